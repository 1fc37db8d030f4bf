import type { Menu } from '../api/types'
import { settings } from '../lib/settings.svelte'

/** How strong the bots are that one plays against. */

const EASIEST = 'sensible'
const USUAL = 'strong'
const OFFERED = [EASIEST, USUAL, 'expert']

/** The levels to choose from; all of them until it is known which this service has. */
export function levelsOf(menu: Menu | null): string[] {
  return OFFERED.filter((level) => !menu || menu.levels.includes(level))
}

/** The level that was chosen last, else the usual one, as far as this service has it. */
export function levelOf(menu: Menu | null): string {
  const levels = levelsOf(menu)
  return [settings.bots, USUAL].find((level) => level !== null && levels.includes(level)) ?? EASIEST
}
