import type { Happened, PriceMoved, Good } from '../api/types'

/** What each seat did last: its trade and gift, or the cards it played. */

export interface Deed {
  trade?: { way: 'buy' | 'sell'; goods: Good[]; money: number } | null
  gave?: boolean
  plays?: PriceMoved[]
}

export class Deeds {
  of = $state.raw<Readonly<Record<number, Deed>>>({})
  #number = -1
  #known: Record<number, Deed> = {}

  /** Deeds add up while one thing follows the other; an undo, or a leap through a finished game, begins anew. */
  remember({ number, events, undo_to }: Happened): void {
    const known = number === this.#number + 1 && undo_to === null ? { ...this.#known } : {}
    this.#number = number
    for (const event of events) {
      switch (event.type) {
        case 'bought':
          known[event.seat] = { trade: { way: 'buy', goods: event.goods, money: event.cost } }
          break
        case 'sold':
          known[event.seat] = { trade: { way: 'sell', goods: event.goods, money: event.gain } }
          break
        case 'held':
          known[event.seat] = { trade: null }
          break
        case 'donated':
          known[event.seat] = { ...known[event.seat], gave: true }
          break
        case 'price-moved':
          known[event.seat] = { plays: played(events).filter(({ seat }) => seat === event.seat) }
          break
        default:
      }
    }
    this.#known = known
    this.of = known
  }
}

/** The market cards among what happened. */
export function played(events: Happened['events']): PriceMoved[] {
  return events.filter((event) => event.type === 'price-moved')
}
