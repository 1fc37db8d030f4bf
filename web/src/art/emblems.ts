// The drawings on the status cards, in a square of 100: one hand, circles and fans and steps.

import { arc, at, band, box, disc, fan, lozenge, petal, rays, scallops, spread, star } from './shapes'

/** How a shape is filled; every shape but the solid ones has the same brass line. */
type Fill = 'bare' | 'paper' | 'wash' | 'solid'

/** A shape, and 'both' if its mirror image is drawn too, or a transform. */
export type Stroke = [fill: Fill, path: string, place?: string]

/** A string of pearls hung from 50,`top`: the largest below, smaller towards the clasp. */
function strand(top: number, radius: number, largest: number, count: number): string {
  let [angle, r, path] = [180, largest, disc(50, top + 2 * radius, largest)]
  for (let i = 0; i < count; i++) {
    const next = r * 0.95
    angle += ((r + next) / radius) * 57.3
    r = next
    path += disc(...at(50, top + radius, radius, angle), r) + disc(...at(50, top + radius, radius, -angle), r)
  }
  return path
}

const drops = (xs: number[], y: number, length: number) =>
  xs.map((x) => `M${x} ${y}v${length}l1.8 3l-1.8 3l-1.8 -3l1.8 -3`).join('')

const perfume: Stroke[] = [
  ['paper', fan(50, 36, 4, 27, -65, 65, 5)],
  ['solid', petal(50, 36, 4, 27, -13, 13)],
  ['paper', box(45, 34, 10, 8)],
  ['paper', 'M34 88A27 27 0 1 1 66 88z'],
  ['wash', 'M29 66A21.5 21.5 0 0 0 37.5 83H62.5A21.5 21.5 0 0 0 71 66z'],
  ['bare', 'M29 66A21 21 0 0 1 71 66M50 45V83M40 66L50 45L60 66L50 83z'],
  ['solid', box(41, 39, 18, 4)],
  ['paper', box(29, 88, 42, 5)],
]

const champagne: Stroke[] = [
  ['paper', 'M15 30A35 27 0 0 0 85 30z'],
  ['wash', 'M16.6 38A35 27 0 0 0 83.4 38z'],
  ['bare', 'M50 38V57M40 38L44 56.6M60 38L56 56.6M30 38L37 55M70 38L63 55'],
  ['paper', 'M47.5 57H52.5L51.5 85H48.5z'],
  ['solid', lozenge(50, 67, 11, 9)],
  ['paper', 'M29 93A21 9 0 0 1 71 93z'],
  ['paper', disc(50, 24, 3) + disc(40, 17, 2.5) + disc(59, 14, 3.5) + disc(48, 6, 2.5) + disc(66, 4, 2)],
]

const operaGlasses: Stroke[] = [
  ['paper', 'M24 24H42L46 62H12z', 'both'],
  ['solid', 'M23 17H43V25H23z', 'both'],
  ['bare', 'M21 34H43M19 41H44', 'both'],
  ['paper', box(44, 34, 12, 7) + box(45, 52, 10, 6)],
  ['wash', disc(50, 45, 6)],
  ['bare', 'M50 39V51M47 40V50M53 40V50'],
  ['paper', disc(28, 68, 21), 'both'],
  ['wash', disc(28, 68, 15.5), 'both'],
  ['bare', rays(28, 68, 5, 15.5, spread(-60, 60, 7)), 'both'],
  ['paper', arc(28, 68, 5, -90, 90) + 'z', 'both'],
]

const gramophone: Stroke[] = [
  ['bare', 'M68 55C82 58 82 66 66 69'],
  ['paper', fan(70, 56, 8, 51, -90, 14, 7)],
  ['wash', arc(70, 56, 26, -90, 14) + 'L70 56z'],
  ['bare', rays(70, 56, 8, 26, spread(-75, -1, 6))],
  ['solid', arc(70, 56, 9, -90, 14) + 'L70 56z'],
  ['paper', disc(46, 72, 27, 5)],
  ['bare', disc(46, 72, 12, 2)],
  ['paper', box(16, 75, 62, 14)],
  ['bare', lozenge(47, 82, 12, 8) + 'M21 82H37M57 82H73M78 82H88V76'],
  ['solid', box(11, 89, 72, 5) + disc(88, 74, 3)],
]

