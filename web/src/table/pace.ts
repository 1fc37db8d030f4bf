import type { Pace, TableInfo } from '../api/types'
import { settings, type Speed } from '../lib/settings.svelte'
import { LEVELS } from './level'

/** How quickly bots play, for whoever is the only person at a table or watches bots there. */

export const SPEEDS: readonly Speed[] = ['slow', 'usual', 'fast']

/** In a lesson bots are slower than usual, unless the reader has chosen another pace. */
export const lessonPace = (): Speed => (settings.pace === 'usual' ? 'slow' : settings.pace)

export const isSpeed = (pace: Pace): pace is Speed => SPEEDS.includes(pace as Speed)

/** Whether the reader is alone with bots of the service: at the table, or as its host. */
export function isAlone({ seats, seat, host }: TableInfo): boolean {
  return (seat !== null || host) && seats.every(({ number, level }) => LEVELS.includes(level) || number === seat)
}

/** Whether the reader waits for bots, and could be spared it. */
export function canSkip(table: TableInfo, to_act: readonly number[]): boolean {
  return table.seat !== null && isAlone(table) && isSpeed(table.pace ?? 'usual') && isWaiting(table.seat, to_act)
}

const isWaiting = (seat: number, to_act: readonly number[]): boolean => to_act.length > 0 && !to_act.includes(seat)
