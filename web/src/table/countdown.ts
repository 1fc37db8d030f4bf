import { getContext, setContext } from 'svelte'
import { say } from '../lib/words.svelte'
import type { Room } from './room.svelte'

/** Time that is left, for the clocks at a table. */

const DAY = 86_400
const TIMES = Symbol('times')

type Times = Pick<Room, 'seatTimes' | 'timeLeft' | 'SeatTime'>

/** The seats below may show how much time is left there. A replay has no such times. */
export const tellTimes = (room: Times): void => void setContext(TIMES, room)
export const timesHere = (): Times | undefined => getContext<Times | undefined>(TIMES)

/** "6 days", "1:05:00", "4:09". */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / 3600), Math.floor(seconds / 60)]
  if (days) return say('web-days', { count: days })
  const two = (number: number): string => String(number).padStart(2, '0')
  return hours ? `${hours}:${two(minutes % 60)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
