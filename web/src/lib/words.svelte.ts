import { FluentBundle, FluentResource } from '@fluent/bundle'
import { patiently } from './patiently'
import { settings } from './settings.svelte'

/** Sentences in the reader's language, from the catalogue that the terminal uses too. */

export const LANGUAGES = { en: 'English', fr: 'Français', de: 'Deutsch' } as const
export type Language = keyof typeof LANGUAGES
export type Value = string | number | boolean
export type Args = Record<string, Value>

/** A reason of the service's, or one of the client's own: the code of an error and what its sentence tells. */
export type Refusal = { code: string; data: Record<string, unknown> }

export type Catalogue = Record<Language, () => Promise<{ default: string }>>

const catalogues: Catalogue = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  de: () => import('virtual:words/de'),
}

/** Sentences that only some pages need. */
const parts = {
  'web-high-society': {
    en: () => import('virtual:words/en/web-high-society'),
    fr: () => import('virtual:words/fr/web-high-society'),
    de: () => import('virtual:words/de/web-high-society'),
  },
  'web-rich-and-good': {
    en: () => import('virtual:words/en/web-rich-and-good'),
    fr: () => import('virtual:words/fr/web-rich-and-good'),
    de: () => import('virtual:words/de/web-rich-and-good'),
  },
  'web-history': {
    en: () => import('virtual:words/en/web-history'),
    fr: () => import('virtual:words/fr/web-history'),
    de: () => import('virtual:words/de/web-history'),
  },
  'web-new': {
    en: () => import('virtual:words/en/web-new'),
    fr: () => import('virtual:words/fr/web-new'),
    de: () => import('virtual:words/de/web-new'),
  },
  'web-end': {
    en: () => import('virtual:words/en/web-end'),
    fr: () => import('virtual:words/fr/web-end'),
    de: () => import('virtual:words/de/web-end'),
  },
  'web-learn': {
    en: () => import('virtual:words/en/web-learn'),
    fr: () => import('virtual:words/fr/web-learn'),
    de: () => import('virtual:words/de/web-learn'),
  },
  'web-people': {
    en: () => import('virtual:words/en/web-people'),
    fr: () => import('virtual:words/fr/web-people'),
    de: () => import('virtual:words/de/web-people'),
  },
  'web-push': {
    en: () => import('virtual:words/en/web-push'),
    fr: () => import('virtual:words/fr/web-push'),
    de: () => import('virtual:words/de/web-push'),
  },
  'web-replay': {
    en: () => import('virtual:words/en/web-replay'),
    fr: () => import('virtual:words/fr/web-replay'),
    de: () => import('virtual:words/de/web-replay'),
  },
  'web-rules': {
    en: () => import('virtual:words/en/web-rules'),
    fr: () => import('virtual:words/fr/web-rules'),
    de: () => import('virtual:words/de/web-rules'),
  },
  'web-settings': {
    en: () => import('virtual:words/en/web-settings'),
    fr: () => import('virtual:words/fr/web-settings'),
    de: () => import('virtual:words/de/web-settings'),
  },
} satisfies Record<string, Catalogue>
export type Part = keyof typeof parts

/** A card of the French box has its exclamation mark in its name: at the end of a sentence that is enough. */
const STOP_AFTER_A_CRY = /!\.(?!\.)/g

class Words {
  language = $state<Language>('en')
  #bundle = $state.raw(new FluentBundle('en'))
  #needed = new Set<Catalogue>()

  /** The wanted language, else what the browser asks for, else English. */
  async start(): Promise<void> {
    const wishes = [settings.language ?? '', ...navigator.languages].map((wish) => wish.slice(0, 2))
    await this.speak(wishes.find(isLanguage) ?? 'en')
  }

  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false })
    const texts = [catalogues[language], ...[...this.#needed].map((part) => part[language])]
    for (const text of await Promise.all(texts.map((load) => load())))
      bundle.addResource(new FluentResource(text.default))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
  }

  /** Fetches sentences that only some pages need, now and whenever another language is spoken. A page that is rarely
   * opened brings its catalogue itself. */
  async need(name: Part | Catalogue): Promise<void> {
    const part = typeof name === 'string' ? parts[name] : name
    if (this.#needed.has(part)) return
    const bundle = this.#bundle
    const text = (await patiently(part[this.language])).default
    if (bundle !== this.#bundle) return this.need(part) // another language is spoken by now
    bundle.addResource(new FluentResource(text))
    this.#needed.add(part)
  }

  say = (id: string, args: Args = {}): string => {
    const message = this.#bundle.getMessage(id)
    if (!message?.value) return id
    const plain = Object.fromEntries(Object.entries(args).map(([key, value]) => [key, argument(value)]))
    return this.#bundle.formatPattern(message.value, plain, []).replace(STOP_AFTER_A_CRY, '!')
  }

  has = (id: string): boolean => this.#bundle.hasMessage(id)

  /** "a, b and c", in this language. */
  listing = (items: string[]): string => {
    const last = items.at(-1)
    if (last === undefined) return this.say('nobody')
    return items.length === 1 ? last : this.say('list-and', { list: items.slice(0, -1).join(', '), last })
  }

  /** Why something is not allowed. */
  error = (reason: Refusal): string => {
    const data = Object.entries(reason.data).map(([key, value]) => [key, this.#plain(value)])
    return this.say(`error-${reason.code}`, Object.fromEntries(data) as Args)
  }

  #plain(value: unknown): Value {
    if (Array.isArray(value)) return this.listing(value.map(String))
    if (typeof value === 'object' && value !== null) return this.error(value as Refusal)
    return typeof value === 'number' ? value : String(value)
  }
}

function argument(value: Value): string | number {
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : value
}

export function isLanguage(code: string): code is Language {
  return code in LANGUAGES
}

export const words = new Words()
export const say = words.say
