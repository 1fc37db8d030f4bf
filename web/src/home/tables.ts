import type { TableInfo } from '../api/types'
import { say, words } from '../lib/words.svelte'
import { nameAt } from '../table/people'
import { lasting } from './time'

/** A table in words, for lists and invitations. */

/** "High Society, 2025 edition". */
export function titleOf({ game, options }: Pick<TableInfo, 'game' | 'options'>): string {
  const { edition } = options
  const name = say(`game-${game}`)
  return typeof edition === 'string' ? `${name}, ${say('hs-edition', { edition: `e${edition}` })}` : name
}

/** What the host chose besides: advanced cards, memory aid, clock. */
export function factsOf({ options, clock }: TableInfo): string[] {
  const advanced = (options.advanced ?? []) as string[]
  const edition = `e${String(options.edition)}`
  return [
    ...advanced.map((card) => say(`hs-card-${card}`, { edition })),
    ...(options.memory_aid ? [say('web-memory-aid')] : []),
    ...(clock === null ? [] : [say('web-clock-of', { time: lasting(clock) })]),
  ]
}

export function freeSeats(table: TableInfo): number[] {
  return table.seats.filter((seat) => seat.name === null).map((seat) => seat.number)
}

/** Who else sits there. */
export function companyOf(table: TableInfo): string {
  const others = table.seats.filter((seat) => seat.name !== null && seat.number !== table.seat)
  return others.length ? words.listing(others.map((seat) => seat.name!)) : ''
}

/** How it stands: whose turn it is, who is missing, or that it is over. */
export function standing(table: TableInfo): string {
  if (table.state === 'over') return say('web-table-over')
  if (table.state === 'open') {
    const free = freeSeats(table).length
    return free ? say('web-table-open', { free }) : say('web-table-ready')
  }
  if (table.your_turn) return say('web-your-turn')
  const [seat] = table.to_act
  return seat === undefined ? '' : say('web-turn-of', { name: nameAt(table, seat) })
}

/** Those where something waits for you first, then those that go on, then the finished ones; each the newest first. */
export function inOrder(tables: TableInfo[]): TableInfo[] {
  return tables.toSorted((a, b) => urgency(a) - urgency(b) || b.created - a.created)
}

function urgency({ state, your_turn }: TableInfo): number {
  if (your_turn) return 0
  return state === 'over' ? 2 : 1
}
