import type { HighSocietyView } from '../api/types'
import { say } from '../lib/words.svelte'
import type { Game } from '../table/scene'
import { narrate } from './narrate'
import Table from './Table.svelte'
import { box, cardName, plain, thousands } from './words'

/** High Society, for the pages that all games share. */
export const game: Game = {
  Table,
  box: (options) => say('hs-edition', { edition: box(String(options.edition)) }),
  narrate,
  standing(view, seat) {
    const { players, result } = view as HighSocietyView
    const amount = thousands(result?.scores[seat]?.standing ?? 0)
    return say(players[seat]?.owned.includes('gambling') ? 'hs-standing-doubled' : 'hs-standing', { amount })
  },
  afterword: () => [],
  line({ what, item }, view) {
    const { edition } = view as HighSocietyView
    return say(`hs-line-${what}`, { item: cardName(item as never, edition) })
  },
  total: (total) => say('hs-total', { total: plain(total) }),
  decided: ({ decided }, view) => say(`hs-decided-${decided}`, { edition: box((view as HighSocietyView).edition) }),
  history: () => import('./history'),
}
