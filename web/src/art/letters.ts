// Our own capitals, 60 high: a fat stroke and a thin one, low-waisted. Only the letters of our name.

/** A letter: what is filled, what is a thin line, how wide it is. */
type Letter = [fat: string, thin: string, width: number]

const STEM = 'M0 0H9V60H0z'

const LETTERS: Record<string, Letter> = {
  B: [STEM, 'M9 1.5H21A17.5 17.5 0 0 1 21 36.5H9M21 36.5H26A11 11 0 0 1 26 58.5H9', 38],
  E: [STEM, 'M9 1.5H31M9 36.5H26M9 58.5H31', 31],
  A: ['M19 0H28L48 60H38.5z', 'M2 60L21.5 1M8 42H36', 48],
  U: ['M0 0H9V38A13 19 0 0 0 20 57V60A20 20 0 0 1 0 40z', 'M20 58.5A18.5 18.5 0 0 0 38.5 40V0', 40],
  M: ['M0 0H10L31 44L27 51zM46 0H55V60H46z', 'M2 60V0M28.5 47L50 1', 55],
  O: ['M30 0A30 30 0 0 0 30 60V57A20 27 0 0 1 30 3z', 'M30 1.5A28.5 28.5 0 0 1 30 58.5', 60],
  N: ['M0 0H10L42 60H32z', 'M1.5 60V0M40.5 0V60', 42],
  D: [STEM, 'M9 1.5H16A28.5 28.5 0 0 1 16 58.5H9', 46],
}

export interface Placed {
  fat: string
  thin: string
  x: number
}

/** A line of capitals set side by side, and its whole width. */
export function setLine(text: string, gap = 11, space = 26): { letters: Placed[]; width: number } {
  const letters: Placed[] = []
  let x = 0
  for (const character of text) {
    const letter = LETTERS[character]
    if (letter) letters.push({ fat: letter[0], thin: letter[1], x })
    x += letter ? letter[2] + gap : space
  }
  return { letters, width: x - gap }
}
