import { patiently } from '../lib/patiently'
import { words } from '../lib/words.svelte'
import type { Lesson } from './lesson'

type Load = () => Promise<{ lessons: unknown }>

const LOAD: Record<string, Record<string, Load>> = {
  'high-society': { first: () => import('./high-society') },
  'rich-and-good': { first: () => import('./rich-and-good'), merchant: () => import('./merchant') },
}

/** What is said in that first game of that game, in order. */
export async function lessonsOf(game: string, lesson: string): Promise<Lesson[]> {
  const load = LOAD[game]?.[lesson]
  if (!load) return []
  const [found] = await Promise.all([patiently(load), words.need('web-learn')])
  return found.lessons as Lesson[]
}
