import type { Happened, TableInfo } from '../api/types'
import { say } from '../lib/words.svelte'
import { standInLevel, who } from './people'
import type { Game, Sentence } from './scene'

/** An entry of the log in sentences: what the game tells, and what every table has besides. */
export function sentencesOf(entry: Happened, table: TableInfo, game: Game): Sentence[] {
  const { seat, undo_to, played_by } = entry
  if (seat !== null && undo_to !== null) return [{ text: say('web-undone', who(table, seat)), seat }]
  const told = game.narrate(entry, table)
  if (played_by === 'clock') return [{ text: clockText(entry, table), seat }, ...told]
  return played_by === 'bot' ? playedByBot(told, seat, standInLevel(table)) : told
}

/** The same sentences; the first about that seat is marked as the decision of a bot of this level. */
export function playedByBot(told: Sentence[], seat: number | null, by: string): Sentence[] {
  const place = told.findIndex((sentence) => sentence.seat === seat)
  return told.map((sentence, at) => (at === place ? { ...sentence, by } : sentence))
}

/** That somebody's time ran out, and what came of it. */
export function clockText({ seat }: Happened, table: TableInfo): string {
  return seat === null ? '' : say('web-clock-ran-out', who(table, seat))
}
