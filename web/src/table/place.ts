/** Where words may stand beside the thing they explain: never over it, never over the bar with the buttons. */

export interface Box {
  top: number
  right: number
  bottom: number
  left: number
}

export interface Placed {
  left: number
  top: number
  width: number
  height: number
}

const EDGE = 8
const GAP = 6
/** No column of words is narrower than this. */
const NARROWEST = 170

/** The first side with room enough, else the one with most: below, above, to the right, to the left. */
export function place(anchor: Box, wanted: { width: number; height: number }, bar: Box | null): Placed {
  const all: Box = { top: EDGE, left: EDGE, right: innerWidth - EDGE, bottom: innerHeight - EDGE }
  const sides: Box[] = [
    { ...all, top: anchor.bottom + GAP },
    { ...all, bottom: anchor.top - GAP },
    { ...all, left: anchor.right + GAP },
    { ...all, right: anchor.left - GAP },
  ].map((side) => (bar ? clear(side, bar) : side))
  const fitting = sides.find((side) => widthOf(side) >= wanted.width && heightOf(side) >= wanted.height)
  const side = fitting ?? sides.reduce((best, other) => (roomIn(other) > roomIn(best) ? other : best))
  const width = Math.min(wanted.width, widthOf(side))
  const height = Math.min(wanted.height, heightOf(side))
  const above = side.bottom <= anchor.top
  return {
    width,
    height,
    left: within((anchor.left + anchor.right - width) / 2, side.left, side.right - width),
    top: above ? side.bottom - height : within(anchor.top, side.top, side.bottom - height),
  }
}

/** What is left of a side without the bar. */
function clear(side: Box, bar: Box): Box {
  const apart = bar.top >= side.bottom || bar.bottom <= side.top || bar.left >= side.right || bar.right <= side.left
  if (apart) return side
  const rests = [
    { ...side, bottom: bar.top - GAP },
    { ...side, right: bar.left - GAP },
    { ...side, left: bar.right + GAP },
    { ...side, top: bar.bottom + GAP },
  ]
  return rests.reduce((best, other) => (roomIn(other) > roomIn(best) ? other : best))
}

const widthOf = ({ left, right }: Box): number => Math.max(0, right - left)
const heightOf = ({ top, bottom }: Box): number => Math.max(0, bottom - top)
const roomIn = (box: Box): number => (widthOf(box) < NARROWEST ? 0 : widthOf(box) * heightOf(box))
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
