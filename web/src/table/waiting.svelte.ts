import type { WaitingTable } from '../api/types'
import { showBadge } from '../lib/attention'
import { waiting } from '../push/requests'

/** The other tables where it is the reader's turn: asked on coming back to the page, after a move, and now and then. */

const EVERY = 60_000

export class Waiting {
  /** The one with the earliest deadline comes first. */
  others = $state.raw<WaitingTable[]>([])

  readonly #table: string
  readonly #timer: ReturnType<typeof setInterval>

  constructor(table: string) {
    this.#table = table
    this.#timer = setInterval(this.look, EVERY)
    document.addEventListener('visibilitychange', this.look)
    void this.look()
  }

  look = async (): Promise<void> => {
    if (document.hidden) return
    try {
      const found = await waiting()
      showBadge(found.length)
      this.others = found.filter(({ table }) => table !== this.#table)
    } catch {
      // the next time may work
    }
  }

  close(): void {
    clearInterval(this.#timer)
    document.removeEventListener('visibilitychange', this.look)
  }
}