const pearls: Stroke[] = [
  ['paper', strand(8, 25, 4.2, 16)],
  ['paper', strand(8, 37, 5.6, 18)],
  ['solid', lozenge(50, 8, 12, 10)],
  ['paper', fan(50, 84, 2, 12, 110, 250, 5)],
  ['solid', petal(50, 84, 2, 12, 166, 194)],
]

const motorCar: Stroke[] = [
  ['paper', 'M30 42L33 16Q50 12 67 16L70 42z'],
  ['wash', 'M35 38L37 21Q50 18 63 21L65 38z'],
  ['bare', 'M50 19.5V38'],
  ['solid', box(7, 72, 11, 22), 'both'],
  ['paper', 'M4 76C5 60 14 54 24 54C32 54 37 62 38 76H24C24 70 20 67 16 67C10 67 8 70 8 76z', 'both'],
  ['paper', 'M35 80V42A15 13 0 0 1 65 42V80z'],
  ['wash', 'M39 76V45A11 10 0 0 1 61 45V76z'],
  ['bare', 'M42.5 39V76M46.2 36V76M50 35V76M53.8 36V76M57.5 39V76'],
  ['paper', disc(22, 50, 10.5), 'both'],
  ['wash', disc(22, 50, 6.5), 'both'],
  ['bare', 'M32.5 50H35', 'both'],
  ['solid', fan(50, 30, 2, 10, -80, 80, 5, 8)],
  ['paper', box(10, 82, 80, 4) + box(10, 89, 80, 3)],
  ['solid', box(31, 80, 4, 14), 'both'],
]

const chandelier: Stroke[] = [
  ['bare', 'M50 1V16M50 24Q44 46 11 50M50 24Q47 46 30 52', 'both'],
  ['paper', fan(50, 28, 3, 13, -80, 80, 5)],
  ['bare', 'M50 66C48 88 12 88 11 62M50 62C48 78 31 78 30 62', 'both'],
  ['bare', 'M50 66C52 88 88 88 89 62M50 62C52 78 69 78 70 62'],
  ['paper', box(47, 28, 6, 46)],
  ['wash', disc(50, 46, 7) + disc(50, 60, 5)],
  ['paper', box(8, 46, 6, 13) + box(27, 46, 6, 13), 'both'],
  ['solid', 'M11 34C15 39 14 44 11 44C8 44 7 39 11 34zM30 34C34 39 33 44 30 44C27 44 26 39 30 34z', 'both'],
  ['solid', box(4, 59, 14, 3) + box(23, 59, 14, 3), 'both'],
  ['bare', drops([11, 20.5, 30, 40.5], 80, 2), 'both'],
  ['paper', disc(50, 78, 8)],
  ['wash', lozenge(50, 92, 8, 13)],
]

const oceanLiner: Stroke[] = [
  ['bare', 'M30 15C20 8 14 16 3 9M46 15C36 8 30 16 19 9M62 15C52 8 46 16 35 9'],
  ['paper', 'M33 46L30 18H40L43 46zM49 46L46 18H56L59 46zM65 46L62 18H72L75 46z'],
  ['solid', 'M30.7 25L30 18H40L40.7 25zM46.7 25L46 18H56L56.7 25zM62.7 25L62 18H72L72.7 25z'],
  ['paper', box(25, 45, 56, 7)],
  ['wash', box(17, 52, 68, 8)],
  ['bare', 'M21 56H81M30 48.5H76M12 60V36M12 40L25 52M89 58V30M89 36L80 48'],
  ['paper', 'M2 60H89L99 54C96 66 92 77 86 88H16C8 84 3 74 2 60z'],
  ['bare', 'M3 66H94'],
  ['solid', [14, 24, 34, 44, 54, 64, 74, 84].map((x) => disc(x, 72, 1.7)).join('')],
  ['solid', 'M7 79H90.5L86 88H16C12 86 9 83 7 79z'],
  ['paper', scallops(2, 92, 96, 8, 0.3) + 'V97H2z'],
]

