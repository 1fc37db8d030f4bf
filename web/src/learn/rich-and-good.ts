import type { Event, Good, RichAndGoodView } from '../api/types'
import { GOODS, goodName, movesBy, placeOf } from '../rich-and-good/goods'
import { nameAt, who } from '../table/people'
import type { Lesson, Moment, Tip } from './lesson'

/** The lessons of the game for three to five. Those of the game for two are in `merchant.ts`. */

type Here = Moment<RichAndGoodView>

const SELL_FROM = 3

const events = ({ log }: Here): Event[] => log.flatMap((happened) => happened.events)
const decides = (here: Here, phase: string): boolean => here.mine && here.view.phase === phase
const tell = (id: string, at: string[], args?: Tip['args']): Tip => ({
  words: `web-learn-rg-${id}`,
  at,
  args: args ?? {},
})

/** A tip about one seat: it points at one's own side of the table, or at theirs. */
const about = (here: Here, id: string, seat: number, own: string): Tip =>
  tell(id, [seat === here.seat ? own : `seat-${seat}`], who(here.table, seat))

/** The good that the cards in sight lift most. */
function rising({ view }: Here): Good {
  const moves = GOODS.map(() => 0)
  for (const card of [...(view.left ?? []), ...(view.right ?? [])]) moves[placeOf(card)]! += movesBy(card)
  return GOODS[moves.indexOf(Math.max(...moves))]!
}

function neighbours({ view, seat, table }: Here): { left: string; right: string } {
  return { left: nameAt(table, (seat + 1) % view.seats), right: nameAt(table, (seat + view.seats - 1) % view.seats) }
}

function donated(here: Here): Tip | null {
  if (decides(here, 'donate')) return about(here, 'donate', here.seat, 'board')
  const gift = events(here).find((event) => event.type === 'donated' && event.seat !== here.seat)
  return gift?.type === 'donated' ? about(here, 'donate', gift.seat, 'board') : null
}

/** Who has given least. The learner's own name comes first where several have. */
function least(here: Here): Tip {
  const given = here.view.players.map(({ charity }) => charity)
  const least = Math.min(...given)
  return about(here, 'least', given[here.seat] === least ? here.seat : given.indexOf(least), 'board')
}

export const happened = (here: Here, type: Event['type']): boolean => events(here).some((event) => event.type === type)

/** In the order in which they are said when several are due. */
export const lessons: Lesson<RichAndGoodView>[] = [
  { id: 'aim', tip: () => tell('aim', ['purse']) },
  { id: 'prices', tip: () => tell('prices', ['prices']) },
  { id: 'holders', tip: (here) => tell('holders', ['left'], neighbours(here)) },
  {
    id: 'trade',
    tip: (here) => (decides(here, 'trade') ? tell('trade', ['shares'], { good: goodName(rising(here)) }) : null),
  },
  { id: 'donate', tip: donated },
  { id: 'market', tip: (here) => (decides(here, 'market') ? tell('market', ['right']) : null) },
  { id: 'moved', tip: (here) => (happened(here, 'price-moved') ? tell('moved', ['prices']) : null) },
  {
    id: 'turn',
    tip: (here) => (here.view.turn > 1 || here.view.round > 1 ? about(here, 'turn', here.view.starter, 'purse') : null),
  },
  {
    id: 'sell',
    tip(here) {
      const { round, turn } = here.view
      return round > 1 || turn > SELL_FROM || (turn === SELL_FROM && decides(here, 'trade'))
        ? tell('sell', ['shares'])
        : null
    },
  },
  {
    id: 'counted',
    tip: (here) => (happened(here, 'charity-counted') ? tell('counted', ['counted', 'purse']) : null),
  },
  { id: 'second', tip: (here) => (here.view.round === 2 ? tell('second', ['left']) : null) },
  { id: 'least', tip: (here) => (here.view.round === 2 && here.view.turn > 1 ? least(here) : null) },
  {
    id: 'last',
    tip: ({ view }) => (view.round === 2 && view.turn === view.turns ? tell('last', ['shares']) : null),
  },
]
