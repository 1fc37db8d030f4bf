import type { Card } from '../api/types'
import { endsGame, familyOf } from '../art/family'
import { say } from '../lib/words.svelte'
import { levelAt } from '../table/people'
import { levelText } from '../table/level'
import { markOf } from './seats'
import { box, cardName, KINDS, listing, WORTH, type HsScene } from './words'

/** What the things on the table mean, for those who touch them. */

/** What a card does to its owner. */
export function effect(card: Card, edition: string): string {
  if (card === 'gambling' || card === 'excursions' || card === 'yacht-club') return say('web-advanced-about', { card })
  return say(`web-help-card-${KINDS[card] ?? 'luxury'}`, { edition: box(edition), worth: worth(card) })
}

/** What a card does, how it is auctioned, and whether it brings the end nearer. */
export function cardLines(card: Card, edition: string): string[] {
  const auction =
    card === 'yacht-club' ? [] : [say(familyOf(card) === 'avoid' ? 'web-hs-rule-avoid' : 'web-hs-rule-win')]
  return [effect(card, edition), ...auction, ...(endsGame(card) ? [say('web-help-ends-card')] : [])]
}

/** What lies before a seat: who plays there, what the chip says, the money, the cards. */
export function seatLines({ table, view }: HsScene, seat: number): string[] {
  const mine = seat === view.seat
  const { hand, owned } = view.players[seat]!
  const mark = markOf(view, seat)
  const luxuries = owned.filter((card) => worth(card) > 0)
  const points = luxuries.reduce((sum, card) => sum + worth(card), 0)
  const others = [...new Set(owned.filter((card) => !worth(card)))]
  return [
    levelText(levelAt(table, seat)),
    mark && say('web-help-mark', { mark, who: mine ? 'you' : 'other', edition: box(view.edition) }),
    luxuries.length &&
      say('web-help-luxuries', { cards: listing(luxuries.map((card) => cardName(card, view.edition))), points }),
    ...others.map((card) =>
      say('web-help-pair', { what: cardName(card, view.edition), text: effect(card, view.edition) }),
    ),
    say('web-help-money', { who: mine ? 'you' : hand ? 'known' : 'other' }),
    say('web-help-seat-mark'),
  ].filter((line): line is string => !!line)
}

const worth = (card: Card): number => WORTH[card] ?? (Number(card) > 0 ? Number(card) : 0)
