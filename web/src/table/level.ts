import { say } from '../lib/words.svelte'

/** The levels of the bots people meet, the weakest first. */
export const LEVELS = ['random', 'sensible', 'strong', 'expert']

/** What kind of player a bot of that level is; nothing about a person. */
export const levelText = (level: string): string => (LEVELS.includes(level) ? say('web-help-level', { level }) : '')
