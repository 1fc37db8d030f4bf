import { patiently } from '../lib/patiently'
import { words, type Part } from '../lib/words.svelte'
import type { Game } from './scene'

const LOAD: Record<string, { code: () => Promise<{ game: Game }>; words: Part }> = {
  'high-society': { code: () => import('../high-society/game'), words: 'web-high-society' },
  'rich-and-good': { code: () => import('../rich-and-good/game'), words: 'web-rich-and-good' },
}

export const GAMES = Object.keys(LOAD)

/** The game of that name; its code and its sentences are fetched when somebody plays it. */
export async function gameOf(name: string): Promise<Game> {
  const load = LOAD[name]
  if (!load) throw new Error(name)
  const [{ game }] = await Promise.all([patiently(load.code), words.need(load.words)])
  return game
}
