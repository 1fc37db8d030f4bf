import { patiently } from '../lib/patiently'
import type { Lesson } from './lesson'

/** The lessons of a game, and the word they are filed under. */
export async function lessonsOf(game: string): Promise<{ lessons: Lesson[]; about: string }> {
  if (game === 'high-society')
    return { lessons: (await patiently(() => import('./high-society'))).lessons as unknown as Lesson[], about: 'hs' }
  return { lessons: (await patiently(() => import('./rich-and-good'))).lessons as unknown as Lesson[], about: 'rg' }
}
