import type { RichAndGoodView } from '../api/types'
import { say } from '../lib/words.svelte'
import { nameAt } from '../table/people'
import { cardName, GOODS, goodName, goodOf, goodsText } from './goods'
import { PLACES, self, type RgScene } from './moment'
import type { Plan } from './plan.svelte'

/** What the table says about the decision at hand. */

/** What the button does. */
export function verb({ asked, gift, trade, market }: Plan, scene: RgScene): string {
  switch (asked) {
    case 'trade':
      if (!trade.count) return say('web-rg-hold')
      return say(`web-rg-${trade.way}`, { goods: goodsText(trade.goods), money: trade.money })
    case 'donate':
      return gift ? say('web-rg-donate', { good: goodName(gift) }) : say('web-rg-keep')
    case 'market': {
      const { move, cards, count } = market
      if (move) return say('web-rg-play', { full: cardName(move.full), half: cardName(move.half) })
      return count ? say('web-rg-choose-second', { from: holder(scene.view, !cards.left) }) : say('web-rg-choose-first')
    }
    default:
      return status(scene)
  }
}

/** What comes of it. */
export function note({ asked, gift, trade, market }: Plan, { hints, view }: RgScene): string {
  const { cash, left } = trade
  switch (asked) {
    case 'trade':
      return trade.count
        ? say(`web-rg-note-${trade.way}`, { cash, left })
        : say('web-rg-note-trade', { way: trade.way, cash, most: hints?.most ?? 0 })
    case 'donate':
      return gift
        ? say('web-rg-note-donate', { price: view.prices[GOODS.indexOf(gift)]! })
        : say('web-rg-note-places', { left: PLACES - (self(view)?.donated_count ?? 0) })
    case 'market':
      return market.ghosts.length ? moves(market, view) : say('web-rg-note-market')
    default:
      return ''
  }
}

/** Whose turn it is, and for what. */
export function status({ table, view, hints }: RgScene): string {
  const [seat] = view.to_act
  if (seat === undefined) return say('web-rg-over')
  if (seat !== view.seat) return say(`web-rg-waiting-${view.phase}`, { name: nameAt(table, seat) })
  return say(`web-rg-your-${view.phase}`, { most: hints?.most ?? 0 })
}

/** Both prices before and after: the halved card comes second, also on the same good. */
function moves({ move, ghosts }: Plan['market'], { prices }: RichAndGoodView): string {
  const [full, half] = ghosts
  if (!move && full && half) {
    const { place, price } = full
    const about = { good: goodName(GOODS[place]!), before: prices[place]!, full: price, half: half.price }
    return say('web-rg-note-either', about)
  }
  const same = move !== null && goodOf(move.full) === goodOf(move.half)
  const told = ghosts.map(({ place, price, half }) => {
    const before = same && half ? move.first : prices[place]!
    return say('web-rg-note-move', { good: goodName(GOODS[place]!), before, after: price })
  })
  return told.join(' · ')
}

/** Which holder it is to whoever looks: with two players the left one is their own. */
export function holder({ merchant }: RichAndGoodView, left: boolean): 'left' | 'right' | 'own' | 'shared' {
  if (merchant) return left ? 'own' : 'shared'
  return left ? 'left' : 'right'
}
