import { say } from '../lib/words.svelte'
import { lasting } from './time'

/** The clocks of tables, in words of `web-new`. */

/** "3 minutes for each decision", or "10 minutes for the whole game, plus 10 seconds for each decision". */
export function clockOf(clock: number, reserve: number | null | undefined): string {
  if (reserve == null) return say('web-clock-of', { time: lasting(clock) })
  return clock
    ? say('web-clock-game-plus', { time: lasting(reserve), more: lasting(clock) })
    : say('web-clock-game', { time: lasting(reserve) })
}

/** "3 minutes", "10 minutes + 10 seconds": a clock among others, whose heading says the rest. */
export function clockBrief(
  clock: number,
  reserve: number | null | undefined,
  unitDisplay: 'long' | 'short' = 'short',
): string {
  const times = reserve == null ? [clock] : clock ? [reserve, clock] : [reserve]
  return times.map((seconds) => lasting(seconds, unitDisplay)).join(' + ')
}
