import type { Card, Event, Happened, TableInfo } from '../api/types'
import { tell } from './narrate'

/** How an auction ended, for the card that tells it. */
export interface Outcome {
  /** The action it came with; one for every auction. */
  number: number
  card: Card
  /** Who took it, or lost it; nobody when it leaves play. */
  seat: number | null
  headline: string
  details: string[]
  /** The sealed bids, seat by seat; empty after an open auction. */
  bids: readonly number[]
}

const ENDS = ['claimed', 'unclaimed', 'luxury-lost']
const TOLD = ['refunded', 'luxury-lost']

export function outcomeOf(happened: Happened | null, table: TableInfo): Outcome | null {
  const events = happened?.events ?? []
  const end = events.find((event) => ENDS.includes(event.type))
  if (!happened || !end || !('card' in end)) return null
  const [headline, ...more] = tell(end, table)
  const others = events.filter((event) => event !== end && (TOLD.includes(event.type) || tookBack(event)))
  const unsealed = events.find((event) => event.type === 'unsealed')
  return {
    number: happened.number,
    card: end.card as Card,
    seat: 'seat' in end ? end.seat : null,
    headline: headline?.text ?? '',
    details: [...more, ...others.flatMap((event) => tell(event, table))].map(({ text }) => text),
    bids: unsealed?.bids ?? [],
  }
}

const tookBack = (event: Event): boolean => event.type === 'passed' && event.back > 0
