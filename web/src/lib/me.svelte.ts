import { api, Trouble } from '../api/http'
import type { Guest } from '../api/types'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

/** Who sits at this browser: nobody, until a name is needed. */

class Me {
  guest = $state<Guest | null>(null)
  #typed = $state<string | null>(null)

  /** What every name field shows: what was typed last, on whichever page, else the name already known, else a polite
   * default. */
  get name(): string {
    return this.#typed ?? this.guest?.name ?? words.say('web-somebody')
  }
  set name(text: string) {
    this.#typed = text
  }

  async remember(): Promise<void> {
    if (!settings.met) return
    try {
      this.guest = await api.me()
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble
    }
  }

  /** This browser is that guest from now on; nobody, if there is none. */
  is(guest: Guest | null): void {
    this.guest = guest
    this.#typed = null
    if (guest) settings.change({ met: true })
  }

  /** The login of this browser has ended, or another tab has a new one: ask who one is. */
  async askAgain(): Promise<void> {
    this.is(null)
    await this.remember()
  }

  /** Be somebody: by the name that was typed, or by the one already known. */
  async be(): Promise<Guest> {
    if (this.guest === null) await this.remember() // the page may have been opened without a connection
    const typed = this.#typed
    const name = typed?.trim() || this.guest?.name || words.say('web-somebody')
    if (this.guest === null) {
      this.guest = await api.become(name, words.language)
      settings.change({ met: true })
    } else if (name !== this.guest.name) {
      this.guest = await api.change({ name })
    }
    if (this.#typed === typed) this.#typed = null
    return this.guest
  }

  /** The service answers in the language of the page from now on. */
  async read(language: string): Promise<void> {
    if (this.guest && this.guest.language !== language) this.guest = await api.change({ language })
  }
}

export const me = new Me()
