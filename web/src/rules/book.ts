/** The rules of a game in one language, as the build makes them from docs/rules. */

export interface Rule {
  id: string
  /** Words between asterisks are ours: each box has its own for them. */
  text: string
  /** "all", a list of editions, or the numbers of players it holds for. */
  where: string
  /** The rulings and reconstructions that it rests on. */
  rulings: string[]
  /** The rulebook prints it too. */
  printed: boolean
  /** Only a computer's table needs it. */
  computer: boolean
  /** Where no book prints it, though it follows from one: like `where`, or nothing. */
  inferred: string
}

export interface Section {
  title: string
  rules: Rule[]
}

export interface Ruling {
  id: string
  text: string
}

/** The word of one box for each of ours. */
export type BoxWords = Record<string, string>

export interface Book {
  language: string
  game: string
  /** What our words mean, and where the rules come from. */
  introduction: string[]
  sections: Section[]
  aboutRulings: string[]
  rulings: Ruling[]
  /** By edition; a game with one box has none. */
  words: Record<string, BoxWords>
}

/** Whether something that holds there holds for this edition or number of players. */
export function holds(where: string, variant: string): boolean {
  return where === 'all' || where.split(/, | and /).some((part) => part === variant || spans(part, Number(variant)))
}

function spans(part: string, players: number): boolean {
  const [least, most] = part.split('–').map(Number)
  return least !== undefined && most !== undefined && least <= players && players <= most
}

const OURS = /\*([^*]+)\*/g
/** A card of the French box has its exclamation mark in its name: at the end of a sentence that is enough. */
const STOP_AFTER_A_CRY = /!\.(?!\.)/g

/** The text in the words of a box. */
export function inWordsOf(words: BoxWords, text: string): string {
  return text.replace(OURS, (_, ours: string) => wordFor(words, ours) ?? ours).replace(STOP_AFTER_A_CRY, '!')
}

/** Our words in a text that the box has no word for. */
export function unknownWords(words: BoxWords, text: string): string[] {
  return [...text.matchAll(OURS)].map(([, ours]) => ours!).filter((ours) => wordFor(words, ours) === undefined)
}

function wordFor(words: BoxWords, ours: string): string | undefined {
  const small = words[lowered(ours)]
  return words[ours] ?? (small && small[0]!.toUpperCase() + small.slice(1))
}

const lowered = (word: string): string => word[0]!.toLowerCase() + word.slice(1)
