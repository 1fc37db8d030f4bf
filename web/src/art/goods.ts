// The six goods as silhouettes in a square of 40: what stands out, then the lines cut into it.

import { disc, fan } from './shapes'

export type Good = 'coal' | 'wheat' | 'coffee' | 'rubber' | 'tea' | 'salt'

type Silhouette = [shape: string, cuts: string]

export const SILHOUETTES: Record<Good, Silhouette> = {
  coal: [
    'M6 29L8 21L14 18L20 22V30L15 33H9zM21 30L22 22L28 18L34 22L35 29L31 33H25zM13 16L17 8H24L28 14L25 19L18 20z',
    'M14 18L13 26L20 28M13 26L9 32M28 18V26L35 28M28 26L25 33M17 9L20 14H28M20 14L18 19',
  ],
  wheat: [
    'M20 4C23 7 23 11 20 14C17 11 17 7 20 4zM21 20C21 16 24 12 28 11C29 15 26 19 21 20zM21 27C21 23 24 19 29 18' +
      'C30 22 26 26 21 27zM21 34C21 30 24 26 29 25C30 29 26 33 21 34zM19 20C19 16 16 12 12 11C11 15 14 19 19 20z' +
      'M19 27C19 23 16 19 11 18C10 22 14 26 19 27zM19 34C19 30 16 26 11 25C10 29 14 33 19 34zM19 13H21V37H19z',
    '',
  ],
  coffee: [
    'M28.5 8C34 12 33.5 21 27 27.5S13 35.5 9.5 31.5S8 20.5 14 13.5S23.5 4.5 28.5 8z',
    'M29.5 7.5C27 16 21 16 19.5 20S13 25 9 32.5',
  ],
  rubber: [disc(20, 20, 16) + fan(20, 20, 4.5, 8.2, 0, 360, 8, 18), disc(20, 20, 11.6)],
  tea: [
    'M20 4C24.5 9 24.5 17 20 22C15.5 17 15.5 9 20 4zM21 27C21 20 27 14 35 13.5C35.5 21 29 27 21 27z' +
      'M19 27C19 20 13 14 5 13.5C4.5 21 11 27 19 27zM18.8 21H21.2V37H18.8z',
    'M20 10V22M31 17L21 26M9 17L19 26',
  ],
  salt: [
    'M13 18H27L30 34H10zM12 16A8 9.5 0 0 1 28 16z',
    disc(16.5, 12.5, 0.8) + disc(20, 10.5, 0.8) + disc(23.5, 12.5, 0.8) + 'M11.5 29H28.5',
  ],
}
