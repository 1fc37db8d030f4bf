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

  /** The parts of the path after a first word: at('table') of /table/abc is ['abc']; null for other pages. */
  at(first: string): string[] | null {
    const [head, ...rest] = this.path.split('/').filter(Boolean).map(decodeURIComponent)
    return head === first ? rest : null
  }

  #read(): void {
    this.path = location.pathname
    this.query = new URLSearchParams(location.search)
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return
    const link = (event.target as Element | null)?.closest('a')
    if (!link || link.target || link.download || link.origin !== location.origin) return
    if (link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
