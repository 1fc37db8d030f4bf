import type { TableInfo } from '../api/types'
import { words, type Args } from '../lib/words.svelte'
import { LEVELS } from './level'
import { isAlone } from './pace'

/** The name at a seat: a person's, a bot's, or that of an empty chair. Who was deleted has none. */
export function nameAt(table: TableInfo, seat: number): string {
  const name = table.seats[seat]?.name
  if (name === '') return words.say('former-guest')
  return name ?? words.say('web-empty-seat', { number: seat + 1 })
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

/** How well the bot at a seat plays, for itself or for a person who left, or that it is a bot account; empty for a
 * person. */
export const levelAt = (table: TableInfo, seat: number): string =>
  table.seats[seat]?.level || table.seats[seat]?.stand_in || ''

/** Whether a bot plays for the reader, who has left this game. */
export const isAway = (table: TableInfo): boolean => table.state === 'playing' && hasLeft(table)

/** Whether a bot played for the reader, at least at the end. */
export const hasLeft = (table: TableInfo): boolean => table.seat !== null && !!table.seats[table.seat]?.stand_in

/** Whether the reader has resigned this game: the bot plays to the end. */
export const hasResigned = (table: TableInfo): boolean => table.seat !== null && !!table.seats[table.seat]?.resigned

/** The level of the bots that stand in for people here: that of the strongest bot, as the service chooses it. */
export function standInLevel(table: TableInfo): string {
  const levels = table.seats.map(({ level }) => level)
  return LEVELS.findLast((level) => levels.includes(level)) ?? 'sensible'
}

/** Whether the person in this seat of a running game does not have the table open. */
export function isElsewhere(table: TableInfo, seat: number): boolean {
  const { away_since, stand_in } = table.seats[seat] ?? {}
  return table.state === 'playing' && seat !== table.seat && away_since != null && !stand_in
}

/** Whether the reader may ask for a pause: where other people play, or where the time runs. Who plays alone against bots
 * without a clock stops the bots. */
export function mayPause(table: TableInfo): boolean {
  if (table.state !== 'playing' || table.seat === null || table.lesson || isAway(table)) return false
  return table.paused_since == null && (table.clock !== null || !isAlone(table))
}

/** Whether the reader plays here with other people, whom they may leave to a bot. */
export function mayLeave(table: TableInfo): boolean {
  return table.state === 'playing' && table.seat !== null && !table.lesson && !isAway(table) && !isAlone(table)
}
