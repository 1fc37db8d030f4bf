import { api } from '../api/http'
import type { Event, Fair } from '../api/types'
import { commitmentTo, decksOf, keyFrom, Stream, type Decks } from './shuffle'

/** What a record says of a fair game; docs/records.md. */
export interface Recorded {
  game: string
  options: Record<string, unknown>
  setup: Fair
}

export interface Proof {
  /** The secret is the one that was committed to. */
  sealed: boolean
  /** The seat that was drawn to begin did begin; null if the table had named one. */
  first: boolean | null
  /** Everything that came to the table lay where the shuffle puts it. */
  cards: boolean
  /** How many cards that were. */
  count: number
  decks: Decks
}

export async function recordAt(table: string): Promise<Recorded> {
  return (await api.record(table)) as unknown as Recorded
}

/** Browsers compute hashes only for pages that came over https or from this very machine. */
export const canProve = (): boolean => globalThis.crypto?.subtle !== undefined

/** Repeats the shuffle of that game and compares it with what happened at the table. */
export async function prove(recorded: Recorded, commitment: string, events: Event[]): Promise<Proof> {
  const { game, setup } = recorded
  const options = recorded.options as { seats: number; first: number | null }
  const key = await keyFrom(setup.secret, setup.contributions)
  const decks = await decksOf(key, game, options)
  const drawn = options.first === null ? await new Stream(key, 'first').below(options.seats) : null
  const pairs = game === 'high-society' ? turned(decks, events) : played(decks, options.seats, events)
  return {
    sealed: (await commitmentTo(setup.secret)) === commitment,
    first: drawn === null ? null : drawn === beginner(events),
    cards: pairs.length > 0 && pairs.every(([expected, seen]) => expected.join() === seen.join()),
    count: pairs.reduce((sum, [, seen]) => sum + seen.length, 0),
    decks,
  }
}

type Pair = [expected: string[], seen: string[]]

function beginner(events: Event[]): number | undefined {
  for (const event of events) {
    if (event.type === 'turned') return event.leader
    if (event.type === 'stock-opened') return event.starter
  }
  return undefined
}

/** High Society: the cards come up in the order of the deck. */
function turned(decks: Decks, events: Event[]): Pair[] {
  const seen = events.flatMap((event) => (event.type === 'turned' ? [event.card] : []))
  return [[decks.deck!.slice(0, seen.length), seen]]
}

/** The Rich and the Good: in each round every holder is played empty, and it held just what had been dealt to it. */
function played(decks: Decks, seats: number, events: Event[]): Pair[] {
  const sizes = seats === 2 ? [5, 5, 10] : Array.from({ length: seats }, () => 8)
  const dealt = sizes.reduce((sum, size) => sum + size, 0)
  const pairs: Pair[] = []
  for (const round of [1, 2]) {
    const cards = seats === 2 ? decks.market!.slice(dealt * (round - 1)) : decks[`market ${round}`]!
    let from = 0
    const happened = ofRound(events, round)
    sizes.forEach((size, holder) => {
      const seen = happened.flatMap((event) =>
        event.type === 'price-moved' && holderOf(event.seat, event.side, seats) === holder ? [event.card] : [],
      )
      pairs.push([cards.slice(from, from + size).sort(), seen.sort()])
      from += size
    })
    if (seats === 2) {
      const given = happened.flatMap((event) =>
        event.type === 'charity-counted' && event.seat === null ? event.goods : [],
      )
      pairs.push([round === 1 ? decks.merchant!.slice(0, 4) : decks.merchant!.slice(4, 7), given])
    }
  }
  return pairs
}

function holderOf(seat: number, side: 'left' | 'right', seats: number): number {
  if (side === 'left') return seat
  return seats === 2 ? 2 : (seat + seats - 1) % seats
}

function ofRound(events: Event[], round: number): Event[] {
  let now = 0
  return events.filter((event) => {
    if (event.type === 'round-began') now = event.round
    return now === round
  })
}
