import type { Card, HighSocietyView } from '../api/types'
import { endsGame } from '../art/family'

/** The sixteen cards of every box. */
const BOX: readonly Card[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'x2', 'x2', 'x2', 'lose', '-5', '1/2']

/** The cards still to come, which everybody may know. Null where the deck was laid by hand and is not the whole box. */
export function toCome({ advanced, shown, left }: HighSocietyView): Card[] | null {
  const cards = [...BOX, ...advanced]
  for (const card of shown) {
    const place = cards.indexOf(card)
    if (place < 0) return null
    cards.splice(place, 1)
  }
  return cards.length === left ? cards : null
}

export const endsAmong = (cards: readonly Card[]): number => cards.filter(endsGame).length
