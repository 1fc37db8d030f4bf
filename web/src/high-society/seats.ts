import type { HighSocietyView } from '../api/types'
import { say } from '../lib/words.svelte'

/** Who sits where, and what there is to say about them in this moment. */

export type Mark = 'turn' | 'leads' | 'passed' | 'sealed' | 'sealing' | 'broke' | 'discards'

/** Everybody but the viewer, clockwise from their left; everybody, for those who watch. */
export function others({ seat, seats }: HighSocietyView): number[] {
  const first = seat === null ? 0 : seat + 1
  return Array.from({ length: seat === null ? seats : seats - 1 }, (_, place) => (first + place) % seats)
}

export function leaderOf({ highest, players }: HighSocietyView): number | null {
  const leader = players.findIndex(({ bid }) => bid > 0 && bid === highest)
  return leader < 0 ? null : leader
}

export function markOf(view: HighSocietyView, seat: number): Mark | null {
  const acts = view.to_act.includes(seat)
  const player = view.players[seat]!
  switch (view.phase) {
    case 'auction':
      return acts ? 'turn' : player.passed ? 'passed' : leaderOf(view) === seat ? 'leads' : null
    case 'sealed':
      return player.sealed ? 'sealed' : acts ? 'sealing' : 'broke'
    case 'discard':
      return acts ? 'discards' : null
    default:
      return null
  }
}

export function markText(mark: Mark, mine: boolean): string {
  if (mine && (mark === 'turn' || mark === 'sealing' || mark === 'discards')) return say('web-hs-mark-turn-you')
  switch (mark) {
    case 'turn':
      return say('web-hs-mark-turn')
    case 'leads':
      return say('web-hs-mark-leads')
    case 'passed':
      return say('web-hs-mark-passed')
    case 'sealed':
      return say('web-hs-mark-sealed')
    case 'sealing':
      return say('web-hs-mark-sealing')
    case 'broke':
      return say('web-hs-mark-broke')
    case 'discards':
      return say('web-hs-mark-discards')
  }
}
