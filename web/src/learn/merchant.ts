import type { RichAndGoodView } from '../api/types'
import { nameAt } from '../table/people'
import type { Lesson, Moment, Tip } from './lesson'
import { happened } from './rich-and-good'

/** What is different in the game for two. */

type Here = Moment<RichAndGoodView>

const tell = (id: string, at: string[], args?: Tip['args']): Tip => ({
  words: `web-learn-two-${id}`,
  at,
  args: args ?? {},
})
const opponent = ({ table, seat }: Here): Tip['args'] => ({ name: nameAt(table, 1 - seat) })

/** In the order in which they are said when several are due. */
export const lessons: Lesson<RichAndGoodView>[] = [
  { id: 'merchant', tip: () => tell('merchant', ['merchant']) },
  { id: 'own', tip: (here) => tell('own', ['left'], opponent(here)) },
  { id: 'shared', tip: (here) => tell('shared', ['right'], opponent(here)) },
  { id: 'board', tip: ({ view }) => (view.turn > 1 || view.round > 1 ? tell('board', ['board']) : null) },
  { id: 'least', tip: ({ view }) => (view.turn > 2 || view.round > 1 ? tell('least', ['merchant']) : null) },
  {
    id: 'counted',
    tip: (here) => (happened(here, 'charity-counted') ? tell('counted', ['counted', 'merchant']) : null),
  },
  { id: 'cards', tip: ({ view }) => (view.round === 2 ? tell('cards', ['right']) : null) },
  {
    id: 'last',
    tip: ({ view }) => (view.round === 2 && view.turn === view.turns ? tell('last', ['shares']) : null),
  },
]
