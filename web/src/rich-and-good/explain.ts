import type { Good, MarketCard, RichAndGoodView } from '../api/types'
import { say } from '../lib/words.svelte'
import { GOODS, goodName, goodOf, movesBy } from './goods'
import { self } from './moment'

/** What the things on the table mean, for those who touch them. */

/** The track of every table that has none of its own: partly printed, for the rest our reconstruction. */
const OURS = '0 5 10 15 20 25 30 35 40 45 50 55 60 65 70 75 80 85 90 100 110 120 130 140 150 170 190 210 230 250'

/** A good: its price and the next ones, the bank's pile, the barrel and its track. */
export function goodLines({ prices, supply, track }: RichAndGoodView, good: Good): string[] {
  const place = GOODS.indexOf(good)
  const price = prices[place]!
  const at = track.indexOf(price)
  return [
    say('web-help-good-price', { good: goodName(good), price }),
    say('web-help-good-steps', { up: track[at + 1] ?? 'none', down: track[at - 1] ?? 'none' }),
    say('web-help-good-bank', { count: supply[place]! }),
    say('web-help-barrel', { first: track[0]!, last: track.at(-1)! }),
    ...(track.join(' ') === OURS ? [say('web-help-track')] : []),
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
