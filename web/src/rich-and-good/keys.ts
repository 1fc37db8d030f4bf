import { isBusy, isMeant, isPressable } from '../lib/keys'
import type { Plan } from './plan.svelte'

/** Which key does what. */

/** Whether the key was meant for the table. */
export function press(event: KeyboardEvent, plan: Plan, table: Element): boolean {
  if (!isMeant(event) || isBusy(event.target) || plan.asked === null) return false
  const good = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1]
  if (good && plan.asked !== 'market') plan.choose(Number(good) - 1, event.shiftKey)
  else if (event.key.startsWith('Arrow'))
    return plan.asked === 'market' && !isBeside(event.target) && walk(table, event.key)
  else if (event.key === 'Enter') return !event.repeat && !isPressable(event.target) && confirm(plan)
  else return letter(event, plan)
  return true
}

function confirm(plan: Plan): boolean {
  plan.confirm()
  return true
}

function letter({ key, repeat }: KeyboardEvent, plan: Plan): boolean {
  if (repeat) return false
  switch (key.toLowerCase()) {
    case 'b':
      plan.turn('buy')
      return true
    case 's':
      plan.turn('sell')
      return true
    case 'h':
    case 'k':
      plan.decline()
      return true
    case 'x':
      plan.market.swap()
      return true
    case 'escape':
      plan.clear()
      return true
    default:
      return false
  }
}

/** Along a holder with left and right, from one to the other with up and down. */
function walk(table: Element, key: string): boolean {
  const racks = [...table.querySelectorAll('[data-side]')].map((rack) => [
    ...rack.querySelectorAll<HTMLElement>('[role=checkbox]'),
  ])
  const cards = racks.flat()
  const here = cards.indexOf(document.activeElement as HTMLElement)
  if (here < 0) {
    cards[0]?.focus()
  } else if (key === 'ArrowLeft' || key === 'ArrowRight') {
    cards[(here + (key === 'ArrowRight' ? 1 : cards.length - 1)) % cards.length]?.focus()
  } else {
    const rack = racks.findIndex((held) => held.includes(cards[here]!))
    const across = racks[1 - rack] ?? []
    across[Math.min(racks[rack]!.indexOf(cards[here]!), across.length - 1)]?.focus()
  }
  return cards.length > 0
}

/** The log and the chat have their own use for arrows. */
function isBeside(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('aside') !== null
}
