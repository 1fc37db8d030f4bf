import { patiently } from '../lib/patiently'
import type { Game } from './scene'

const LOAD: Record<string, () => Promise<{ game: Game }>> = {
  'high-society': () => import('../high-society/game'),
  'rich-and-good': () => import('../rich-and-good/game'),
}

export const GAMES = Object.keys(LOAD)

/** The game of that name; its code is fetched when somebody plays it. */
export async function gameOf(name: string): Promise<Game> {
  const load = LOAD[name]
  if (!load) throw new Error(name)
  return (await patiently(load)).game
}
