import type { Component } from 'svelte'
import HsAim from './HsAim.svelte'
import HsEnd from './HsEnd.svelte'
import HsScandal from './HsScandal.svelte'
import HsTurn from './HsTurn.svelte'
import RgAim from './RgAim.svelte'
import RgCharity from './RgCharity.svelte'
import RgMarket from './RgMarket.svelte'
import RgTrade from './RgTrade.svelte'

/** What a game is about, in four pictures. Their sentences are `web-learn-<about>-step-<number>`. */
export const PICTURES: Record<string, { about: string; steps: Component[] }> = {
  'high-society': { about: 'hs', steps: [HsAim, HsTurn, HsScandal, HsEnd] },
  'rich-and-good': { about: 'rg', steps: [RgAim, RgTrade, RgMarket, RgCharity] },
}
