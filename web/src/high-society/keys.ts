import { isBusy, isMeant, isPressable } from '../lib/keys'
import type { Choice } from './choice.svelte'

/** Which key takes which note, and the few others. */

const LETTERS: Record<string, number> = { q: 10, w: 12, e: 15, r: 20, t: 25 }

export function keyOf(note: number): string {
  return (
    Object.entries(LETTERS)
      .find(([, amount]) => amount === note)?.[0]
      .toUpperCase() ?? String(note)
  )
}

function noteOf({ code, key }: KeyboardEvent): number | undefined {
  const digit = /^(?:Digit|Numpad)([123468])$/.exec(code)?.[1]
  return digit ? Number(digit) : LETTERS[key.toLowerCase()]
}

/** Whether the key was meant for the table. */
export function press(event: KeyboardEvent, choice: Choice | null): boolean {
  if (!isMeant(event)) return false
  if (event.key === 'Escape' && folded(event.target)) return true
  if (!choice || isBusy(event.target)) return false
  const note = noteOf(event)
  if (note !== undefined) choice.toggle(note)
  else if (event.key === 'Enter' && !isPressable(event.target)) choice.confirm()
  else if (event.key.toLowerCase() === 'p' && !event.repeat) choice.pass()
  else if (event.key === 'Escape') choice.clear()
  else return false
  return true
}

/** Closes what is folded out around the target, if anything is. */
function folded(target: EventTarget | null): boolean {
  const fold = target instanceof Element ? target.closest<HTMLDetailsElement>('details[open]') : null
  if (!fold) return false
  fold.open = false
  fold.querySelector('summary')?.focus()
  return true
}
