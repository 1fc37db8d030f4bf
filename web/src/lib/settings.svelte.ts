/** What this browser remembers of its owner's taste. */

export type Theme = 'auto' | 'light' | 'dark'
export type Speed = 'slow' | 'usual' | 'fast'

interface Kept {
  theme: Theme
  sound: boolean
  motion: boolean
  /** Whether single letters and digits do something. */
  keys: boolean
  rail: boolean
  /** How quickly bots play where nobody else does. */
  pace: Speed
  /** How fast a replay goes on by itself. */
  replaySpeed: Speed
  /** How strong the bots are that one plays against at once; null until it is chosen. */
  bots: string | null
  language: string | null
  /** Whether the service has met this browser, so that it is worth asking who we are. */
  met: boolean
  /** Whether this browser gets messages while the page is closed. */
  pushed: boolean
  /** Whether such messages were offered and not wanted. */
  pushRefused: boolean
}

const KEY = 'beaumonde'
const wide = matchMedia('(min-width: 64rem)').matches
const FRESH: Kept = {
  theme: 'auto',
  sound: true,
  motion: true,
  keys: true,
  rail: wide,
  pace: 'usual',
  replaySpeed: 'usual',
  bots: null,
  language: null,
  met: false,
  pushed: false,
  pushRefused: false,
}

function read(): Kept {
  try {
    const kept = { ...FRESH, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) }
    return { ...kept, rail: kept.rail && wide } // on a small screen the log would cover the table
  } catch {
    return FRESH
  }
}

const dark = matchMedia('(prefers-color-scheme: dark)')
const still = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  #kept = $state<Kept>(read())

  get theme(): Theme {
    return this.#kept.theme
  }
  get sound(): boolean {
    return this.#kept.sound
  }
  get motion(): boolean {
    return this.#kept.motion
  }
  get keys(): boolean {
    return this.#kept.keys
  }
  get rail(): boolean {
    return this.#kept.rail
  }
  get pace(): Speed {
    return this.#kept.pace
  }
  get replaySpeed(): Speed {
    return this.#kept.replaySpeed
  }
  get bots(): string | null {
    return this.#kept.bots
  }
  get language(): string | null {
    return this.#kept.language
  }
  get met(): boolean {
    return this.#kept.met
  }
  get pushed(): boolean {
    return this.#kept.pushed
  }
  get pushRefused(): boolean {
    return this.#kept.pushRefused
  }

  /** Whether anything may move: the setting here and the one of the whole machine. */
  get moves(): boolean {
    return this.#kept.motion && !still.matches
  }

  change(some: Partial<Kept>): void {
    Object.assign(this.#kept, some)
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept))
    } catch {
      // a browser that keeps nothing still plays
    }
    this.show()
  }

  /** Puts theme and motion onto the page. */
  show(): void {
    const root = document.documentElement
    root.dataset.theme = this.theme === 'auto' ? (dark.matches ? 'dark' : 'light') : this.theme
    root.dataset.motion = this.moves ? 'on' : 'off'
  }
}

export const settings = new Settings()
dark.addEventListener('change', () => settings.show())
still.addEventListener('change', () => settings.show())
