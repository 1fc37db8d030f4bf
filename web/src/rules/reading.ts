import { patiently } from '../lib/patiently'
import { words, type Language } from '../lib/words.svelte'
import { holds, inWordsOf, type Book, type Section } from './book'

/** The rules of a game as they hold for one edition or number of players, in the words of that box. */

type Load = () => Promise<{ default: Book }>

const LOAD: Record<string, Record<Language, Load>> = {
  'high-society': {
    en: () => import('virtual:rules/en/high-society'),
    fr: () => import('virtual:rules/fr/high-society'),
    de: () => import('virtual:rules/de/high-society'),
  },
  'rich-and-good': {
    en: () => import('virtual:rules/en/rich-and-good'),
    fr: () => import('virtual:rules/fr/rich-and-good'),
    de: () => import('virtual:rules/de/rich-and-good'),
  },
}

/** Editions, the newest first, or numbers of players. */
export const VARIANTS: Record<string, string[]> = {
  'high-society': ['2025', '2019-fr', '2018', '1995'],
  'rich-and-good': ['2', '3', '4', '5'],
}
const USUAL: Record<string, string> = { 'high-society': '2025', 'rich-and-good': '4' }

export interface Reading extends Omit<Book, 'words'> {
  variant: string
  /** Puts a text with our words into the words of the box. */
  inWords: (text: string) => string
}

/** The variant of that name, else the usual one. */
export function variantOf(game: string, name: string): string {
  return VARIANTS[game]?.includes(name) ? name : (USUAL[game] ?? '')
}

/** The variant that a table plays. */
export function variantAt(game: string, options: Record<string, unknown>): string {
  return variantOf(game, String(options.edition ?? options.seats))
}

/** Also fetches the sentences around the rules. */
export async function readingOf(game: string, variant: string, language: Language): Promise<Reading> {
  const [rules] = await Promise.all([patiently(LOAD[game]![language]), words.need('web-rules')])
  const { words: boxes, ...book } = rules.default
  const inWords = (text: string): string => inWordsOf(boxes[variant] ?? {}, text)
  const sections = book.sections.map((section) => narrowed(section, variant, inWords))
  const cited = new Set(sections.flatMap(({ rules }) => rules.flatMap(({ rulings }) => rulings)))
  return {
    ...book,
    variant,
    inWords,
    introduction: book.introduction.map(inWords),
    sections: sections.filter(({ rules }) => rules.length),
    rulings: book.rulings.filter(({ id }) => cited.has(id)).map(({ id, text }) => ({ id, text: inWords(text) })),
  }
}

function narrowed({ title, rules }: Section, variant: string, inWords: (text: string) => string): Section {
  return {
    title: inWords(title),
    rules: rules
      .filter(({ where }) => holds(where, variant))
      .map((rule) => ({ ...rule, text: inWords(rule.text), inferred: holds(rule.inferred, variant) ? variant : '' })),
  }
}

/** "2018 edition", "4 players". */
export function titleOf(game: string, variant: string): string {
  return game === 'high-society'
    ? words.say('hs-edition', { edition: `e${variant}` })
    : words.say('web-rules-players', { number: variant })
}
