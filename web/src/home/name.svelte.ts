import { me } from '../lib/me.svelte'
import { say } from '../lib/words.svelte'

/** What a name field shows: what was typed, else the name already known, else a polite default. */
export class Name {
  #typed = $state<string | null>(null)

  get value(): string {
    return this.#typed ?? me.guest?.name ?? say('web-somebody')
  }
  set value(text: string) {
    this.#typed = text
  }

  /** Be called that. A page that opened without a connection asks first who it was: nobody is lost. */
  async take(): Promise<void> {
    if (me.guest === null) await me.remember()
    await me.be(this.value.trim() || undefined)
    this.#typed = null
  }
}
