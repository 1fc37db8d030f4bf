import { api } from '../api/http'
import type { Menu, Offer } from '../api/types'

let asked: Promise<Menu> | null = null

/** What there is to play; asked for once, and again only after it failed. */
export function menu(): Promise<Menu> {
  asked ??= api.menu().catch((trouble: unknown) => {
    asked = null
    throw trouble
  })
  return asked
}

/** The ways to play a game; the first is the usual one. */
export function offersOf({ offers }: Menu, game: string): Offer[] {
  return offers.filter((offer) => offer.game === game)
}
