import type { TableInfo } from '../api/types'
import { LEVELS } from './level'
import { isAway, levelAt } from './people'

/** The person who keeps the others waiting, if the reader may ask for a bot in that seat now. */
export function mayReplace(table: TableInfo, lastAt: number | null, now: number): number | null {
  const { seat, state, to_act, vote_after } = table
  if (seat === null || vote_after == null || state !== 'playing' || isAway(table) || to_act.includes(seat)) return null
  if (lastAt === null || table.paused_since != null) return null
  if (now < Math.max(lastAt, table.resumed_at ?? 0) + 1000 * vote_after) return null
  return to_act.find((other) => !LEVELS.includes(levelAt(table, other))) ?? null
}
