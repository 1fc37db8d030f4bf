import type { Card, HighSocietyView, Replay, TableInfo } from '../api/types'
import { say } from '../lib/words.svelte'
import { nameAt } from '../table/people'
import type { Chart, Curve, History, Stop } from '../replay/history'
import AuctionList from './AuctionList.svelte'
import { cardName, money, plain, sum } from './words'

/** High Society in numbers: the auctions, the money left and the status so far. */

export const history: History = { Prices: AuctionList, charts }

function charts(replay: Replay, table: TableInfo): Chart[] {
  const views = replay.moments.map(({ view }) => view as HighSocietyView)
  const shared = { axis: say('web-replay-hs-axis'), stops: stopsOf(replay), bands: [] }
  const curves = (value: (view: HighSocietyView, seat: number) => number): Curve[] =>
    table.seats.map(({ number: seat }) => ({
      name: nameAt(table, seat),
      of: { seat },
      values: views.map((view) => value(view, seat)),
    }))
  return [
    {
      ...shared,
      title: say('web-replay-hs-money'),
      about: say('web-replay-hs-money-about'),
      curves: curves(moneyLeft),
      write: money,
    },
    {
      ...shared,
      title: say('web-replay-hs-status'),
      about: say('web-replay-hs-status-about'),
      curves: curves(({ players, edition }, seat) => statusOf(players[seat]!.owned, edition)),
      write: plain,
    },
  ]
}

/** The moments in which an auction was over: the next card is turned, or the game ends. */
function stopsOf({ moments }: Replay): Stop[] {
  const stops: Stop[] = []
  for (const { number: moment, events, view } of moments) {
    const { shown, edition } = view as HighSocietyView
    if (!events.some(({ type }) => type === 'turned' || type === 'ended')) continue
    const ranOut = events.some((event) => event.type === 'ended' && 'card' in event && event.card === null)
    const done = ranOut ? shown.length : shown.length - 1
    const card = shown[done - 1]
    const label = card
      ? say('web-replay-hs-card', { number: done, card: cardName(card, edition) })
      : say('web-replay-start')
    stops.push({ moment, mark: String(done), label })
  }
  return stops
}

/** What a seat has not spent: in hand, in open bids and under seal. */
function moneyLeft(view: HighSocietyView, seat: number): number {
  const { hand, open } = view.players[seat]!
  return sum(hand ?? []) + sum(open) + (view.seat === seat ? view.sealed : 0)
}

const WORTH: Partial<Record<Card, number>> = { excursions: 12, 'yacht-club': 5 }
const ROUNDED_DOWN = '2025'

/** What these cards are worth so far: luxuries, minus five, each doubler, the half. */
export function statusOf(owned: readonly Card[], edition: string): number {
  const luxuries = sum(owned.map((card) => WORTH[card] ?? (/^\d+$/.test(card) ? Number(card) : 0)))
  const doubled = (luxuries - (owned.includes('-5') ? 5 : 0)) * 2 ** owned.filter((card) => card === 'x2').length
  if (!owned.includes('1/2')) return doubled
  return edition === ROUNDED_DOWN ? Math.floor(doubled / 2) : doubled / 2
}
