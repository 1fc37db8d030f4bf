import type { ClockOffer, Menu, NewTable, Offer } from '../../api/types'
import { levelOf } from '../level'
import { offersOf } from '../menu'

/** A table as its host imagines it, before it is laid. */

/** Who is to sit somewhere: you, somebody with an invitation, or a bot of that level. */
export type Sitter = string
export const YOU: Sitter = 'you'
export const INVITED: Sitter = 'invited'

const USUAL_SEATS = 4
const USUAL_RUN_OUTS = 2

export class Draft {
  readonly menu: Menu
  game = $state('high-society')
  seats = $state(USUAL_SEATS)
  memoryAid = $state(false)
  botAccounts = $state(false)
  clock = $state.raw<ClockOffer | null>(null)
  runOuts = $state(USUAL_RUN_OUTS)
  voteAfter = $state(0)
  first = $state<number | null>(null)
  words = $state('')
  ownTrack = $state(false)
  #typedTrack = $state<string | null>(null)
  #edition = $state('')
  #advanced = $state<string[]>([])
  #sitters = $state<Sitter[]>([])

  constructor(menu: Menu, game: string | null) {
    this.menu = menu
    this.voteAfter = menu.vote_after
    const most = Math.max(...menu.offers.flatMap((offer) => offer.seats))
    this.#sitters = Array.from({ length: most }, (_, seat) => (seat ? levelOf(menu) : YOU))
    this.play(game !== null && this.games.includes(game) ? game : this.games[0]!)
  }

  get games(): string[] {
    return [...new Set(this.menu.offers.map((offer) => offer.game))]
  }

  get offers(): Offer[] {
    return offersOf(this.menu, this.game)
  }

  get offer(): Offer {
    return this.offers.find((offer) => editionOf(offer) === this.#edition) ?? this.offers[0]!
  }

  get edition(): string {
    return editionOf(this.offer)
  }
  set edition(edition: string) {
    this.#edition = edition
  }

  /** The advanced cards that this edition has. */
  get extras(): string[] {
    return this.offer.extras?.advanced ?? []
  }

  get advanced(): string[] {
    return this.extras.filter((card) => this.#advanced.includes(card))
  }

  /** The prices that this game usually has; none if it has no track. */
  get usualTrack(): number[] {
    return (this.offer.options as { track?: number[] }).track ?? []
  }

  /** One's own prices as they were typed; they begin with the usual ones. */
  get typedTrack(): string {
    return this.#typedTrack ?? this.usualTrack.join(' ')
  }
  set typedTrack(text: string) {
    this.#typedTrack = text
  }

  /** The prices of this table: whatever numbers were typed. Whether they make sense the service knows. */
  get track(): number[] {
    return this.ownTrack ? (this.typedTrack.match(/\d{1,9}/g) ?? []).map(Number) : this.usualTrack
  }

  get sitters(): Sitter[] {
    return this.#sitters.slice(0, this.seats)
  }

  /** Where you sit; null if bots have every seat. */
  get yours(): number | null {
    const seat = this.sitters.indexOf(YOU)
    return seat < 0 ? null : seat
  }

  get invites(): boolean {
    return this.sitters.includes(INVITED)
  }

  get wish(): NewTable {
    const advanced = this.offer.extras?.advanced ? { advanced: this.advanced } : {}
    const track = this.usualTrack.length ? { track: this.track } : {}
    return {
      game: this.game,
      options: {
        ...{ ...this.offer.options, ...advanced, ...track },
        ...{ seats: this.seats, memory_aid: this.memoryAid, first: this.first },
      },
      levels: this.sitters.map((sitter) => (sitter === YOU || sitter === INVITED ? '' : sitter)),
      seat: this.yours,
      words: this.words.trim(),
      clock: this.clock?.clock ?? null,
      reserve: this.clock?.reserve ?? null,
      run_outs: this.runOuts,
      vote_after: this.voteAfter === this.menu.vote_after ? null : this.voteAfter,
      bot_accounts: this.invites && this.botAccounts,
    }
  }

  /** A table of this size with free seats for everybody else, and no clock. */
  forFriends(seats: number): NewTable {
    const { options, words } = this.wish
    const first = this.first !== null && this.first < seats ? this.first : null
    const levels = Array<string>(seats).fill('')
    return {
      ...{ game: this.game, options: { ...options, seats, first }, levels, seat: 0 },
      ...{ words, clock: null, bot_accounts: false },
    }
  }

  play(game: string): void {
    this.game = game
    this.resize(this.offer.seats.includes(this.seats) ? this.seats : Math.max(...this.offer.seats))
  }

  resize(seats: number): void {
    const yours = this.yours
    if (yours !== null && yours >= seats) this.seat(seats - 1, YOU)
    if (this.first !== null && this.first >= seats) this.first = null
    this.seats = seats
  }

  add(card: string, wanted: boolean): void {
    this.#advanced = this.#advanced.filter((other) => other !== card)
    if (wanted) this.#advanced.push(card)
  }

  seat(number: number, sitter: Sitter): void {
    const before = this.#sitters[number]!
    const yours = this.yours
    this.#sitters[number] = sitter
    if (sitter === YOU && yours !== null && yours !== number) this.#sitters[yours] = before
    if (this.yours === null) this.#sitYou(number, sitter)
  }

  /** Whoever lays a table with a chair for people sits at it. */
  #sitYou(left: number, sitter: Sitter): void {
    const invited = this.sitters.findIndex((other, seat) => other === INVITED && seat !== left)
    if (invited >= 0) this.#sitters[invited] = YOU
    else if (sitter === INVITED) this.#sitters[(left + 1) % this.seats] = YOU
  }
}

export function editionOf(offer: Offer): string {
  return String((offer.options as Record<string, unknown>).edition ?? '')
}
