const FIRST_WAIT = 250
const LONGEST_WAIT = 4000
const ENOUGH = 3

/** Parts of the client are fetched when they are needed. If the network is gone just then, ask again until it is back.
 *
 * Some browsers remember that a part did not come and never ask for it again, and a part of an older client may be gone
 * for good: when the house answers and the part still does not come, the page is loaded anew. Nothing is lost by that. */
export async function patiently<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT, times = 0; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      return await load()
    } catch {
      await new Promise((done) => setTimeout(done, wait))
      if ((await isAnswering()) && ++times >= ENOUGH) location.reload()
    }
  }
}

async function isAnswering(): Promise<boolean> {
  try {
    return (await fetch('/', { method: 'HEAD', cache: 'no-store' })).ok
  } catch {
    return false
  }
}
