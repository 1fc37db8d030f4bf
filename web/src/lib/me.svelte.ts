import { api, Trouble } from '../api/http'
import type { Guest } from '../api/types'
import { settings } from './settings.svelte'
import { words } from './words.svelte'

/** Who sits at this browser: nobody, until a name is needed. */

class Me {
  guest = $state<Guest | null>(null)

  async remember(): Promise<void> {
    if (!settings.met) return
    try {
      this.guest = await api.me()
    } catch (trouble) {
      if (!(trouble instanceof Trouble)) throw trouble
    }
  }

  /** Be somebody: by that name, or by the one already known. */
  async be(name?: string): Promise<Guest> {
    if (this.guest === null) await this.remember() // the page may have been opened without a connection
    if (this.guest === null) {
      this.guest = await api.become(name ?? words.say('web-somebody'), words.language)
      settings.change({ met: true })
    } else if (name !== undefined && name !== this.guest.name) {
      this.guest = await api.change({ name })
    }
    return this.guest
  }

  /** The service answers in the language of the page from now on. */
  async read(language: string): Promise<void> {
    if (this.guest && this.guest.language !== language) this.guest = await api.change({ language })
  }
}

export const me = new Me()
