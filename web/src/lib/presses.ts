/** A press counts for the decision that was on the page when it began. The second half of a double click begins on the
 * next decision, where the first half was: it does not count either. */

const FRESH = 500
const NEAR = 48
/** A click without a press just before it comes from an aid for the disabled: it is a press of its own. */
const ALONE = 1000

interface Press {
  decision: number
  at: number
  key: string
  x: number
  y: number
}

export class Presses {
  #decision = 0
  #since = 0
  #latest: Press | null = null
  #answer: Press | null = null

  constructor() {
    addEventListener('pointerdown', this.#pointed, true)
    addEventListener('keydown', this.#typed, true)
    addEventListener('click', this.#clicked, true)
  }

  stop(): void {
    removeEventListener('pointerdown', this.#pointed, true)
    removeEventListener('keydown', this.#typed, true)
    removeEventListener('click', this.#clicked, true)
  }

  /** There is something else to decide from now on. */
  decide(): void {
    this.#decision += 1
    this.#since = performance.now()
  }

  /** Whether the latest press may answer the decision that is on the page now. If so, it has. */
  answers(): boolean {
    const press = this.#latest
    if (press === null) return true
    const fresh = performance.now() - this.#since < FRESH
    if (press.decision !== this.#decision || (fresh && isRepeated(press, this.#answer))) return false
    this.#answer = press
    return true
  }

  #pointed = ({ clientX, clientY }: PointerEvent): void => this.#note('', clientX, clientY)

  #typed = ({ key, repeat }: KeyboardEvent): void => {
    if (!repeat) this.#note(key, 0, 0)
  }

  #clicked = ({ detail, clientX, clientY }: MouseEvent): void => {
    if (detail === 0 && performance.now() - (this.#latest?.at ?? 0) > ALONE) this.#note('', clientX, clientY)
  }

  #note(key: string, x: number, y: number): void {
    this.#latest = { decision: this.#decision, at: performance.now(), key, x, y }
  }
}

/** The same key, or the same place. */
function isRepeated(press: Press, before: Press | null): boolean {
  return before !== null && press.key === before.key && Math.hypot(press.x - before.x, press.y - before.y) <= NEAR
}
