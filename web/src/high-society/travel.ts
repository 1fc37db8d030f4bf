import { cubicOut } from 'svelte/easing'
import { crossfade, fade, type FlyParams } from 'svelte/transition'
import { settings } from '../lib/settings.svelte'

/** How things move: only to show where they went, and not at all for those who want it still. */

const lasting = (time: number): number => (settings.moves ? time : 0)

/** The card on auction goes to whoever takes it. */
export const [send, receive] = crossfade({
  duration: () => lasting(260),
  easing: cubicOut,
  fallback: (node) => fade(node, { duration: lasting(160) }),
})

/** The parameters of a short flight from there. */
export const from = (x: number, y: number): FlyParams => ({ x, y, duration: lasting(220), easing: cubicOut })

export const brief = (): { duration: number } => ({ duration: lasting(160) })
