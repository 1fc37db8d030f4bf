import type { Component } from 'svelte'
import type { RichAndGoodView } from '../api/types'
import { say } from '../lib/words.svelte'
import type { Game, Scene } from '../table/scene'
import { narrate } from './narrate'
import RichAndGoodTable from './RichAndGoodTable.svelte'

/** The Rich and the Good, for the pages that all games share. */
export const game: Game = {
  Table: RichAndGoodTable as unknown as Component<{ scene: Scene }>,
  box: () => '',
  narrate,
  standing: (view, seat) => say('rg-standing', { amount: (view as RichAndGoodView).players[seat]?.charity ?? 0 }),
  afterword: (view) => {
    const { merchant } = view as RichAndGoodView
    return merchant ? [say('rg-merchant-charity', { amount: merchant.charity })] : []
  },
  // the service leaves out what is 0, such as a price at the bottom of the track
  line: ({ what, item, count, each = 0 }) =>
    what === 'cash'
      ? say('rg-line-cash')
      : say('rg-line-shares', { item: say('rg-good', { good: item }), count, each }),
  total: (total) => say('rg-total', { total }),
  decided: ({ decided }) => say(`rg-decided-${decided}`),
  history: () => import('./history'),
}
