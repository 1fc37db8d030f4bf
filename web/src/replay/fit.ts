/** The controls of a replay take room that a table expects to have: on large screens it is shown a little smaller. */

const WIDE = '(min-width: 64rem)'
const SMALLEST = 0.75

/** Makes what is in the pane small enough; never larger again, so that moments do not jump. */
export function fit(pane: HTMLElement): void {
  const inside = pane.firstElementChild
  if (!(inside instanceof HTMLElement) || !matchMedia(WIDE).matches) return
  const share = pane.clientHeight / pane.scrollHeight
  if (share < 1) inside.style.zoom = String(Math.max(SMALLEST, share * Number(inside.style.zoom || 1)))
}

/** The pane has another size: begin anew. */
export function refit(pane: HTMLElement): void {
  const inside = pane.firstElementChild
  if (inside instanceof HTMLElement) inside.style.zoom = ''
  fit(pane)
}
