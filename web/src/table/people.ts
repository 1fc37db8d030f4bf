import type { TableInfo } from '../api/types'
import { words, type Args } from '../lib/words.svelte'

/** The name at a seat: a person's, a bot's, or that of an empty chair. */
export function nameAt(table: TableInfo, seat: number): string {
  return table.seats[seat]?.name ?? words.say('web-empty-seat', { number: seat + 1 })
}

/** The arguments of a sentence about one seat. */
export function who(table: TableInfo, seat: number): Args {
  return { who: seat === table.seat ? 'you' : 'other', name: nameAt(table, seat) }
}

/** The arguments of a sentence about several seats; the reader comes first, as "you". */
export function whoAll(table: TableInfo, seats: readonly number[]): Args {
  const mine = table.seat !== null && seats.includes(table.seat)
  const others = seats.filter((seat) => seat !== table.seat).map((seat) => nameAt(table, seat))
  const names = words.listing(mine ? [words.say('web-you'), ...others] : others)
  return { who: mine ? 'you' : 'other', names, count: seats.length }
}

/** How well the bot at a seat plays, or that it is a bot account; empty for a person. */
export const levelAt = (table: TableInfo, seat: number): string => table.seats[seat]?.level ?? ''
