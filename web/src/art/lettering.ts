// How a name is set under an emblem: one line if it fits, else two, smaller if it must.

const ROOM = 206
/** A small capital with its air, in parts of the font size. */
const LETTER = 0.55

/** The lines and the font size, for a card 250 wide. */
export function setName(name: string): { lines: string[]; size: number } {
  const fit = (lines: string[], most: number) => ({
    lines,
    size: Math.min(most, ROOM / (LETTER * Math.max(...lines.map((line) => line.length)))),
  })
  const whole = fit([name], 25)
  const words = name.split(' ')
  if (whole.size >= 21 || words.length < 2) return whole
  const halves = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length))
  return fit(
    halves.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best)),
    23,
  )
}
