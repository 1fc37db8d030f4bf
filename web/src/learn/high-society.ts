import type { Event, HighSocietyHints, HighSocietyView } from '../api/types'
import type { Lesson, Moment } from './lesson'

type Here = Moment<HighSocietyView, HighSocietyHints>

const TO_AVOID = ['lose', '-5', '1/2']
const ENDING = ['x2', '1/2']

const card = ({ view }: Here): string => view.shown.at(-1) ?? ''
const mine = ({ view }: Here) => view.players[view.seat ?? 0]
const happened = ({ latest }: Here, test: (event: Event) => boolean): boolean => latest?.events.some(test) ?? false
const byMe = (here: Here, kind: string): boolean =>
  happened(here, (event) => event.type === kind && 'seat' in event && event.seat === here.view.seat)

function poorest(here: Here): boolean {
  const money = here.view.players.map(({ hand, open }) =>
    [...(hand ?? []), ...open].reduce((sum, note) => sum + note, 0),
  )
  return money[here.view.seat ?? 0]! <= Math.min(...money)
}

/** In the order of importance: the first whose moment has come is shown. */
export const lessons: Lesson<HighSocietyView, HighSocietyHints>[] = [
  { id: 'aim', when: () => true },
  { id: 'avoid', when: (here) => here.mine && here.view.phase === 'auction' && TO_AVOID.includes(card(here)) },
  { id: 'discard', when: (here) => here.mine && here.view.phase === 'discard' },
  { id: 'sealed', when: (here) => here.mine && here.view.phase === 'sealed' },
  { id: 'bid', when: (here) => here.mine && here.view.phase === 'auction' && mine(here)?.bid === 0 },
  { id: 'outbid', when: (here) => here.mine && here.view.phase === 'auction' && (mine(here)?.bid ?? 0) > 0 },
  { id: 'won', when: (here) => byMe(here, 'claimed') },
  { id: 'passed', when: (here) => byMe(here, 'passed') },
  { id: 'ending', when: (here) => ENDING.includes(card(here)) },
  { id: 'last', when: ({ view }) => view.ends === 3 },
  { id: 'poorest', when: (here) => here.mine && here.view.shown.length > 5 && poorest(here) },
  { id: 'change', when: (here) => here.mine && here.view.shown.length > 3 },
]
