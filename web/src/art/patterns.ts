// Each seat has a pattern besides its colour: stripe, dot, chevron, lozenge, wave.

import { disc, lozenge } from './shapes'

/** A tile: its width and height, its path, and the width of its line (0: filled). */
export type Tile = [width: number, height: number, path: string, line: number]

const TILES: Tile[] = [
  [8, 8, 'M-2 2L2 -2M-2 10L10 -2M6 10L10 6', 2.4],
  [8, 8, disc(2, 2, 1.6) + disc(6, 6, 1.6), 0],
  [10, 7, 'M-1 7.5L5 1.5L11 7.5', 2.2],
  [8, 10, lozenge(4, 5, 6, 8), 0],
  [12, 7, 'M-6 3.5Q-3 -1 0 3.5T6 3.5T12 3.5T18 3.5', 2],
]

const DASHES = ['none', '1 6', '12 5', '7 4 1 4', '16 4 4 4']

export function tileOf(seat: number): Tile {
  return TILES[seat % TILES.length]!
}

/** The seat's colour on card paper, the same in both themes. */
export function pigmentOf(seat: number): string {
  return `var(--seat-${seat % TILES.length}-card)`
}

/** A dash pattern that tells the seat's line in a chart; for round line caps. */
export function dashOf(seat: number): string {
  return DASHES[seat % DASHES.length]!
}

/** The seat's colour and pattern as the value of a CSS `background`; `scale` 1 is a tile of about 8 px. */
export function patternCss(seat: number, scale = 1): string {
  const [width, height, path, line] = tileOf(seat)
  const paint = line ? `fill='none' stroke='#fbf6e9' stroke-width='${line}'` : `fill='#fbf6e9'`
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}' viewBox='0 0 ${width} ${height}'>` +
    `<path d='${path}' ${paint}/></svg>`
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}") 0 0 / ${width * scale}px ${height * scale}px ${pigmentOf(seat)}`
}
