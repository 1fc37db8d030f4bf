import { say } from '../lib/words.svelte'

/** What a ruling or a reconstruction is called beside a rule; a printed rule may lean on a ruling for a detail. */
export function labelOf(id: string, printed = false): string {
  const number = numberOf(id)
  if (!number) return say('web-rules-reconstruction')
  return printed ? say('web-rules-book-ruling', { number }) : say('web-rules-ruling', { number })
}

/** What it is called where it is explained. */
export function headingOf(id: string): string {
  return numberOf(id) ? labelOf(id) : say(`web-rules-reconstruction-${id.split('-').at(-1)!.toLowerCase()}`)
}

const numberOf = (id: string): string | undefined => /RULING-(\d+)$/.exec(id)?.[1]
