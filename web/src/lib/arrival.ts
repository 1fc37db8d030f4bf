/** After the way to another page its reader stands at its heading: keys go on from there, and it is read out.
 *
 * A page may still be loading, and its heading may change while it does. Whoever presses or focuses something meanwhile
 * is left where they are. */

const watch = new MutationObserver(settle)
let reached: HTMLElement | null = null

export function arrive(): void {
  reached = null
  watch.observe(document.body, { childList: true, subtree: true })
  settle()
}

function settle(): void {
  if (reached?.isConnected) return
  if (document.activeElement !== document.body) return stay()
  reached = goal()
  if (!reached) return
  if (reached.tabIndex < 0) reached.setAttribute('tabindex', '-1')
  reached.focus({ preventScroll: !location.hash })
}

/** The part of the page that the address names, else its heading, once it says something. */
function goal(): HTMLElement | null {
  if (location.hash.length > 1) return document.getElementById(location.hash.slice(1))
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1')
  return heading?.textContent.trim() || heading?.querySelector('[aria-label]') ? heading : null
}

function stay(): void {
  watch.disconnect()
}

addEventListener('keydown', stay, true)
addEventListener('pointerdown', stay, true)
