import { settings } from './settings.svelte'

/** What a pressed key may be meant for. */

/** Whether it may be meant for the page at all: single letters and digits only where they are wanted. */
export function isMeant(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, defaultPrevented } = event
  return !altKey && !ctrlKey && !metaKey && !defaultPrevented && (settings.keys || key === ' ' || key.length > 1)
}

/** Somebody is writing, or looks at something else. */
export function isBusy(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [contenteditable], dialog') !== null
}

/** Enter presses what has the focus, but what can be ticked is ticked with the space bar. */
export function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button:not([role="checkbox"]), summary') !== null
}
