/** Notices that a connection is dead although nobody closed it: after a silence it asks, and waits for an answer. */

const LOOK_EVERY = 500
const SILENCE = 2000
/** Nobody looks at a hidden page: there it is enough to hear of one's turn. */
const SILENCE_WHEN_HIDDEN = 20_000
const PATIENCE = 2000
/** The machine slept if so much time passed between two looks: what was asked before does not count. */
const SLEPT = 4000

export class Heartbeat {
  #heard = performance.now()
  #asked: number | null = null
  #looked = performance.now()
  #timer: ReturnType<typeof setInterval>

  constructor(
    /** Asks the other side whether it is there. */
    readonly ask: () => void,
    /** Nobody answered. */
    readonly dead: () => void,
  ) {
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY)
  }

  /** Something came from the other side. */
  heard(): void {
    this.#heard = performance.now()
    this.#asked = null
  }

  /** Ask now: the page has just been woken, or shown again. */
  doubt(): void {
    this.#asked = performance.now()
    this.ask()
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #look(): void {
    const now = performance.now()
    const slept = now - this.#looked > SLEPT && !document.hidden
    const silence = document.hidden ? SILENCE_WHEN_HIDDEN : SILENCE
    this.#looked = now
    if (slept || (this.#asked === null && now - this.#heard >= silence)) {
      this.doubt()
    } else if (this.#asked !== null && now - this.#asked >= PATIENCE) {
      this.heard()
      this.dead()
    }
  }
}
