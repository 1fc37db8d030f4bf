import type { Card, Claimed, Event, HighSocietyView } from '../api/types'
import { familyOf } from '../art/family'
import { cardName, money, sum } from '../high-society/words'
import { who } from '../table/people'
import type { Lesson, Moment, Tip } from './lesson'

type Here = Moment<HighSocietyView>

const CHANGE_FROM = 5
const POOREST_FROM = 7
const LAST_BUT_ONE = 3

const lot = ({ view }: Here): Card | null => (view.phase === 'auction' ? (view.shown.at(-1) ?? null) : null)
const decides = (here: Here): boolean => here.mine && here.view.phase === 'auction'
const events = ({ log }: Here): Event[] => log.flatMap((happened) => happened.events)
const tell = (id: string, at: string[], args?: Tip['args']): Tip => ({
  words: `web-learn-hs-${id}`,
  at,
  args: args ?? {},
})

/** A tip about what somebody did: it points at one's own side of the table, or at theirs. */
function about(here: Here, id: string, seat: number, own: string, args: Tip['args'] = {}): Tip {
  return tell(id, [seat === here.seat ? own : `seat-${seat}`], { ...who(here.table, seat), ...args })
}

/** A tip about a kind of card: it points at one that is for sale, or at whoever took one before there was time to say it. */
function of(here: Here, id: string, kind: (card: Card) => boolean): Tip | null {
  const card = lot(here)
  if (card !== null && kind(card)) return tell(id, ['lot'])
  const taken = events(here).find((event) => event.type === 'claimed' && kind(event.card))
  return taken?.type === 'claimed' ? about(here, id, taken.seat, 'own') : null
}

/** What happened in auctions for cards that people want, card by card. */
function* wanted(here: Here): Generator<Event> {
  let card: Card | null = null
  for (const event of events(here)) {
    if (event.type === 'turned') card = event.card
    if (card !== null && familyOf(card) !== 'avoid') yield event
  }
}

function first<T extends Event>(found: Iterable<Event>, test: (event: Event) => event is T): T | null {
  for (const event of found) if (test(event)) return event
  return null
}

function raised(here: Here): Tip | null {
  const { bid = 0 } = here.view.players[here.seat] ?? {}
  if (decides(here) && bid > 0) return tell('raise', ['hand'], { who: 'you', name: '' })
  for (const event of events(here))
    if (event.type === 'bid' && event.seat !== here.seat && event.total > sum(event.cards))
      return about(here, 'raise', event.seat, 'hand')
  return null
}

/** What became of the card that costs a luxury: a choice to make, a luxury lost, or nothing to lose yet. */
function lost(here: Here): Tip | null {
  const all = events(here)
  const taken = all.find((event): event is Claimed => event.type === 'claimed' && event.card === 'lose')
  if (!taken) return null
  if (here.view.phase === 'discard') return here.mine ? tell('discard', ['discards']) : null
  const loss = all.slice(all.indexOf(taken)).find((event) => event.type === 'luxury-lost' && event.seat === taken.seat)
  if (loss?.type === 'luxury-lost')
    return about(here, 'discard-lost', loss.seat, 'own', { card: cardName(loss.card, here.view.edition) })
  return about(here, 'discard-waits', taken.seat, 'own')
}

/** Who would be cast out now. The learner's own name comes first where several are equally poor. */
function poorest(here: Here): Tip {
  const purses = here.view.players.map(({ hand, open }) => sum(hand ?? []) + sum(open))
  const least = Math.min(...purses)
  const seat = purses[here.seat] === least ? here.seat : purses.indexOf(least)
  const at = seat === here.seat ? ['hand'] : [`money-${seat}`, `seat-${seat}`]
  return tell('poorest', at, who(here.table, seat))
}

/** In the order in which they are said when several are due. */
export const lessons: Lesson<HighSocietyView>[] = [
  { id: 'aim', tip: (here) => tell('aim', ['lot'], { worth: Number(here.view.shown[0]) || 0 }) },
  { id: 'money', tip: () => tell('money', ['hand']) },
  { id: 'bid', tip: (here) => (decides(here) ? tell('bid', ['actions']) : null) },
  { id: 'raise', tip: raised },
  {
    id: 'passed',
    tip(here) {
      const event = first(wanted(here), (event) => event.type === 'passed')
      return event && about(here, 'passed', event.seat, 'hand')
    },
  },
  {
    id: 'won',
    tip(here) {
      const event = first(wanted(here), (event) => event.type === 'claimed')
      return event && about(here, 'won', event.seat, 'hand', { paid: money(event.paid[event.seat] ?? 0) })
    },
  },
  { id: 'avoid', tip: (here) => of(here, 'avoid', (card) => familyOf(card) === 'avoid') },
  { id: 'double', tip: (here) => of(here, 'double', (card) => familyOf(card) === 'double') },
  { id: 'ending', tip: (here) => (here.view.ends > 0 ? tell('ending', ['ends']) : null) },
  {
    id: 'change',
    tip: (here) => (here.view.shown.length >= CHANGE_FROM ? tell('change', ['hand']) : null),
  },
  { id: 'lose', tip: (here) => of(here, 'lose', (card) => card === 'lose') },
  { id: 'discard', tip: lost },
  { id: 'poorest', tip: (here) => (here.view.shown.length >= POOREST_FROM ? poorest(here) : null) },
  { id: 'last', tip: (here) => (here.view.ends === LAST_BUT_ONE ? tell('last', ['ends']) : null) },
]
