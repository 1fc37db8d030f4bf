import type {
  RichAndGoodHints,
  RichAndGoodOrders,
  RichAndGoodPhase,
  RichAndGoodPlayerView,
  RichAndGoodView,
} from '../api/types'
import type { Scene } from '../table/scene'

export type RgScene = Scene<RichAndGoodView, RichAndGoodHints, RichAndGoodOrders>

/** The shares a charity board takes in a round. */
export const PLACES = 4

/** What whoever sits here has to decide now; null when nothing. */
export function asked({ live, view, hints }: RgScene): RichAndGoodPhase | null {
  return live && hints && view.seat !== null && view.to_act.includes(view.seat) ? view.phase : null
}

/** Whoever sits here; null for those who watch. */
export function self({ seat, players }: RichAndGoodView): RichAndGoodPlayerView | null {
  return seat === null ? null : (players[seat] ?? null)
}

/** One decision is told from the next by this. */
export function momentOf(scene: RgScene): string {
  const { round, turn } = scene.view
  return [asked(scene), round, turn].join()
}

/** The others, clockwise from whoever looks; all seats for those who watch. */
export function others({ seat, seats }: RichAndGoodView): number[] {
  const all = Array.from({ length: seats }, (_, place) => (place + (seat ?? 0)) % seats)
  return seat === null ? all : all.slice(1)
}
