import { say } from '../lib/words.svelte'
import { who, whoAll } from '../table/people'
import { leaderOf } from './seats'
import { thousands, type HsScene } from './words'

/** Whom the table waits for, in a sentence. */
export function turnText({ table, view }: HsScene): string {
  const names = whoAll(table, view.to_act)
  switch (view.phase) {
    case 'auction':
      return say('web-hs-turn', names)
    case 'sealed':
      return say('web-hs-turn-seal', names)
    case 'discard':
      return say('web-hs-turn-discard', names)
    default:
      return say('web-hs-turn-over')
  }
}

/** Who leads with what, in a sentence; nothing where nobody can lead. */
export function leaderText({ table, view }: HsScene): string {
  if (view.phase !== 'auction') return ''
  const leader = leaderOf(view)
  if (leader === null) return say('web-hs-no-bid')
  return say('web-hs-leads-with', { bid: thousands(view.highest), ...who(table, leader) })
}

/** Why there is nothing to do. */
export function idleText(scene: HsScene, left: number): string {
  const { table, view } = scene
  const names = whoAll(table, view.to_act)
  if (view.seat === null) return say('web-hs-idle-watching')
  switch (view.phase) {
    case 'auction':
      return say('web-hs-idle-passed', { left: thousands(left) })
    case 'sealed':
      return view.sealed
        ? say('web-hs-idle-sealed', { bid: thousands(view.sealed), ...names })
        : say('web-hs-idle-broke', names)
    case 'discard':
      return turnText(scene)
    default:
      return say('web-hs-idle-over', { left: thousands(left) })
  }
}
