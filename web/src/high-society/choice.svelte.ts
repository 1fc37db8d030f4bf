import type { Action, Card } from '../api/types'
import { say } from '../lib/words.svelte'
import { whoAll } from '../table/people'
import { box, cardName, sum, thousands, type HsScene } from './words'

/** What whoever sits here has chosen but not yet played, and what it would come to. It lasts for one status card. */
export class Choice {
  #scene: () => HsScene
  #kept = $state.raw<{ card: number; notes: readonly number[]; luxury: Card | null }>({
    card: 0,
    notes: [],
    luxury: null,
  })

  constructor(scene: () => HsScene) {
    this.#scene = scene
  }

  readonly me = $derived.by(() => {
    const { seat, players } = this.#scene().view
    return seat === null ? null : (players[seat] ?? null)
  })
  readonly turn = $derived.by(() => {
    const { live, view } = this.#scene()
    return live && view.seat !== null && view.to_act.includes(view.seat)
  })
  /** Whether choosing notes makes sense: also while others are thinking. */
  readonly open = $derived.by(() => {
    const { live, view } = this.#scene()
    if (!live || !this.me) return false
    return view.phase === 'auction' ? !this.me.passed : view.phase === 'sealed' && this.turn
  })

  readonly notes = $derived.by(() => {
    const { card, notes } = this.#kept
    const current = this.open && card === this.#scene().view.shown.length
    return current ? notes.filter((note) => this.me?.hand?.includes(note)) : []
  })
  readonly luxury = $derived.by(() => {
    const { card, luxury } = this.#kept
    const { hints, view } = this.#scene()
    return luxury && card === view.shown.length && hints?.discard.includes(luxury) ? luxury : null
  })

  readonly committed = $derived(this.me?.bid ?? 0)
  readonly chosen = $derived(sum(this.notes))
  readonly total = $derived(this.committed + this.chosen)
  readonly left = $derived(sum(this.me?.hand ?? []) - this.chosen)

  /** Why what is chosen cannot be played now; null if it can. */
  readonly why = $derived.by((): string | null => {
    const { hints, table, view } = this.#scene()
    const edition = box(view.edition)
    if (view.phase === 'discard') return this.luxury ? null : say('web-hs-why-luxury', { edition })
    if (view.phase === 'sealed') return this.notes.length ? null : say('web-hs-why-seal')
    const { can_bid = false, least = 0, most = 0 } = hints ?? {}
    const needed = { least: thousands(least), most: thousands(most), add: thousands(least - this.total) }
    if (!can_bid) return say('web-hs-why-poor', needed)
    if (!this.notes.length) return say('web-hs-why-empty', needed)
    if (this.total < least) return say('web-hs-why-low', needed)
    return this.turn ? null : say('web-hs-why-wait', whoAll(table, view.to_act))
  })

  readonly #action = $derived.by((): Action => {
    const [note = 0] = this.notes
    switch (this.#scene().view.phase) {
      case 'discard':
        return { type: 'discard', card: this.luxury! }
      case 'sealed':
        return { type: 'seal', card: note }
      default:
        return { type: 'bid', cards: [...this.notes] }
    }
  })

  /** What the button does. */
  readonly verb = $derived.by((): string => {
    const { phase, edition } = this.#scene().view
    if (phase === 'discard')
      return this.luxury ? say('web-hs-give-up', { card: cardName(this.luxury, edition) }) : say('web-hs-give-up-which')
    if (phase === 'sealed') return say('web-hs-seal', { bid: thousands(this.chosen) })
    return say('web-hs-bid', { bid: this.chosen ? thousands(this.total) : 0 })
  })

  toggle(note: number): void {
    if (!this.open || !this.me?.hand?.includes(note)) return
    const rest = this.notes.filter((other) => other !== note)
    const one = this.#scene().view.phase === 'sealed'
    this.#keep(rest.length < this.notes.length ? rest : one ? [note] : [...rest, note])
  }

  pick(luxury: Card): void {
    this.#keep([], luxury)
  }

  clear(): void {
    this.#keep([])
  }

  confirm(): void {
    if (this.turn && this.why === null) void this.#scene().act(this.#action)
  }

  pass(): void {
    const { act, view } = this.#scene()
    if (this.turn && view.phase === 'auction') void act({ type: 'pass' })
  }

  #keep(notes: readonly number[], luxury: Card | null = null): void {
    this.#kept = { card: this.#scene().view.shown.length, notes, luxury }
  }
}
