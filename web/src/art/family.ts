// What kind of status card it is, told by shape as well as colour.

import { arc, band, fan, lozenge, petal, star } from './shapes'

export type Family = 'luxury' | 'double' | 'avoid' | 'chance'

export function familyOf(card: string, kind?: string): Family {
  if (card === 'x2' || kind === 'doubler') return 'double'
  if (card === 'gambling' || kind === 'gambling') return 'chance'
  return /^(lose|-5|1\/2)$/.test(card) || /^(lose-luxury|minus-five|half)$/.test(kind ?? '') ? 'avoid' : 'luxury'
}

export const endsGame = (card: string) => card === 'x2' || card === '1/2'

export const colourOf: Record<Family, string> = {
  luxury: 'var(--luxury)',
  double: 'var(--double)',
  avoid: 'var(--avoid)',
  chance: 'var(--card-brass)',
}

/** The small mark beside the value, about 24 across, centred on 0,0. */
export const markOf: Record<Family, string> = {
  luxury: fan(0, 9, 4, 17, -84, 84, 5, 6),
  double: star(0, 0, 13, 5.6, 8),
  avoid: band(-1, 1, 7, 12.5, 74, 376, 9) + band(1.5, -1.5, 7, 12.5, 36, 60, 9),
  chance: lozenge(0, 0, 20, 26),
}

/** The ornament behind the emblem of a card of 250 by 350: what is washed and lined, then what is only lined. */
export const ornamentOf: Record<Family, [washed: string, lined: string]> = {
  luxury: [peacock(), arc(125, 206, 46, -106, 106)],
  double: [star(125, 163, 98, 63, 16), star(125, 163, 80, 59, 16, 11.25)],
  avoid: [band(123, 160, 75, 91, 68, 380, 3) + band(130, 152, 75, 91, 29, 56, 3), ''],
  chance: [lozenge(125, 164, 196), lozenge(125, 164, 176)],
}

/** A fan whose middle petals reach highest. */
function peacock(): string {
  const step = 212 / 13
  return Array.from({ length: 13 }, (_, i) => {
    const from = -106 + i * step
    return petal(125, 206, 18, 88 + 14 * Math.cos(((from + step / 2) * Math.PI) / 180), from, from + step)
  }).join('')
}
