/** Where a tip stands: beside what it points at, never over it. All measures are pixels of the viewport. */

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export interface Size {
  width: number
  height: number
}

export type Side = 'right' | 'left' | 'below' | 'above'

export interface Placed {
  side: Side | null
  left: number
  top: number
  /** Where there is less room than the tip is high: the rest of it is scrolled to. */
  height: number | null
  /** How far along its edge the arrow sits. */
  arrow: number
}

/** Between the tip and what it points at. */
export const GAP = 14
const CORNER = 18

const between = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, high))
const middle = (low: number, high: number): number => (low + high) / 2

/** How much room there is beside the target, on each side of it. */
function space(target: Box, room: Box): Record<Side, number> {
  return {
    right: room.right - target.right - GAP,
    left: target.left - room.left - GAP,
    below: room.bottom - target.bottom - GAP,
    above: target.top - room.top - GAP,
  }
}

/** The place within the room: on the first side where the tip fits, else above or below and shortened. */
export function place(target: Box | null, tip: Size, room: Box, sides: readonly Side[]): Placed {
  if (!target)
    return { side: null, left: middle(room.left, room.right) - tip.width / 2, top: room.top, height: null, arrow: 0 }
  const free = space(target, room)
  const needs = (side: Side): number => (side === 'above' || side === 'below' ? tip.height : tip.width)
  const fits = sides.find((side) => free[side] >= needs(side))
  const side = fits ?? (free.above > free.below ? 'above' : 'below')
  const height = fits ? tip.height : Math.max(0, Math.min(tip.height, free[side]))
  const across = between(middle(target.left, target.right) - tip.width / 2, room.left, room.right - tip.width)
  const along = between(middle(target.top, target.bottom) - height / 2, room.top, room.bottom - height)
  const upright = side === 'above' || side === 'below'
  const left = upright ? across : side === 'right' ? target.right + GAP : target.left - GAP - tip.width
  const top = !upright ? along : side === 'below' ? target.bottom + GAP : target.top - GAP - height
  const towards = upright ? middle(target.left, target.right) - left : middle(target.top, target.bottom) - top
  const arrow = between(towards, CORNER, (upright ? tip.width : height) - CORNER)
  return { side, left, top, height: fits ? null : height, arrow }
}

/** How far the page has to be scrolled for the target to be seen with room for the tip above or below it. */
export function scrollFor(
  target: Box,
  tip: Size,
  room: Box,
  sides: readonly Side[],
  most: { up: number; down: number },
): number {
  const free = space(target, room)
  const seen = target.top >= room.top && target.bottom <= room.bottom
  const beside = sides.some((side) => (side === 'left' || side === 'right') && free[side] >= tip.width)
  if (seen && (beside || free.above >= tip.height || free.below >= tip.height)) return 0
  const needed = tip.height + GAP
  /** From one distance to another, to have the tip above, or below; or only to see the target. */
  const ways: [number, number][] = [
    [target.bottom - room.bottom, target.top - room.top - needed],
    [target.bottom - room.bottom + needed, target.top - room.top],
  ]
  const possible = ways
    .map(([low, high]) => [Math.max(low, -most.up), Math.min(high, most.down)] as const)
    .filter(([low, high]) => low <= high)
    .map(([low, high]) => between(0, low, high))
  if (possible.length) return possible.reduce((one, other) => (Math.abs(one) <= Math.abs(other) ? one : other))
  return between(target.top - room.top, -most.up, most.down)
}