const villa: Stroke[] = [
  ['paper', 'M9 40C14 54 15 70 13 80H5C3 70 4 54 9 40z', 'both'],
  ['bare', 'M9 48V84', 'both'],
  ['paper', box(17, 48, 66, 34)],
  ['solid', box(14, 44, 72, 4)],
  ['wash', 'M22 54H27V66H22zM30 54H35V66H30z', 'both'],
  ['bare', 'M19 72H35', 'both'],
  ['paper', box(37, 30, 26, 52)],
  ['solid', box(34, 26, 32, 4)],
  ['paper', box(40, 20, 20, 6) + box(44, 14, 12, 6)],
  ['bare', 'M50 14V4L58 6.5L50 9'],
  ['wash', 'M41 36H46V48H41zM54 36H59V48H54z'],
  ['bare', 'M48 36H52V48H48z'],
  ['paper', arc(50, 64, 10, -90, 90) + 'V82H40z'],
  ['bare', rays(50, 64, 0, 10, spread(-60, 60, 5)) + 'M40 64H60M50 64V82'],
  ['solid', 'M43 67H48V82H43zM52 67H57V82H52z'],
  ['paper', box(32, 82, 36, 4) + box(26, 86, 48, 4) + box(4, 90, 92, 4)],
]

const PEAKS = [-63, -42, -21, 21, 42, 63]

const tiara: Stroke[] = [
  ...PEAKS.map((angle): Stroke => ['paper', petal(50, 92, 8, 68 - Math.abs(angle) * 0.32, angle - 10, angle + 10)]),
  ['wash', petal(50, 92, 8, 71, -12, 12)],
  ['bare', PEAKS.map((angle) => rays(50, 92, 26, 62 - Math.abs(angle) * 0.32, [angle])).join('')],
  ['paper', PEAKS.map((angle) => disc(...at(50, 92, 83 - Math.abs(angle) * 0.38, angle), 3.6)).join('')],
  ['paper', lozenge(50, 5, 10, 12)],
  ['solid', lozenge(50, 44, 17, 28)],
  ['paper', 'M7 66Q50 102 93 66L97 76Q50 113 3 76z'],
  ['solid', [-30, -15, 0, 15, 30].map((x) => lozenge(50 + x, 89 - (x * x) / 74, 8, 7)).join('')],
]

const excursions: Stroke[] = [
  ['bare', rays(71, 70, 15, 21, spread(-70, 70, 8))],
  ['wash', disc(71, 70, 11)],
  ['paper', 'M4 91L34 56L64 91z'],
  ['wash', 'M34 56L42 91H64z'],
  ['bare', 'M15.5 78H39M25 67H36.5'],
  ['paper', 'M58 91L77 70L96 91z'],
  ['wash', 'M77 70L81 91H96z'],
  ['solid', box(2, 91, 96, 3)],
  ['solid', 'M22 23L7 10H18L34 19zM22 31L7 44H18L34 35z'],
  ['paper', 'M10 27C22 8 78 7 96 27C78 47 22 46 10 27z'],
  ['wash', 'M10 27C32 20 76 20 96 27C76 34 32 34 10 27z'],
  ['bare', 'M37 14C32 23 32 31 37 40M66 13C71 23 71 31 66 41'],
  ['solid', 'M43 42.5H63L59 48H47z'],
]

const yacht: Stroke[] = [
  ['paper', 'M49 9C48 36 38 58 12 70H49z'],
  ['bare', 'M46.5 28H49M43 42H49M35 56H49'],
  ['wash', 'M55 16C58 40 68 58 90 70H55z'],
  ['bare', 'M55 36L63 46M55 53L76 62.5'],
  ['bare', 'M52 4V74'],
  ['solid', 'M52 3L69 7.5L52 12z'],
  ['paper', 'M6 74H96C91 84 84 90 72 90H28C16 88 9 83 6 74z'],
  ['solid', 'M11 81H91C86 87 80 90 72 90H28C20 89 15 86 11 81z'],
  ['paper', scallops(2, 93, 96, 8, 0.3) + 'V97H2z'],
]

const order: Stroke[] = [
  ['paper', 'M28 3H44L56 33H44z'],
  ['paper', 'M72 3H56L44 33H56z'],
  ['solid', 'M34 3H39L51 33H46zM66 3H61L54.5 19L56.8 25z'],
  ['paper', disc(50, 35, 4)],
  ['paper', star(50, 66, 32, 17, 8)],
  ['bare', rays(50, 66, 13, 32, spread(0, 315, 8)) + rays(50, 66, 13, 17, spread(22.5, 337.5, 8))],
  ['wash', disc(50, 66, 13)],
  ['solid', star(50, 66, 10, 4.4, 5)],
]

