import { say } from '../lib/words.svelte'

/** The levels of the bots people meet, the weakest first. */
export const LEVELS = ['random', 'sensible', 'strong', 'expert']

/** What the service tells as the level of somebody else's program. */
export const BOT_ACCOUNT = 'bot-account'

/** Whether a seat of that level is a bot's, not a person's. */
export const isBot = (level: string): boolean => level === BOT_ACCOUNT || LEVELS.includes(level)

/** "Bot, sensible", or that it is a bot account. */
export const botName = (level: string): string =>
  level === BOT_ACCOUNT ? say('web-bot-account') : say('web-sitter-bot', { level: say(`level-${level}`) })

/** What kind of player a bot of that level is; nothing about a person. */
export const levelText = (level: string): string => (isBot(level) ? say('web-help-level', { level }) : '')
