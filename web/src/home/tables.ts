import type { TableInfo } from '../api/types'
import { say, words } from '../lib/words.svelte'
import { nameAt } from '../table/people'
import { clockOf } from './clocks'
import { rounded } from './time'

/** A table in words, for lists and invitations. */

/** "High Society, 2025 edition". */
export function titleOf({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  const { edition } = options
  const name = say(`game-${game}`)
  return typeof edition === 'string' ? `${name}, ${say('hs-edition', { edition: `e${edition}` })}` : name
}

/** What the host chose besides: advanced cards, a price track, memory aid, clock, whether bot accounts may join. */
export function factsOf(table: TableInfo): string[] {
  const { options, unusual, bot_accounts } = table
  const advanced = (options.advanced ?? []) as string[]
  const edition = `e${String(options.edition)}`
  return [
    ...advanced.map((card) => say(`hs-card-${card}`, { edition })),
    ...(unusual.includes('track') ? [say('web-track-own-fact')] : []),
    ...(options.memory_aid ? [say('web-memory-aid')] : []),
    ...(table.clock === null ? [] : [clockOf(table.clock, table.reserve)]),
    ...(bot_accounts ? [say('web-bot-accounts')] : []),
  ]
}

export function freeSeats(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.name === null).map((seat) => seat.number)
}

/** Who else sits there. */
export function companyOf(table: TableInfo): string {
  const others = table.seats.filter((seat) => seat.name !== null && seat.number !== table.seat)
  return others.length ? words.listing(others.map((seat) => nameAt(table, seat.number))) : ''
}

/** How it stands: whose turn it is, who is missing, or that it is over. */
export function standing(table: TableInfo): string {
  if (table.state === 'over') return outcome(table)
  if (table.state === 'open') {
    const free = freeSeats(table).length
    return free ? say('web-table-open', { free }) : say('web-table-ready')
  }
  if (table.paused_since != null) return say('web-table-paused')
  if (table.your_turn) return say('web-your-turn')
  const [seat] = table.to_act
  return seat === undefined ? '' : say('web-turn-of', { name: nameAt(table, seat) })
}

/** "card 6 · 2 of 4 hourglasses", while a game is played. */
export function progressOf({ game, progress }: TableInfo): string {
  return progress ? say(`web-progress-${game}`, progress) : ''
}

/** How a game ended, for the one who reads it. */
function outcome(table: TableInfo): string {
  const { seat, seats, winners, cast_out } = table
  if (seat !== null && seats[seat]?.resigned) return say('web-outcome-resigned')
  if (seat !== null && winners.includes(seat)) return say('web-outcome-won', { count: winners.length })
  if (seat !== null && cast_out.includes(seat)) return say('web-outcome-cast-out')
  if (!winners.length) return say('web-outcome-nobody')
  return say('web-outcome-winner', {
    names: words.listing(winners.map((winner) => nameAt(table, winner))),
    count: winners.length,
  })
}

/** "8 hours left", where it is your turn in a game over hours or days. */
export function timeLeftOf({ your_turn, push, deadline }: TableInfo, now = Date.now()): string {
  if (!your_turn || !push || deadline == null) return ''
  return say('web-clock-left', { time: rounded(Math.max(0, deadline - now) / 1000) })
}

/** Those where something waits for you first, by their deadlines; then those that go on, then the finished ones, the
 * newest first. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => urgency(a) - urgency(b) || ends(a) - ends(b) || b.created - a.created)
}

/** When your time ends; a table without a clock comes after all that have one. */
function ends({ your_turn, deadline }: TableInfo): number {
  return your_turn ? (deadline ?? Number.MAX_SAFE_INTEGER) : 0
}

function urgency({ state, your_turn }: TableInfo): number {
  if (your_turn) return 0
  return state === 'over' ? 2 : 1
}
