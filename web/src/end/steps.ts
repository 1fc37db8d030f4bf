import type { Result, View } from '../api/types'
import { say } from '../lib/words.svelte'
import type { Game } from '../table/scene'

/** The one ceremony, step by step: money seat by seat, the poorest leaves, the arithmetic line by line, who won. */
export type Step =
  | { type: 'standing'; seat: number }
  | { type: 'afterword' }
  | { type: 'out' }
  | { type: 'line'; seat: number; place: number }
  | { type: 'total'; seat: number }
  | { type: 'won' }

/** How long each step is left to be looked at, in milliseconds. */
export const PAUSE: Record<Step['type'], number> = {
  standing: 850,
  afterword: 1400,
  out: 2100,
  line: 450,
  total: 850,
  won: 0,
}

export function stepsOf(result: Result, view: View, game: Game): Step[] {
  const suspense = [...result.scores].sort(
    (one, other) => Number(isOut(result, other.seat)) - Number(isOut(result, one.seat)) || one.total - other.total,
  )
  return [
    ...result.scores.map(({ seat }): Step => ({ type: 'standing', seat })),
    ...(game.afterword(view).length ? [{ type: 'afterword' } as const] : []),
    { type: 'out' },
    ...suspense.flatMap(({ seat, working }): Step[] => [
      ...working.map((_, place): Step => ({ type: 'line', seat, place })),
      { type: 'total', seat },
    ]),
    { type: 'won' },
  ]
}

export function isOut(result: Result, seat: number): boolean {
  return result.cast_out.includes(seat)
}

/** What is to be seen of one seat after the first steps. */
export interface Shown {
  standing: boolean
  fate: boolean
  lines: number
  total: boolean
  won: boolean
  /** The step that was just made is about this seat. */
  now: boolean
}

export function shownAt(steps: Step[], seat: number): Shown {
  const has = (type: Step['type']): boolean =>
    steps.some((step) => step.type === type && (!('seat' in step) || step.seat === seat))
  const last = steps.at(-1)
  return {
    standing: has('standing'),
    fate: has('out'),
    lines: steps.filter((step) => step.type === 'line' && step.seat === seat).length,
    total: has('total'),
    won: has('won'),
    now: last !== undefined && 'seat' in last && last.seat === seat,
  }
}

/** A running total: halves are written as such, as the cards do. */
export function written(total: number): string {
  const size = Math.abs(total)
  const half = size % 1 ? '½' : ''
  const whole = size >= 1 || !half ? say('money', { amount: Math.trunc(size) }) : ''
  return (total < 0 ? '−' : '') + whole + half
}
