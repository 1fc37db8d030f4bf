import type { Good, MarketCard, RichAndGoodView } from '../api/types'
import { say } from '../lib/words.svelte'
import { GOODS, goodName, goodOf, movesBy } from './goods'
import { self } from './moment'

/** What the things on the table mean, for those who touch them. */

/** A good: its price and the next ones, the bank's pile, the barrel and its track. */
export function goodLines({ prices, supply, track }: RichAndGoodView, good: Good): string[] {
  const place = GOODS.indexOf(good)
  const price = prices[place]!
  const at = track.indexOf(price)
  return [
    say('web-help-good-price', { good: goodName(good), price }),
    say('web-help-good-steps', { up: track[at + 1] ?? 'none', down: track[at - 1] ?? 'none' }),
    say('web-help-good-bank', { count: supply[place]! }),
    say('web-help-barrel'),
    say('web-help-track'),
  ]
}

/** Your shares of a good. */
export function yoursLines(view: RichAndGoodView, good: Good): string[] {
  const place = GOODS.indexOf(good)
  const [count, price] = [self(view)?.shares?.[place] ?? 0, view.prices[place]!]
  return [
    say('web-help-good-yours', { count, worth: count * price }),
    say('web-help-good-price', { good: goodName(good), price }),
  ]
}

export function marketLines(card: MarketCard): string[] {
  const spaces = Math.abs(movesBy(card))
  const good = goodName(goodOf(card))
  return [say('web-help-market-card', { up: movesBy(card) > 0, good, spaces, half: spaces / 2 })]
}
