import { words, type Catalogue } from '../lib/words.svelte'
import Device from '../pages/Device.svelte'
import You from '../pages/You.svelte'

/** The pages about oneself, with their sentences: few people open them, so nothing of them is in the first page. */

const SENTENCES: Catalogue = {
  en: () => import('virtual:words/en/web-you'),
  fr: () => import('virtual:words/fr/web-you'),
  de: () => import('virtual:words/de/web-you'),
}
const PAGES = { you: You, device: Device }

export async function load(name: keyof typeof PAGES): Promise<{ default: typeof You | typeof Device }> {
  await words.need(SENTENCES)
  return { default: PAGES[name] }
}
