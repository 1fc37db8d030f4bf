import { say } from '../lib/words.svelte'
import type { Key } from './panel.svelte'

/** Which keys do what, for the help. */

const enter = (): string => say('web-key-name-enter')
const escape = (): string => say('web-key-name-escape')

/** At a table with bots only. */
const ALONE: Key[] = [
  { keys: ['U'], does: 'web-key-undo' },
  { keys: ['N'], does: 'web-key-skip' },
]

const GAMES: Record<string, () => Key[]> = {
  'high-society': () => [
    { keys: ['1', '2', '3', '4', '6', '8', 'Q', 'W', 'E', 'R', 'T'], does: 'web-key-note' },
    { keys: [enter()], does: 'web-key-confirm' },
    { keys: ['P'], does: 'web-key-pass' },
    ...ALONE,
    { keys: [escape()], does: 'web-key-clear' },
  ],
  'rich-and-good': () => [
    { keys: ['1', '…', '6'], does: 'web-key-good' },
    { keys: ['B', 'S'], does: 'web-key-trade' },
    { keys: ['H', 'K'], does: 'web-key-nothing' },
    { keys: ['←', '→', '↑', '↓'], does: 'web-key-cards' },
    { keys: ['X'], does: 'web-key-swap' },
    { keys: [enter()], does: 'web-key-confirm' },
    ...ALONE,
    { keys: [escape()], does: 'web-key-clear' },
  ],
}

/** Those of a game: what a table puts into `panel.keys`. */
export function keysOf(game: string): Key[] {
  return GAMES[game]?.() ?? []
}

/** Those that work everywhere, and the one for the rules where there is a table. */
export function commonKeys({ rules = false } = {}): Key[] {
  return [
    ...(rules ? [{ keys: ['I'], does: 'web-rules' }] : []),
    { keys: ['M'], does: 'web-key-sound' },
    { keys: [','], does: 'web-key-settings' },
    { keys: ['?'], does: 'web-key-keys' },
    { keys: [escape()], does: 'web-key-close' },
  ]
}
