// The engraver's rosettes: closed curves of a wheel rolling in a wheel, one family per seat.

import { smooth, type Point } from './shapes'

/** How often the pen touches the rim, how often it goes round, how wide the hole stays, and the waves of the rim. */
type Wheels = [tips: number, turns: number, hole: number, waves: number]

const WHEELS: Wheels[] = [
  [24, 5, 0.34, 24],
  [30, 11, 0.42, 30],
  [16, 3, 0.3, 16],
  [36, 7, 0.46, 18],
  [28, 13, 0.3, 28],
]

const around = (count: number, point: (part: number) => Point) =>
  smooth(Array.from({ length: count }, (_, i) => point((2 * Math.PI * i) / count)))

const polar = (reach: number, turn: number): Point => [reach * Math.sin(turn), -reach * Math.cos(turn)]

/** A hypotrochoid. */
function rosette([tips, turns, hole]: Wheels, radius: number): string {
  return around(tips * 9, (part) => {
    const [x, y] = polar((radius * (1 + hole)) / 2, turns * part)
    const [u, v] = polar((radius * (1 - hole)) / 2, (turns - tips) * part)
    return [x + u, y + v]
  })
}

function rim([, , , waves]: Wheels, radius: number): string {
  const phases = [0, 2.1, 4.2]
  return phases
    .map((phase) => around(waves * 6, (turn) => polar(radius * (0.94 + 0.06 * Math.cos(waves * turn + phase)), turn)))
    .join('')
}

const drawn = new Map<string, string>()

/** The seat's rosette around 0,0. */
export function guilloche(seat: number, radius: number): string {
  const key = `${seat} ${radius}`
  let path = drawn.get(key)
  if (path === undefined) {
    const wheels = WHEELS[seat % WHEELS.length]!
    path = rim(wheels, radius) + rosette(wheels, radius * 0.88)
    drawn.set(key, path)
  }
  return path
}
