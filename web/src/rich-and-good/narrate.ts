import type { CharityCounted, Event, Happened, PriceMoved, TableInfo } from '../api/types'
import { say, type Args } from '../lib/words.svelte'
import { who } from '../table/people'
import type { Sentence } from '../table/scene'
import { cardName, goodsText, movesBy } from './goods'

/** What happened, in sentences for the log. */
export function narrate(happened: Happened, table: TableInfo): Sentence[] {
  return happened.events.flatMap((event) => sentence(event, table) ?? [])
}

function sentence(event: Event, table: TableInfo): Sentence | null {
  switch (event.type) {
    case 'round-began': {
      const goods = goodsText(event.merchant)
      const id = event.merchant.length ? 'rg-round-began-merchant' : 'rg-round-began'
      return head(say(id, { round: event.round, goods }))
    }
    case 'stock-opened':
      return head(say('rg-stock-opened', { turn: event.turn, ...who(table, event.starter) }))
    case 'market-opened':
      return head(say('rg-market-opened', { turn: event.turn }))
    case 'bought':
      return of(event.seat, 'rg-bought', { goods: goodsText(event.goods), cost: event.cost })
    case 'sold':
      return of(event.seat, 'rg-sold', { goods: goodsText(event.goods), gain: event.gain })
    case 'held':
    case 'donated':
    case 'kept':
      return of(event.seat, `rg-${event.type}`)
    case 'price-moved':
      return of(event.seat, 'rg-price-moved', { card: cardName(event.card), halved: halved(event), ...between(event) })
    case 'charity-counted':
      return charity(event, table)
    case 'ended':
      return head(say('rg-ended'))
    default:
      return null
  }

  function of(seat: number, id: string, args: Args = {}): Sentence {
    return { text: say(id, { ...args, ...who(table, seat) }), seat }
  }
}

const head = (text: string): Sentence => ({ text, seat: null, head: true })

const between = ({ before, after }: PriceMoved): Args => ({ before, after })

export const halved = ({ card, spaces }: PriceMoved): boolean => spaces !== movesBy(card)

function charity({ seat, goods, money, total }: CharityCounted, table: TableInfo): Sentence {
  const whose = seat === null ? { who: 'other', name: say('rg-merchant') } : who(table, seat)
  const id = goods.length ? 'rg-charity-counted' : 'rg-charity-nothing'
  return { text: say(id, { goods: goodsText(goods), money, total, ...whose }), seat }
}
