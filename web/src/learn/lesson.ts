import type { Happened, TableInfo, View } from '../api/types'
import type { Args } from '../lib/words.svelte'

/** Something worth saying once in a first game. */
export interface Lesson<V extends View = View> {
  id: string
  /** The tip, if its moment has come. It depends on the view and the log alone, so no moment is missed. */
  tip(moment: Moment<V>): Tip | null
}

export interface Tip {
  /** What it points at: values of `data-lesson`, the first that is on the page. */
  at: string[]
  /** The id of its sentence. */
  words: string
  args?: Args
}

export interface Moment<V = View> {
  view: V
  /** One's own seat. */
  seat: number
  /** Whether it is one's own turn. */
  mine: boolean
  /** Everything that happened and was not undone. */
  log: readonly Happened[]
  table: TableInfo
}

/** The entries that have not been undone. */
export function standing(log: readonly Happened[]): Happened[] {
  const kept: Happened[] = []
  let limit = Infinity
  for (const entry of [...log].reverse()) {
    if (entry.number > limit) continue
    limit = Infinity
    if (entry.undo_to != null) limit = entry.undo_to
    else kept.unshift(entry)
  }
  return kept
}
