import { familyOf } from '../art/family'
import type { BidMade, Card, Claimed, Event, Happened, TableInfo } from '../api/types'
import { say, type Args } from '../lib/words.svelte'
import { nameAt, who } from '../table/people'
import type { Sentence } from '../table/scene'
import { cardName, sum, thousands } from './words'

/** What happened, in the sentences that the terminal uses too. */
export function narrate(happened: Happened, table: TableInfo): Sentence[] {
  const { events } = happened
  const [turned, ended] = events.slice(-2)
  if (turned?.type !== 'turned' || ended?.type !== 'ended') return events.flatMap((event) => tell(event, table))
  const text = say('hs-turned-last', { number: turned.number, card: cardName(turned.card, editionOf(table)) })
  return [...events.slice(0, -2).flatMap((event) => tell(event, table)), { text, seat: null, head: true }]
}

export const editionOf = (table: TableInfo): string => String(table.options.edition)

export function tell(event: Event, table: TableInfo): Sentence[] {
  const name = (card: Card): string => cardName(card, editionOf(table))
  const about = (seat: number, message: string, args: Args = {}): Sentence[] => [
    { text: say(message, { ...args, ...who(table, seat) }), seat },
  ]
  switch (event.type) {
    case 'turned': {
      const [sentence] = about(event.leader, 'hs-turned', { number: event.number, card: name(event.card) })
      return [{ text: sentence!.text, seat: null, head: true }]
    }
    case 'bid':
      return about(event.seat, ...bidMade(event))
    case 'passed':
      return about(event.seat, event.back ? 'hs-passed-back' : 'hs-passed', { back: thousands(event.back) })
    case 'sealed':
      return about(event.seat, 'hs-sealed')
    case 'unsealed':
      return [{ text: unsealed(event.bids, table), seat: null }]
    case 'claimed':
      return claimed(event, table)
    case 'unclaimed':
      return [{ text: say('hs-unclaimed', { card: name(event.card) }), seat: null }]
    case 'refunded':
      return about(event.seat, 'hs-refunded', { money: thousands(event.card) })
    case 'luxury-lost':
      return about(event.seat, 'hs-luxury-lost', { card: name(event.card) })
    case 'ended':
      return [{ text: say('hs-ended-deck'), seat: null, head: true }]
    default:
      return []
  }
}

/** A first bid or a raise, with the cards that were added where the sum does not tell them. */
function bidMade({ cards, total }: BidMade): [string, Args] {
  const added = cards.join('+')
  if (sum(cards) < total) return ['hs-raised', { total: thousands(total), cards: `+${added}` }]
  return ['hs-bid', { total: thousands(total), cards: cards.length > 1 ? ` (${added})` : '' }]
}

function unsealed(bids: readonly number[], table: TableInfo): string {
  return bids.some(Boolean) ? say('hs-unsealed', { bids: amounts(bids, table) }) : say('hs-unsealed-none')
}

function claimed({ seat, card, paid }: Claimed, table: TableInfo): Sentence[] {
  const price = paid[seat] ?? 0
  const args = { card: cardName(card, editionOf(table)), paid: thousands(price), ...who(table, seat) }
  const extra = (message: string, some: Args = {}): Sentence => ({ text: say(message, some), seat: null })
  if (familyOf(card) === 'avoid') {
    const spent = paid.some(Boolean) ? [extra('hs-others-pay', { bids: amounts(paid, table) })] : []
    return [{ text: say('hs-suffered', args), seat }, ...spent]
  }
  if (!price) return [{ text: say('hs-claimed-free', args), seat }]
  return [{ text: say('hs-claimed', args), seat }, ...(card === 'yacht-club' ? [extra('hs-all-spent')] : [])]
}

function amounts(bids: readonly number[], table: TableInfo): string {
  return bids
    .flatMap((bid, seat) => (bid ? [say('hs-unsealed-bid', { name: nameAt(table, seat), bid: thousands(bid) })] : []))
    .join(', ')
}
