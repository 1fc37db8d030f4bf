import type { Box, Side } from './place'

/** What a tip finds on the page: the thing it points at, and the room around it. */

const MARGIN = 8
/** How far the outline stands off what it is drawn around. */
const AROUND = 5
const WIDE_FROM = 700
const NARROW: readonly Side[] = ['above', 'below']
const WIDE: readonly Side[] = ['right', 'left', 'above', 'below']

/** The first of these that can be seen. */
export function target(names: readonly string[]): Element | null {
  for (const name of names) {
    const found = [...document.querySelectorAll(`[data-lesson~="${name}"]`)].find((one) => one.checkVisibility())
    if (found) return found
  }
  return null
}

export function around(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND }
}

/** What may be covered: the table, without the bar of actions at its foot. */
export function room(): Box {
  const table = document.querySelector('#table')?.getBoundingClientRect()
  const bar = document.querySelector('[data-lesson~="actions"]')?.getBoundingClientRect()
  return {
    left: (table?.left ?? 0) + MARGIN,
    right: (table?.right ?? innerWidth) - MARGIN,
    top: Math.max(table?.top ?? 0, 0) + MARGIN,
    bottom: Math.min(bar?.top ?? innerHeight, innerHeight) - MARGIN,
  }
}

/** Where a tip may stand: in a narrow room there is none left or right of anything. */
export const sides = ({ left, right }: Box): readonly Side[] => (right - left < WIDE_FROM ? NARROW : WIDE)

/** How far the page can be scrolled. */
export const scrollable = (): { up: number; down: number } => ({
  up: scrollY,
  down: document.documentElement.scrollHeight - innerHeight - scrollY,
})
