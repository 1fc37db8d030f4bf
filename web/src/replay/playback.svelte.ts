import { settings, type Speed } from '../lib/settings.svelte'
import { SPEEDS } from '../table/pace'

/** Where one is in a finished game, and how one gets about in it. */

/** How long each moment is shown while it plays, in milliseconds. */
const PAUSE: Record<Speed, number> = { slow: 2500, usual: 1200, fast: 400 }

export class Playback {
  #at = $state(0)
  playing = $state(false)

  constructor(
    /** The number of the last moment. */
    readonly last: () => number,
    /** The moments in which something begins: a card, a phase. */
    readonly heads: () => number[],
    at: number,
  ) {
    this.#at = at
  }

  get at(): number {
    return Math.min(this.#at, this.last())
  }

  go(at: number): void {
    this.#at = Math.max(0, Math.min(at, this.last()))
    if (this.#at === this.last()) this.playing = false
  }

  step(by: number): void {
    this.playing = false
    this.go(this.at + by)
  }

  leap(by: 1 | -1): void {
    this.playing = false
    const before = this.heads().findLast((head) => head < this.at)
    const after = this.heads().find((head) => head > this.at)
    this.go((by < 0 ? before : after) ?? (by < 0 ? 0 : this.last()))
  }

  /** From the end it begins anew. */
  toggle(): void {
    if (!this.playing && this.at === this.last()) this.#at = 0
    this.playing = !this.playing
  }

  faster(by: 1 | -1): void {
    const speed = SPEEDS[SPEEDS.indexOf(settings.replaySpeed) + by]
    if (speed) settings.change({ replaySpeed: speed })
  }

  /** Goes on by itself while it plays; for an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined
    const next = this.at + 1
    const timer = setTimeout(() => this.go(next), PAUSE[settings.replaySpeed])
    return () => clearTimeout(timer)
  }

  /** Whether that key meant something. */
  key(key: string): boolean {
    const does: Record<string, () => void> = {
      ArrowLeft: () => this.step(-1),
      ArrowRight: () => this.step(1),
      ArrowUp: () => this.leap(-1),
      ArrowDown: () => this.leap(1),
      Home: () => this.step(-this.at),
      End: () => this.step(this.last()),
      ' ': () => this.toggle(),
      '+': () => this.faster(1),
      '-': () => this.faster(-1),
    }
    does[key]?.()
    return key in does
  }
}
