import type { Action } from '../api/types'
import { say, words } from '../lib/words.svelte'
import { listed, worth } from './goods'
import { momentOf, self, type RgScene } from './moment'

export type Way = 'buy' | 'sell'

const NONE = [0, 0, 0, 0, 0, 0]

/** The shares chosen to buy or to sell, never both. The first one chosen says which. */
export class Trade {
  #scene: () => RgScene
  #kept = $state.raw<{ moment: string; way: Way; chosen: number[] }>({ moment: '', way: 'buy', chosen: NONE })

  constructor(scene: () => RgScene) {
    this.#scene = scene
  }

  readonly #now = $derived.by(() => {
    const moment = momentOf(this.#scene())
    return this.#kept.moment === moment ? this.#kept : { moment, way: 'buy' as Way, chosen: NONE }
  })
  readonly way = $derived(this.#now.way)
  readonly chosen = $derived(this.#now.chosen)
  readonly count = $derived(this.chosen.reduce((sum, each) => sum + each))
  readonly money = $derived.by(() => worth(this.chosen, this.#scene().view.prices))
  readonly cash = $derived.by(() => self(this.#scene().view)?.cash ?? 0)
  readonly left = $derived(this.way === 'buy' ? this.cash - this.money : this.cash + this.money)

  readonly goods = $derived(listed(this.chosen))
  readonly action = $derived.by((): Action => (this.count ? { type: this.way, goods: this.goods } : { type: 'hold' }))

  /** One share more of a good, bought or sold; or one fewer of those chosen for the other way. */
  step(place: number, way: Way): string | null {
    const problem = this.problem(place, way)
    if (problem === null) {
      const back = this.#backwards(way)
      this.#keep(
        back ? this.way : way,
        this.chosen.map((each, at) => (at === place ? each + (back ? -1 : 1) : each)),
      )
    }
    return problem
  }

  /** Why that step cannot be taken; null if it can. */
  problem(place: number, way: Way): string | null {
    const { hints, view } = this.#scene()
    const chosen = this.chosen[place]!
    if (this.#backwards(way)) return chosen ? null : say('web-rg-one-way', { way: this.way })
    const reason = hints?.[way][place]
    if (reason) return words.error(reason)
    if (hints && this.count >= hints.most) return words.error({ code: 'trade-size', data: { most: hints.most } })
    return this.#beyond(place, way, chosen, view.supply[place]!, view.prices[place]!)
  }

  turn(way: Way): void {
    if (way !== this.way) this.#keep(way, NONE)
  }

  clear(): void {
    this.#keep(this.way, NONE)
  }

  /** The service judges one share; what is chosen already comes on top. */
  #beyond(place: number, way: Way, chosen: number, left: number, price: number): string | null {
    const good = listed(NONE.map((_, at) => Number(at === place)))[0]!
    const held = self(this.#scene().view)?.shares?.[place] ?? 0
    if (way === 'sell') return chosen < held ? null : words.error({ code: 'not-enough-shares', data: { good, held } })
    if (chosen >= left) return words.error({ code: 'pile-too-small', data: { good, left } })
    const cost = this.money + price
    return cost <= this.cash ? null : words.error({ code: 'too-expensive', data: { cost, cash: this.cash } })
  }

  #backwards(way: Way): boolean {
    return this.count > 0 && way !== this.way
  }

  #keep(way: Way, chosen: number[]): void {
    this.#kept = { moment: momentOf(this.#scene()), way, chosen }
  }
}
