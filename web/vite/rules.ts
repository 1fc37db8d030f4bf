import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import type { Section } from '../src/learn/rules'

const ROOT = resolve(import.meta.dirname, '../../docs/rules')
const PREFIX = 'virtual:rules/'
const ROW = /^\| `([A-Z0-9-]+)` \| (.+?) \| (?:(.+?) \|)?/

/** One module for each game and language: the rules of docs/rules, which the engine's tests prove, for people to read. */
export function rules(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language = '', game = ''] = id.slice(PREFIX.length + 1).split('/')
      const files = [resolve(ROOT, `${game}.md`), resolve(ROOT, language, `${game}.md`)].filter(existsSync)
      files.forEach((file) => this.addWatchFile(file))
      const [original = [], translated = original] = files.map((file) => read(readFileSync(file, 'utf8')))
      return `export default ${JSON.stringify(merge(original, translated))}`
    },
  }
}

/** Where each rule holds is said once, in the original. What only programs need is left out. */
function merge(original: Section[], translated: Section[]): Section[] {
  const texts = new Map(translated.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])))
  return original
    .map(({ title, rules }, place) => ({
      title: translated[place]?.title ?? title,
      rules: rules.map((rule) => ({ ...rule, text: texts.get(rule.id) ?? rule.text })),
    }))
    .filter(({ rules }) => rules.length && !rules.every(({ id }) => id.includes('-HAND-')))
}

function read(document: string): Section[] {
  const sections: Section[] = []
  for (const line of document.split('\n')) {
    if (line.startsWith('## ')) sections.push({ title: line.slice(3), rules: [] })
    const [, id, text, where = ''] = ROW.exec(line) ?? []
    if (id && text) sections.at(-1)?.rules.push({ id, text, where })
  }
  return sections
}
