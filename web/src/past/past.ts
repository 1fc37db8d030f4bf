import type { Figures, PastGame } from '../api/types'
import type { Chart } from '../replay/history'
import { say, words } from '../lib/words.svelte'

/** One's finished games in words and numbers. */

export type Fate = 'won' | 'shared' | 'lost' | 'cast-out' | 'resigned' | 'left' | 'unknown'

/** How a game ended for the reader. */
export function fateOf({ seat, winners, cast_out, resigned, left }: PastGame): Fate {
  if (resigned) return 'resigned'
  if (left) return 'left'
  if (!winners) return 'unknown'
  if (winners.includes(seat)) return winners.length > 1 ? 'shared' : 'won'
  return cast_out?.includes(seat) ? 'cast-out' : 'lost'
}

/** A number with at most one place after the point, in the reader's language. */
export const brief = (value: number): string =>
  new Intl.NumberFormat(words.language, { maximumFractionDigits: 1 }).format(value)

export const percent = (share: number): string =>
  new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(share)

export interface Part {
  fate: Fate
  count: number
}

/** What became of the games that were counted: won, lost, cast out and resigned. */
export function partsOf({ games, wins, cast_out, resigned }: Figures): Part[] {
  const parts: Part[] = [
    { fate: 'won', count: wins },
    { fate: 'lost', count: games - wins - cast_out - resigned },
    { fate: 'cast-out', count: cast_out },
    { fate: 'resigned', count: resigned },
  ]
  return parts.filter(({ count }) => count > 0)
}

const MOST_STOPS = 8
const FEWEST_GAMES = 2

/** Wins over these games, which come the newest first, beside what a fair share would be; null for hardly any games. */
export function winsChart(games: PastGame[]): Chart | null {
  const counted = games.filter((game) => !['left', 'unknown'].includes(fateOf(game))).reverse()
  if (counted.length < FEWEST_GAMES) return null
  const wins = sums(counted.map((game) => Number(['won', 'shared'].includes(fateOf(game)))))
  const fair = sums(counted.map(({ seats }) => 1 / seats.length))
  const every = Math.ceil(counted.length / MOST_STOPS)
  const moments = Array.from({ length: Math.floor(counted.length / every) + 1 }, (_, place) => place * every)
  if (moments.at(-1) !== counted.length) moments.push(counted.length)
  return {
    title: say('web-history-chart'),
    about: say('web-history-chart-about', { count: counted.length }),
    axis: say('web-history-chart-axis'),
    stops: moments.map((moment) => ({ moment, mark: String(moment), label: String(moment) })),
    bands: [],
    curves: [
      { name: say('web-history-chart-wins'), of: { seat: 0 }, values: wins },
      { name: say('web-history-chart-fair'), of: 'merchant', values: fair },
    ],
    write: brief,
  }
}

function sums(values: number[]): number[] {
  let sum = 0
  return [0, ...values.map((value) => (sum += value))]
}
