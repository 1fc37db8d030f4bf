import type { MarketCard, Move, Side } from '../api/types'
import { goodOf, placeOf } from './goods'
import { momentOf, type RgScene } from './moment'

/** Where a price would land: by the full card, or by the halved one. */
export interface Ghost {
  place: number
  price: number
  half: boolean
}

type Picked = Record<Side, number | null>

export const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** The two market cards chosen, one from each holder. The holder chosen from first gives the full card. */
export class Market {
  #scene: () => RgScene
  #kept = $state.raw<{ moment: string; full: Side | null; picked: Picked }>({
    moment: '',
    full: null,
    picked: { left: null, right: null },
  })

  constructor(scene: () => RgScene) {
    this.#scene = scene
  }

  readonly #now = $derived.by(() => {
    const moment = momentOf(this.#scene())
    return this.#kept.moment === moment ? this.#kept : { moment, full: null, picked: { left: null, right: null } }
  })
  /** The holder that gives the full card. */
  readonly full = $derived(this.#now.full)
  readonly picked = $derived(this.#now.picked as Picked)
  readonly cards = $derived.by((): Record<Side, MarketCard | null> => {
    const { left, right } = this.#scene().view
    return { left: left?.[this.picked.left ?? -1] ?? null, right: right?.[this.picked.right ?? -1] ?? null }
  })
  readonly count = $derived(Number(this.cards.left !== null) + Number(this.cards.right !== null))

  readonly #moves = $derived.by(() => this.#scene().hints?.moves ?? [])
  /** The move as the service knows it, when both cards are chosen. */
  readonly move = $derived.by((): Move | null => {
    const { full, cards } = this
    if (!full) return null
    const played = { full: cards[full], half: cards[opposite(full)] }
    return (
      this.#moves.find((move) => move.side === full && move.full === played.full && move.half === played.half) ?? null
    )
  })

  readonly ghosts = $derived.by((): Ghost[] => {
    if (this.move) {
      const { full, half, first, second } = this.move
      return [
        { place: placeOf(full), price: first, half: false },
        { place: placeOf(half), price: second, half: true },
      ]
    }
    const side = this.cards.left ? 'left' : 'right'
    const card = this.cards[side]
    return card ? this.#either(card, side) : []
  })

  tap(side: Side, place: number): void {
    const { full, picked } = this.#now
    const after: Picked = { ...picked, [side]: picked[side] === place ? null : place }
    const nothing = after.left === null && after.right === null
    this.#keep(nothing ? null : (full ?? side), after)
  }

  swap(): void {
    if (this.full) this.#keep(opposite(this.full), this.picked)
  }

  clear(): void {
    this.#keep(null, { left: null, right: null })
  }

  /** A card alone: where it would take its price in full, and where halved. */
  #either(card: MarketCard, side: Side): Ghost[] {
    const other = opposite(side)
    const full = this.#moves.find((move) => move.side === side && move.full === card)
    const half = this.#moves.find(
      (move) => move.side === other && move.half === card && goodOf(move.full) !== goodOf(card),
    )
    const place = placeOf(card)
    return [
      ...(full ? [{ place, price: full.first, half: false }] : []),
      ...(half ? [{ place, price: half.second, half: true }] : []),
    ]
  }

  #keep(full: Side | null, picked: Picked): void {
    this.#kept = { moment: momentOf(this.#scene()), full, picked }
  }
}
