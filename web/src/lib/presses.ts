/** A press counts for the decision that was on the page when it began. The second half of a double click begins on the
 * next decision, where the first half was: it does not count either. */

const FRESH = 500
const NEAR = 48
/** A click without a press just before it comes from an aid for the disabled: it is a press of its own. */
const ALONE = 1000
/** The keys that click what has the focus: Enter again and again while it is down, the space bar when it is let go. */
const CLICKING = ['Enter', ' ']

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
  /** The press of a clicking key that is still down. */
  #held: Press | null = null

  constructor() {
    addEventListener('pointerdown', this.#pointed, true)
    addEventListener('keydown', this.#typed, true)
    addEventListener('keyup', this.#released, true)
    addEventListener('click', this.#clicked, true)
    addEventListener('blur', this.#left)
  }

  stop(): void {
    removeEventListener('pointerdown', this.#pointed, true)
    removeEventListener('keydown', this.#typed, true)
    removeEventListener('keyup', this.#released, true)
    removeEventListener('click', this.#clicked, true)
    removeEventListener('blur', this.#left)
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
    if (repeat) return
    this.#note(key, 0, 0)
    if (CLICKING.includes(key)) this.#held = this.#latest
  }

  #released = ({ key }: KeyboardEvent): void => {
    const held = this.#held
    if (held?.key !== key) return
    // The click that this causes comes next, and is still the key's.
    setTimeout(() => {
      if (this.#held === held) this.#held = null
    })
  }

  /** A key that is let go in another window does not say so here. */
  #left = (): void => {
    this.#held = null
  }

  #clicked = ({ detail, clientX, clientY }: MouseEvent): void => {
    if (detail !== 0) return
    if (this.#held) this.#latest = this.#held
    else if (performance.now() - (this.#latest?.at ?? 0) > ALONE) this.#note('', clientX, clientY)
  }

  #note(key: string, x: number, y: number): void {
    this.#latest = { decision: this.#decision, at: performance.now(), key, x, y }
  }
}

/** The same key, or the same place. */
function isRepeated(press: Press, before: Press | null): boolean {
  return before !== null && press.key === before.key && Math.hypot(press.x - before.x, press.y - before.y) <= NEAR
}
