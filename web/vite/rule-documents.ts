import type { Book, Rule, Ruling, Section } from '../src/rules/book'

/** Reads the documents of docs/rules. Whatever looks like a rule and cannot be read stops the build. */

const ROW = /^\| `([A-Z0-9-]+)` \| (.+?) \|(?: (.+?) \| (.+?) \| `.+` \|)?$/
const LINK = /\[[^\]]+\]\(rulings\.md#([a-z0-9-]+)\)/g
const INFERRED = /inferred(?: for ([^,;]+))?/

export type Document = Pick<Book, 'introduction' | 'sections' | 'words'>

export function readRules(text: string): Document {
  const [head = '', ...parts] = text.split(/^## /m)
  const words: Book['words'] = {}
  const sections: Section[] = []
  for (const part of parts) {
    const [title = '', ...lines] = part.split('\n')
    const rows = lines.filter((line) => line.startsWith('| '))
    if (rows.some((row) => row.startsWith('| `'))) {
      sections.push({ title, rules: rows.filter((row) => row.startsWith('| `')).map(ruleOf) })
    } else readWords(rows, words)
  }
  return { introduction: paragraphs(head), sections, words }
}

function ruleOf(row: string): Rule {
  const [, id, text, where = 'all', source = ''] = ROW.exec(row) ?? []
  if (!id || !text) throw new Error(`This row of a rule cannot be read: ${row}`)
  return {
    id,
    text,
    where,
    rulings: [...source.matchAll(LINK)].map(([, anchor]) => anchor!.toUpperCase()),
    printed: /\bbooks?\b/.test(source),
    computer: /\bcomputer\b/.test(source),
    inferred: INFERRED.test(source) ? (INFERRED.exec(source)![1] ?? 'all') : '',
  }
}

/** A table: our word, then the word of each box. */
function readWords(rows: string[], words: Book['words']): void {
  const [head = [], ...table] = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  head.slice(1).forEach((edition, place) => {
    words[edition] = Object.fromEntries(table.map(([ours = '', ...theirs]) => [ours, unbrokenCry(theirs[place] ?? '')]))
  })
}

/** "Embarras !" stays on one line in every language. */
const unbrokenCry = (word: string): string => word.replace(' !', '\u00a0!')

export function readRulings(text: string, prefix: string): { about: string[]; rulings: Ruling[] } {
  const [head = '', ...parts] = text.split(/^### /m)
  const rulings = parts.map((part) => {
    const [id = '', ...lines] = part.split(/^## /m)[0]!.split('\n')
    return { id, text: paragraphs(lines.join('\n')).join(' ') }
  })
  return { about: paragraphs(head.split(/^## /m)[0]!), rulings: rulings.filter(({ id }) => id.startsWith(prefix)) }
}

/** Without headings, and without quotations: these are for readers of the document alone. */
function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim().replace(/\n/g, ' '))
    .filter((paragraph) => paragraph && !/^[#>]/.test(paragraph))
}
