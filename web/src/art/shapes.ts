// The few shapes everything is drawn with, as path data. Angles are degrees, clockwise, with 0 pointing up.

const round = (value: number) => Math.round(value * 100) / 100

export type Point = [x: number, y: number]

export function at(cx: number, cy: number, radius: number, angle: number): Point {
  const turn = (angle * Math.PI) / 180
  return [round(cx + radius * Math.sin(turn)), round(cy - radius * Math.cos(turn))]
}

export function polygon(points: Point[]): string {
  return `M${points.join('L')}z`
}

export function disc(cx: number, cy: number, r: number, ry = r): string {
  const [rx, width] = [round(r), round(2 * r)]
  return `M${round(cx - r)} ${round(cy)}a${rx} ${round(ry)} 0 1 0 ${width} 0a${rx} ${round(ry)} 0 1 0 ${-width} 0z`
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`
}

export function arc(cx: number, cy: number, r: number, from: number, to: number): string {
  return `M${at(cx, cy, r, from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(cx, cy, r, to)}`
}

/** A piece of a ring, its ends broken off in a zigzag of `jag` degrees. */
export function band(cx: number, cy: number, inner: number, outer: number, from: number, to: number, jag = 0): string {
  const third = (outer - inner) / 3
  const back = `A${inner} ${inner} 0 ${to - from > 180 ? 1 : 0} 0 ${at(cx, cy, inner, from)}`
  const broken = (angle: number) => [at(cx, cy, inner + third, angle - jag), at(cx, cy, outer - third, angle + jag)]
  const [low, high] = [broken(from), broken(to).reverse()]
  return `${arc(cx, cy, outer, from, to)}L${high.join('L')}L${at(cx, cy, inner, to)}${back}L${low.join('L')}z`
}

/** `count` angles from the first to the last. */
export function spread(from: number, to: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => from + ((to - from) * i) / (count - 1))
}

export function rays(cx: number, cy: number, inner: number, outer: number, angles: number[]): string {
  return angles.map((angle) => `M${at(cx, cy, inner, angle)}L${at(cx, cy, outer, angle)}`).join('')
}

/** A petal of a fan: a wedge with a round tip. */
export function petal(cx: number, cy: number, inner: number, outer: number, from: number, to: number): string {
  const tip = round(outer * Math.sin(((to - from) * Math.PI) / 360))
  return (
    `M${at(cx, cy, inner, from)}L${at(cx, cy, outer, from)}A${tip} ${tip} 0 0 1 ${at(cx, cy, outer, to)}` +
    `L${at(cx, cy, inner, to)}z`
  )
}

/** `count` petals side by side; `gap` degrees of air between them. */
export function fan(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
  count: number,
  gap = 0,
): string {
  const step = (to - from) / count
  return Array.from({ length: count }, (_, i) =>
    petal(cx, cy, inner, outer, from + i * step + gap / 2, from + (i + 1) * step - gap / 2),
  ).join('')
}

export function star(cx: number, cy: number, outer: number, inner: number, points: number, turn = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, i) =>
    at(cx, cy, i % 2 ? inner : outer, turn + (i * 180) / points),
  )
  return polygon(corners)
}

/** A standing rhombus. */
export function lozenge(cx: number, cy: number, width: number, height = width): string {
  return `M${cx} ${cy - height / 2}l${width / 2} ${height / 2}l${-width / 2} ${height / 2}l${-width / 2} ${-height / 2}z`
}

/** Scallops along a line: the sea, a lace edge. */
export function scallops(x: number, y: number, width: number, count: number, rise = 0.4): string {
  const step = round(width / count)
  const r = round(step * (0.5 + Math.max(0, 0.5 - rise)))
  return `M${x} ${y}` + `a${r} ${r} 0 0 1 ${step} 0`.repeat(count)
}

/** A rectangle whose corners are cut in two steps. */
export function stepped(x: number, y: number, width: number, height: number, step: number): string {
  const [w, h, s] = [width - 4 * step, height - 4 * step, step]
  return (
    `M${x + 2 * s} ${y}h${w}v${s}h${s}v${s}h${s}v${h}h${-s}v${s}h${-s}v${s}` +
    `h${-w}v${-s}h${-s}v${-s}h${-s}v${-h}h${s}v${-s}h${s}z`
  )
}

/** A closed curve that flows round these points. */
export function smooth(points: Point[]): string {
  const between = (i: number) => {
    const [[a, b], [c, d]] = [points.at(i)!, points.at(i + 1 - points.length)!]
    return `${round((a + c) / 2)} ${round((b + d) / 2)}`
  }
  return `M${between(-1)}${points.map(([x, y], i) => `Q${round(x)} ${round(y)} ${between(i)}`).join('')}z`
}
