import { me } from '../lib/me.svelte'
import { settings } from '../lib/settings.svelte'
import type { Room } from './room.svelte'

/** Which half of the log and chat is open, and how much of what was said has not been read here. */
export class Talk {
  tab = $state<'log' | 'chat'>('log')
  #room: Room
  #read = $state(0)

  constructor(room: Room) {
    this.#room = room
    this.#read = kept(room.id)
  }

  readonly unread = $derived.by(() => {
    const seat = this.#room.table?.seat ?? null
    const mine = (said: { seat: number | null; name: string }): boolean =>
      said.seat === seat && (seat !== null || said.name === me.guest?.name)
    return this.#room.said.filter((said) => said.number > this.#read && !mine(said)).length
  })
  readonly #shown = $derived(settings.rail && this.tab === 'chat')

  /** Everything that is being shown has been read. */
  follow(): void {
    const last = this.#room.said.at(-1)?.number ?? 0
    if (!this.#shown || last <= this.#read) return
    this.#read = last
    keep(this.#room.id, last)
  }

  /** Fold the log and chat in or out; what has not been read comes first. */
  toggle(): void {
    if (!settings.rail && this.unread) this.tab = 'chat'
    settings.change({ rail: !settings.rail })
  }
}

const KEY = 'beaumonde-read-'

function kept(table: string): number {
  try {
    return Number(sessionStorage.getItem(KEY + table))
  } catch {
    return 0
  }
}

function keep(table: string, number: number): void {
  try {
    sessionStorage.setItem(KEY + table, String(number))
  } catch {
    // a browser that keeps nothing counts anew on the next visit
  }
}
