import type { Language } from '../lib/words.svelte'

/** The rules of a game in the reader's language, and which of them hold for an edition or a number of players. */

export interface Rule {
  id: string
  text: string
  /** "all", a list of editions, or the numbers of players it holds for. */
  where: string
}

export interface Section {
  title: string
  rules: Rule[]
}

type Load = () => Promise<{ default: Section[] }>

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

export const VARIANTS: Record<string, string[]> = {
  'high-society': ['2025', '2019-fr', '2018', '1995'],
  'rich-and-good': ['3–5', '2'],
}

export async function rulesOf(game: string, variant: string, language: Language): Promise<Section[]> {
  const load = LOAD[game]?.[language]
  if (!load) return []
  const all = (await load()).default
  return all
    .map(({ title, rules }) => ({ title, rules: rules.filter(({ where }) => holds(where, variant)) }))
    .filter(({ rules }) => rules.length)
}

function holds(where: string, variant: string): boolean {
  return where === 'all' || where === '2–5' || where.split(', ').includes(variant)
}
