/** The dialog over every page: settings, or the keys. Pages open it; Settings.svelte shows it. */

export interface Key {
  keys: string[]
  /** The id of the message that says what they do. */
  does: string
}

class Panel {
  shown = $state<'settings' | 'keys' | null>(null)
  /** The keys of the page that is open, besides those that work everywhere. */
  keys = $state.raw<Key[]>([])
  /** Whether the rules of a table are one key away on this page. */
  rules = $state(false)

  open(what: 'settings' | 'keys' = 'settings'): void {
    this.shown = what
  }

  close(): void {
    this.shown = null
  }
}

export const panel = new Panel()
