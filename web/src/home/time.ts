import { words } from '../lib/words.svelte'

/** Time in the reader's language; the browser knows the words. */

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** "3 minutes", "1 day". */
export function lasting(seconds: number, unitDisplay: 'long' | 'short' = 'long'): string {
  const [unit, size] = largest(seconds, (size) => seconds % size === 0)
  return new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay }).format(seconds / size)
}

/** "8 hours", "1 day": no longer than the time really is. */
export function rounded(seconds: number): string {
  const [unit, size] = largest(seconds, (size) => seconds >= size)
  const format = new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay: 'long' })
  return format.format(Math.floor(seconds / size))
}

/** "2 hours ago". */
export function ago(then: number, now = Date.now()): string {
  const seconds = Math.max(0, Math.round((now - then) / 1000))
  const [unit, size] = largest(seconds, (size) => seconds >= size)
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto' })
  return unit === 'second' ? format.format(0, 'second') : format.format(-Math.floor(seconds / size), unit)
}

function largest(
  seconds: number,
  fits: (size: number) => boolean,
): readonly [Intl.RelativeTimeFormatUnitSingular, number] {
  return UNITS.find(([, size]) => seconds >= size && fits(size)) ?? UNITS[3]
}
