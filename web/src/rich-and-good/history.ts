import type { Replay, RichAndGoodView, TableInfo } from '../api/types'
import { say } from '../lib/words.svelte'
import { nameAt } from '../table/people'
import type { Band, Chart, Curve, History, Stop } from '../replay/history'
import { GOODS, goodName, worth } from './goods'
import TurnPrices from './TurnPrices.svelte'
import { turnsOf, type Turn } from './turns'

/** The Rich and the Good in numbers: prices, cash, wealth and charity. */

export const history: History = { Prices: TurnPrices, charts }

function charts(replay: Replay, table: TableInfo): Chart[] {
  const views = replay.moments.map(({ view }) => view as RichAndGoodView)
  const turns = turnsOf(replay)
  const write = (amount: number): string => say('money', { amount })
  const shared = { axis: say('web-replay-rg-axis'), stops: stopsOf(turns), bands: bandsOf(turns), write }
  const ofSeats = (value: (view: RichAndGoodView, seat: number) => number): Curve[] =>
    table.seats.map(({ number: seat }) => ({
      name: nameAt(table, seat),
      of: { seat },
      values: views.map((view) => value(view, seat)),
    }))
  const ofMerchant: Curve = {
    name: say('rg-merchant'),
    of: 'merchant',
    values: views.map(({ merchant }) => merchant?.charity ?? 0),
  }
  return [
    {
      ...shared,
      title: say('web-rg-prices'),
      about: say('web-replay-rg-prices-about'),
      curves: GOODS.map((good, place) => ({
        name: goodName(good),
        of: { good },
        values: views.map(({ prices }) => prices[place]!),
      })),
    },
    {
      ...shared,
      title: say('web-replay-rg-wealth'),
      about: say('web-replay-rg-wealth-about'),
      curves: ofSeats(wealth),
    },
    {
      ...shared,
      title: say('web-rg-cash'),
      about: say('web-replay-rg-cash-about'),
      curves: ofSeats(({ players }, seat) => players[seat]!.cash),
    },
    {
      ...shared,
      title: say('web-rg-charity'),
      about: say('web-replay-rg-charity-about'),
      curves: [...ofSeats(({ players }, seat) => players[seat]!.charity), ...(views[0]?.merchant ? [ofMerchant] : [])],
    },
  ]
}

/** Cash and all shares at the prices of the moment. Which shares are donated is nobody's to know before they are sold. */
function wealth({ players, prices }: RichAndGoodView, seat: number): number {
  const { cash, holdings } = players[seat]!
  return cash + worth(holdings ?? [], prices)
}

function stopsOf(turns: Turn[]): Stop[] {
  const ends = turns.map(({ round, turn, to }) => ({
    moment: to,
    mark: String(turn),
    label: say('web-replay-rg-turn', { round, turn }),
  }))
  return [{ moment: 0, mark: '', label: say('web-replay-start') }, ...ends]
}

function bandsOf(turns: Turn[]): Band[] {
  return [...new Set(turns.map(({ round }) => round))].map((round) => {
    const within = turns.filter((turn) => turn.round === round)
    return { label: say('web-replay-rg-round', { round }), from: within[0]!.from - 1, to: within.at(-1)!.to }
  })
}
