import { dashOf } from '../art/patterns'
import type { Chart, Curve, Stop } from './history'

/** The geometry of a chart: from moments and values to places on the paper. */

const GOOD_DASHES = { coal: 'none', wheat: '12 5', coffee: '1 6', rubber: '16 4 4 4', tea: '7 4 1 4', salt: '5 5' }
const MOST_TICKS = 6
const TAIL = 8

/** A curve's colour and dashes: each tells it alone. */
export function strokeOf({ of }: Curve): { colour: string; dash: string } {
  if (of === 'merchant') return { colour: 'var(--ink)', dash: '12 5' }
  if ('good' in of) return { colour: `var(--${of.good})`, dash: GOOD_DASHES[of.good] }
  return { colour: `var(--seat-${of.seat % 5})`, dash: dashOf(of.seat) }
}

/** How far along the axis a moment is, from 0 to 1: stops have equal distances, moments between them too. */
export function along(stops: Stop[], moment: number): number {
  const last = stops.length - 1
  const next = stops.findIndex((stop) => stop.moment >= moment)
  if (next < 0) return 1
  if (next === 0) return 0
  const [from, to] = [stops[next - 1]!.moment, stops[next]!.moment]
  return (next - 1 + (moment - from) / (to - from)) / last
}

export interface Scale {
  low: number
  high: number
  /** Round numbers between them, to write on the upright axis. */
  ticks: number[]
}

/** From nothing, or less, to the greatest value. */
export function scaleOf({ curves }: Chart): Scale {
  const values = curves.flatMap((curve) => curve.values)
  const [low, high] = [Math.min(0, ...values), Math.max(1, ...values)]
  const step = roundStep((high - low) / MOST_TICKS)
  const first = Math.ceil(low / step)
  const ticks = Array.from({ length: Math.floor(high / step) - first + 1 }, (_, place) => (first + place) * step)
  return { low, high, ticks }
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is no smaller than this. */
function roundStep(least: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(least, 1)))
  return [1, 2, 5, 10].map((factor) => factor * size).find((step) => step >= least)!
}

/** A curve in steps: a value holds until the moment of the next one, the last a little beyond the end. */
export function stepsPath(values: number[], x: (moment: number) => number, y: (value: number) => number): string {
  let path = `M${round(x(0))} ${round(y(values[0]!))}`
  values.forEach((value, moment) => {
    if (moment && value !== values[moment - 1]) path += `H${round(x(moment))}V${round(y(value))}`
  })
  return `${path}H${round(x(values.length - 1) + TAIL)}`
}

const round = (length: number): number => Math.round(length * 10) / 10
