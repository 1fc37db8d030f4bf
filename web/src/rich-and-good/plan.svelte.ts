import type { Action, Good } from '../api/types'
import { words } from '../lib/words.svelte'
import { GOODS } from './goods'
import { Market } from './market.svelte'
import { asked, momentOf, type RgScene } from './moment'
import { Trade, type Way } from './trade.svelte'

/** What whoever sits here has in mind: chosen, not yet played. */
export class Plan {
  #scene: () => RgScene
  readonly trade: Trade
  readonly market: Market
  #gift = $state.raw<{ moment: string; good: Good | null }>({ moment: '', good: null })
  /** Why the last thing tried did nothing. */
  #refusal = $state.raw({ moment: '', text: '' })

  constructor(scene: () => RgScene) {
    this.#scene = scene
    this.trade = new Trade(scene)
    this.market = new Market(scene)
  }

  readonly asked = $derived.by(() => asked(this.#scene()))
  readonly #moment = $derived.by(() => momentOf(this.#scene()))
  readonly gift = $derived.by(() => (this.#gift.moment === this.#moment ? this.#gift.good : null))
  readonly refusal = $derived.by(() => (this.#refusal.moment === this.#moment ? this.#refusal.text : ''))

  /** What the button does; null while something is missing. */
  readonly action = $derived.by((): Action | null => {
    switch (this.asked) {
      case 'trade':
        return this.trade.action
      case 'donate':
        return this.gift ? { type: 'donate', good: this.gift } : { type: 'keep' }
      case 'market': {
        const move = this.market.move
        return move && { type: 'manipulate', full: move.full, half: move.half, side: move.side }
      }
      default:
        return null
    }
  })

  step(place: number, way: Way): void {
    if (this.asked !== 'trade') return
    this.#refuse(this.trade.step(place, way) ?? '')
  }

  /** Buy or sell from now on; what was chosen the other way is put back. */
  turn(way: Way): void {
    if (this.asked === 'trade') this.trade.turn(way)
  }

  /** Choose a good by its number: one share more, or one fewer; or the share to give. */
  choose(place: number, fewer: boolean): void {
    const { trade } = this
    if (this.asked === 'donate') this.give(GOODS[place]!)
    else if (!fewer) this.step(place, trade.way)
    else if (trade.chosen[place]) this.step(place, trade.way === 'buy' ? 'sell' : 'buy')
  }

  give(good: Good): void {
    if (this.asked !== 'donate') return
    const reason = this.#scene().hints?.donate[GOODS.indexOf(good)]
    this.#refuse(reason ? words.error(reason) : '')
    if (!reason) this.#gift = { moment: this.#moment, good: this.gift === good ? null : good }
  }

  clear(): void {
    this.#refuse('')
    this.#gift = { moment: this.#moment, good: null }
    if (this.asked === 'trade') this.trade.clear()
    if (this.asked === 'market') this.market.clear()
  }

  confirm(): void {
    this.#do(this.action)
  }

  /** Trade nothing, or keep everything. */
  decline(): void {
    if (this.asked === 'trade') this.#do({ type: 'hold' })
    if (this.asked === 'donate') this.#do({ type: 'keep' })
  }

  #do(action: Action | null): void {
    if (this.asked && action && !this.#scene().busy) void this.#scene().act(action)
  }

  #refuse(text: string): void {
    this.#refusal = { moment: this.#moment, text }
  }
}
