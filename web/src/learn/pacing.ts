import type { Pace } from '../api/types'
import { settings } from '../lib/settings.svelte'
import type { Room } from '../table/room.svelte'

/** The pace of bots in a lesson: slower than usual, unless the reader has chosen another one. */
export const lessonPace = (): Pace => (settings.pace === 'usual' ? 'slow' : settings.pace)

/** Bots wait while a tip is read. */
export class Pacing {
  #room: Room
  #held: boolean

  constructor(room: Room) {
    this.#room = room
    this.#held = room.table?.pace === 'paused' // the page was left while a tip was read
  }

  hold(): void {
    if (!this.#held || this.#room.table?.pace !== 'paused') this.#room.setPace('paused')
    this.#held = true
  }

  /** They go on: slowly while there is more to learn. */
  go(learning: boolean): void {
    if (this.#held) this.#room.setPace(learning ? lessonPace() : settings.pace)
    this.#held = false
  }
}
