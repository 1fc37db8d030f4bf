import type { ClockOffer } from '../api/types'
import { say } from '../lib/words.svelte'
import { lasting } from './time'

/** The clocks of tables, in words of `web-clocks`. */

/** "3 minutes for each decision", or "10 minutes for the whole game, plus 10 seconds for each decision". */
export function clockOf(clock: number, reserve: number | null | undefined): string {
  if (reserve == null) return say('web-clock-of', { time: lasting(clock) })
  return clock
    ? say('web-clock-game-plus', { time: lasting(reserve), more: lasting(clock) })
    : say('web-clock-game', { time: lasting(reserve) })
}

/** A clock among others of its group: what the heading of the group says is not said again. */
export function offerText({ group, clock, reserve }: ClockOffer): string {
  if (reserve == null) return group === 'decision' ? lasting(clock) : clockOf(clock, null)
  return say('web-clock-plus', { time: lasting(reserve), more: lasting(clock) })
}

/** "3 min", "10 min + 10 sec": as short as a list needs it. */
export function clockBrief(clock: number, reserve: number | null | undefined): string {
  const times = reserve == null ? [clock] : clock ? [reserve, clock] : [reserve]
  return times.map((seconds) => lasting(seconds, 'short')).join(' + ')
}