const brokenGlass: Stroke[] = [
  ['paper', 'M13 32A37 27 0 0 0 74 52.5L67 44L59 47L57 37L47 41L42 32z'],
  ['wash', 'M15 40A37 27 0 0 0 74 52.5L67 44L59 47L57.5 40z'],
  ['bare', 'M33 40L38 57M47 41L45 58.5M59 47L54 58.5'],
  ['paper', 'M47.5 59H52.5L51.5 85H48.5z'],
  ['solid', lozenge(50, 68, 11, 9)],
  ['paper', 'M29 93A21 9 0 0 1 71 93z'],
  ['paper', 'M58 14L70 8L67 24zM76 24L90 26L81 37zM84 46L94 44L92 55zM46 16L50 22L44 24z'],
  [
    'solid',
    'M78 56C82 62 81 66 78 66C75 66 74 62 78 56zM84 68C88 74 87 78 84 78C81 78 80 74 84 68z' + disc(84, 91, 12, 2.5),
  ],
]

const SPADE = 'M0 -8C3 -3 8 0 8 4A4 4 0 0 1 1 5L3 9H-3L-1 5A4 4 0 0 1 -8 4C-8 0 -3 -3 0 -8z'

const debt: Stroke[] = [
  ['paper', box(22, 6, 32, 50), 'rotate(-16 38 60)'],
  ['solid', SPADE, 'rotate(-16 38 60) translate(35 21)'],
  ['paper', box(46, 6, 32, 50), 'rotate(16 62 60)'],
  ['solid', lozenge(66, 21, 13, 18), 'rotate(16 62 60)'],
  ['paper', 'M18 38H82V95L74 89L66 95L58 89L50 95L42 89L34 95L26 89L18 95z'],
  ['wash', box(18, 38, 64, 8)],
  ['bare', 'M26 55H74M26 63H74M26 71H50M26 79H46'],
  ['solid', star(66, 76, 11, 9.4, 12)],
  ['paper', 'M61 74.5H71V77.5H61z'],
]

const CRACK = 'L55 57L45 45L57 31L46 18z'
const OTHER_HALF = 'rotate(7 50 78) translate(3 0)'

const mirror: Stroke[] = [
  ['paper', 'M45 76H55L58 95A8 4 0 0 1 42 95z'],
  ['solid', box(41, 72, 18, 4.5)],
  ['paper', 'M54 4A34 34 0 0 0 50 72' + CRACK],
  ['wash', 'M49 11.5A26.5 26.5 0 0 0 52 64.5' + CRACK],
  ['bare', 'M45 45L30 52M46 18L34 22M36 50L33 58'],
  ['paper', 'M54 4A34 34 0 0 1 50 72' + CRACK, OTHER_HALF],
  ['wash', 'M50 11.5A26.5 26.5 0 0 1 52 64.5' + CRACK, OTHER_HALF],
  ['bare', 'M57 31L71 24M64 27.5L68 36M55 57L66 54', OTHER_HALF],
]

const roulette: Stroke[] = [
  ['paper', disc(50, 50, 44)],
  ['paper', disc(50, 50, 38)],
  ['solid', Array.from({ length: 9 }, (_, i) => band(50, 50, 24, 38, i * 40, i * 40 + 20)).join('')],
  ['wash', disc(50, 50, 24)],
  ['bare', rays(50, 50, 4, 17, [0, 90, 180, 270])],
  ['paper', [0, 90, 180, 270].map((angle) => disc(...at(50, 50, 17, angle), 3)).join('')],
  ['paper', disc(50, 50, 6)],
  ['paper', disc(...at(50, 50, 31, 30), 4)],
]

const unknown: Stroke[] = [['paper', lozenge(50, 50, 60)]]

const DRAWINGS: Record<string, Stroke[]> = {
  1: perfume,
  2: champagne,
  3: operaGlasses,
  4: gramophone,
  5: pearls,
  6: motorCar,
  7: chandelier,
  8: oceanLiner,
  9: villa,
  10: tiara,
  excursions,
  'yacht-club': yacht,
  x2: order,
  lose: brokenGlass,
  '-5': debt,
  '1/2': mirror,
  gambling: roulette,
}

export const drawingOf = (card: string): Stroke[] => DRAWINGS[card] ?? unknown
