import type { RichAndGoodHints, RichAndGoodView } from '../api/types'
import type { Lesson, Moment } from './lesson'

type Here = Moment<RichAndGoodView, RichAndGoodHints>

const mine = ({ view }: Here) => view.players[view.seat ?? 0]
const counted = ({ latest }: Here): boolean => latest?.events.some(({ type }) => type === 'charity-counted') ?? false

function leastGiven(here: Here): boolean {
  const given = here.view.players.map(({ charity }) => charity)
  return given[here.view.seat ?? 0]! <= Math.min(...given, here.view.merchant?.charity ?? Infinity)
}

/** In the order of importance: the first whose moment has come is shown. */
export const lessons: Lesson<RichAndGoodView, RichAndGoodHints>[] = [
  { id: 'aim', when: () => true },
  { id: 'trade', when: (here) => here.mine && here.view.phase === 'trade' },
  { id: 'donate', when: (here) => here.mine && here.view.phase === 'donate' },
  { id: 'market', when: (here) => here.mine && here.view.phase === 'market' },
  { id: 'merchant', when: ({ view }) => view.merchant !== null && view.turn > 1 },
  { id: 'known', when: (here) => here.mine && here.view.phase === 'trade' && here.view.turn === 2 },
  { id: 'sell', when: (here) => here.mine && here.view.phase === 'trade' && (mine(here)?.share_count ?? 0) > 3 },
  { id: 'counted', when: counted },
  { id: 'least', when: (here) => here.mine && here.view.round === 2 && leastGiven(here) },
  { id: 'last', when: ({ view }) => view.round === 2 && view.turn === view.turns },
]
