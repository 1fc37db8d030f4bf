import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const FILES = [
  'common',
  'refusals',
  'high-society',
  'rich-and-good',
  'web',
  'web-table',
  'web-people',
  'web-new',
  'web-you',
  'web-push',
  'web-settings',
  'web-high-society',
  'web-rich-and-good',
  'web-end',
  'web-replay',
  'web-history',
  'web-learn',
  'web-rules',
  'web-help',
  'web-home',
]
/** What only some pages need: a module for each, fetched when it is needed. */
const LATER = [
  'web-high-society',
  'web-rich-and-good',
  'web-end',
  'web-rules',
  'web-learn',
  'web-replay',
  'web-people',
  'web-history',
  'web-new',
  'web-you',
  'web-push',
  'web-settings',
]
const ROOT = resolve(import.meta.dirname, '../../src/beaumonde/locale')
const PREFIX = 'virtual:words/'

/** One module for each language: the Fluent catalogue that the terminal uses too, as one text without its comments. */
export function catalogue(): Plugin {
  return {
    name: 'catalogue',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language = '', part] = id.slice(PREFIX.length + 1).split('/')
      const texts = (part ? [part] : FILES.filter((name) => !LATER.includes(name))).map((name) => {
        const file = resolve(ROOT, language, `${name}.ftl`)
        this.addWatchFile(file)
        const text = readFileSync(file, 'utf8').replace(/^#.*\n/gm, '')
        return language === 'fr' ? unbroken(text) : text
      })
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}

/** French sets a space before some signs, at which no line may break. */
export function unbroken(text: string): string {
  return text.replace(/ ([:;!?»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
}
