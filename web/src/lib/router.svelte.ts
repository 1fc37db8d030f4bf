import { tick } from 'svelte'
import { arrive } from './arrival'

/** Which page the address stands for. Links are ordinary links; they just do not reload. */

class Router {
  path = $state(location.pathname)
  query = $state.raw(new URLSearchParams(location.search))

  constructor() {
    addEventListener('popstate', () => this.#read())
    document.addEventListener('click', (event) => this.#follow(event))
  }

  go(address: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address)
    this.#read()
    if (!replace) scrollTo(0, 0)
  }

  /** The words of the path: ['table', 'abc'] for /table/abc. */
  get parts(): string[] {
    return this.path.split('/').filter(Boolean).map(decoded)
  }

  #read(): void {
    const moved = this.path !== location.pathname
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
    if (!moved) return
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    void tick().then(arrive) // the page that was left is gone by then
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.download || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    if (link.hash && link.pathname === location.pathname && link.search === location.search) return // within the page
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    return word
  }
}

export const router = new Router()
