import { api } from '../api/http'
import type { Replay, TableInfo } from '../api/types'
import { gameOf } from '../table/games'
import type { Game } from '../table/scene'
import { recordAt, type Recorded } from './proof'
import { retell, tableOf } from './retold'

/** A finished game as it was seen from one chair, or from the gallery. */
export interface Finished {
  table: TableInfo
  game: Game
  replay: Replay
  chair: number | null
  /** The same game from another chair. */
  from: (chair: number | null) => Promise<Replay>
  /** What its record is called, holds, and promised beforehand; nothing was promised for a game from a seed. */
  file: string
  record: () => Promise<Recorded>
  commitment: string
}

/** The game at that table; null while it is not over. */
export async function finishedAt(id: string, seat: number | null): Promise<Finished | null> {
  const table = await api.table(id)
  if (table.state !== 'over') return null
  const chair = seat !== null && seat < table.seats.length ? seat : null
  const from = (wanted: number | null): Promise<Replay> => api.replay(id, wanted)
  const [game, replay] = await Promise.all([gameOf(table.game), from(chair)])
  const { commitment } = table
  return { table, game, replay, chair, from, file: `${id}.json`, record: () => recordAt(id), commitment }
}

/** The game in a file. */
export async function finishedIn(file: string, text: string): Promise<Finished> {
  const from = (chair: number | null): Promise<Replay> => retell(text, chair)
  const replay = await from(null)
  const game = await gameOf(replay.game)
  const recorded = JSON.parse(text) as Recorded
  const commitment = recorded.setup?.commitment ?? ''
  return { table: tableOf(replay), game, replay, chair: null, from, file, record: async () => recorded, commitment }
}
