import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { unknownWords, type Book, type Rule, type Section } from '../src/rules/book'
import { unbroken } from './catalogue'
import { readRules, readRulings, type Document } from './rule-documents'

const ROOT = process.env.BEAUMONDE_RULES ?? resolve(import.meta.dirname, '../../docs/rules')
const PREFIX = 'virtual:rules/'
const SHORT: Record<string, string> = { 'high-society': 'HS', 'rich-and-good': 'RG' }

/** One module for each game and language: the rules of docs/rules, which the engine's tests prove, for people to read.
 *
 * A translation that lacks a rule, a ruling or a word stops the build: readers never get a text in another language. */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      const read = (folder: string, name: string): string => {
        const file = resolve(ROOT, folder, `${name}.md`)
        this.addWatchFile(file)
        const text = readFileSync(file, 'utf8')
        return folder === 'fr' ? unbroken(text) : text
      }
      return `export default ${JSON.stringify(bookOf(language, game, read))}`
    },
  }
}

function bookOf(language: string, game: string, read: (folder: string, name: string) => string): Book {
  const original = readRules(read('', game))
  const translated = language === 'en' ? original : readRules(read(language, game))
  const { about, rulings } = readRulings(read(language === 'en' ? '' : language, 'rulings'), SHORT[game] ?? '')
  const sections = merge(original, translated, `${language}/${game}`)
  const book = { language, game, ...translated, sections, aboutRulings: about, rulings }
  check(book)
  return book
}

/** Where a rule holds and where it comes from is said once, in the original. What only programs need is left out. */
function merge(original: Document, translated: Document, name: string): Section[] {
  const ids = ({ sections }: Document): string => sections.map(({ rules }) => rules.map(({ id }) => id)).join('; ')
  if (ids(original) !== ids(translated)) throw new Error(`${name} does not have the rules of the original`)
  return original.sections
    .map(({ rules }, place) => {
      const { title, rules: said } = translated.sections[place]!
      return { title, rules: rules.map((rule, at): Rule => ({ ...rule, text: said[at]!.text })) }
    })
    .filter(({ rules }) => !rules.every(({ id }) => id.includes('-HAND-')))
}

/** Every ruling that a rule rests on is there, and every box has a word for each of ours. */
function check({ language, game, introduction, sections, rulings, words }: Book): void {
  const rules = sections.flatMap(({ rules }) => rules)
  const known = new Set(rulings.map(({ id }) => id))
  const missing = rules.flatMap(({ rulings }) => rulings).filter((id) => !known.has(id))
  const texts = [
    ...introduction,
    ...sections.map(({ title }) => title),
    ...[...rules, ...rulings].map(({ text }) => text),
  ]
  const boxes = Object.keys(words).length ? Object.values(words) : [{}]
  const unknown = boxes.flatMap((box) => texts.flatMap((text) => unknownWords(box, text)))
  if (missing.length || unknown.length) {
    throw new Error(`${language}/${game}: no such ruling or word: ${[...missing, ...unknown].join(', ')}`)
  }
}
