import type { Good, MarketCard } from '../api/types'
import { say, words } from '../lib/words.svelte'

/** The six goods in the order of every list of six, and what they are called. */

export const GOODS: readonly Good[] = ['coal', 'wheat', 'coffee', 'rubber', 'tea', 'salt']

export const goodName = (good: Good): string => say('rg-good', { good })

/** "Coal and Tea", or "2 Coal and 1 Tea" when there are several of one. */
export function goodsText(goods: readonly Good[]): string {
  const counted = counts(goods)
  const several = Math.max(...counted) > 1
  const named = GOODS.flatMap((good, place) => {
    const count = counted[place]!
    return count ? [several ? `${count} ${goodName(good)}` : goodName(good)] : []
  })
  return words.listing(named)
}

/** How many of each. */
export const counts = (goods: readonly Good[]): number[] =>
  GOODS.map((good) => goods.filter((other) => other === good).length)

/** The goods one by one. */
export const listed = (count: readonly number[]): Good[] =>
  GOODS.flatMap((good, place) => Array<Good>(count[place] ?? 0).fill(good))

/** What so many of each are worth at these prices. */
export const worth = (count: readonly number[], prices: readonly number[]): number =>
  count.reduce((sum, each, place) => sum + each * (prices[place] ?? 0), 0)

export const placeOf = (card: MarketCard): number => GOODS.indexOf(goodOf(card))

export const goodOf = (card: MarketCard): Good => card.split(/[+-]/)[0] as Good

/** How many spaces a market card moves its price. */
export const movesBy = (card: MarketCard): number => parseInt(card.replace(/^[a-z]+/, ''), 10)

export const signed = (spaces: number): string => (spaces < 0 ? `−${-spaces}` : `+${spaces}`)

export const cardName = (card: MarketCard): string => `${goodName(goodOf(card))} ${signed(movesBy(card))}`
