/** Passes a link on: through the machine's own way of sharing, else by the clipboard. */

export type Shared = 'shared' | 'copied' | 'by-hand'

export async function share(link: string, title: string): Promise<Shared> {
  if (!navigator.share) return copy(link)
  try {
    await navigator.share({ title, url: link })
  } catch (trouble) {
    if ((trouble as DOMException).name !== 'AbortError') return copy(link)
  }
  return 'shared'
}

/** Without https a page may not touch the clipboard: then the reader has to. */
export async function copy(text: string): Promise<Shared> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'by-hand'
  }
}
