import type { Card, HighSocietyHints, HighSocietyOrders, HighSocietyView } from '../api/types'
import { say, words } from '../lib/words.svelte'
import type { Scene } from '../table/scene'

/** The words that everything at this table shares: cards by the names of their box, money in full. */

export type HsScene = Scene<HighSocietyView, HighSocietyHints, HighSocietyOrders>

/** What kind of card it is, unless it is one of the ten luxuries. */
export const KINDS: Partial<Record<Card, string>> = {
  x2: 'doubler',
  lose: 'lose-luxury',
  '-5': 'minus-five',
  '1/2': 'half',
  gambling: 'gambling',
  excursions: 'excursions',
  'yacht-club': 'yacht-club',
}

/** What the luxuries count that do not say it in their code. */
export const WORTH: Partial<Record<Card, number>> = { excursions: 12, 'yacht-club': 5 }

export const box = (edition: string): string => `e${edition}`

export function cardName(card: Card, edition: string): string {
  return say(`hs-card-${KINDS[card] ?? 'luxury'}`, { edition: box(edition), worth: Number(card) || 0 })
}

/** What the corner of the card says. */
export function cardMark(card: Card): string {
  const marks: Partial<Record<Card, string>> = {
    x2: '×2',
    lose: '✕',
    '-5': '−5',
    '1/2': '½',
    gambling: '♣',
    excursions: '12',
    'yacht-club': '5',
  }
  return marks[card] ?? card
}

/** Money counts in thousands on the wire. */
export const thousands = (amount: number): number => amount * 1000

export const money = (amount: number): string => say('money', { amount: thousands(amount) })

export const sum = (notes: readonly number[]): number => notes.reduce((total, note) => total + note, 0)

/** A score as people write it: 14, 3½, −2½. */
export function plain(total: number): string {
  const whole = Math.trunc(Math.abs(total))
  const half = Math.abs(total) === whole ? '' : '½'
  return `${total < 0 ? '−' : ''}${whole || !half ? whole : ''}${half}`
}

export const listing = words.listing
