/** Which lessons have been said at the table of the latest lesson; kept when the page is left and opened again. */

const KEY = 'beaumonde-lesson'

interface Kept {
  table: string
  known: string[]
}

export function knownAt(table: string): string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null
    return kept?.table === table ? kept.known : []
  } catch {
    return []
  }
}

export function keep(table: string, known: string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ table, known } satisfies Kept))
  } catch {
    // a browser that keeps nothing still teaches
  }
}
