import { api } from '../api/http'
import type { Replay, TableInfo } from '../api/types'
import { patiently } from '../lib/patiently'
import { gameOf } from '../table/games'
import type { Game } from '../table/scene'
import type { History } from './history'
import { tableOf } from './replayScene'

/** A finished game as it was seen from one chair, or from the gallery. */
export interface Finished {
  table: TableInfo
  game: Game
  history: History
  replay: Replay
  chair: number | null
  /** The same game from another chair. */
  from: (chair: number | null) => Promise<Replay>
  /** What the file of its record is called. */
  file: string
  /** What the table promised before the game; nothing for a game from a seed. */
  commitment: string
}

/** The game at that table; null while it is not over. */
export async function finishedAt(id: string, seat: number | null): Promise<Finished | null> {
  const table = await api.table(id)
  if (table.state !== 'over') return null
  const chair = seat !== null && seat < table.seats.length ? seat : null
  const from = once((wanted) => api.replay(id, wanted))
  const [kit, replay] = await Promise.all([kitOf(table.game), from(chair)])
  return { table, ...kit, replay, chair, from, file: `${id}.json`, commitment: table.commitment }
}

/** The game in the text of a record. */
export async function finishedIn(file: string, text: string): Promise<Finished> {
  const from = once((wanted) => api.replayOf(text, wanted))
  const replay = await from(null)
  const kit = await kitOf(replay.game)
  const commitment = replay.shuffle?.commitment ?? ''
  return { table: tableOf(replay), ...kit, replay, chair: null, from, file, commitment }
}

async function kitOf(name: string): Promise<{ game: Game; history: History }> {
  const game = await gameOf(name)
  return { game, history: (await patiently(game.history)).history }
}

type From = Finished['from']

/** Each chair is asked for once, even while it is waited for. What failed is asked for again. */
function once(ask: From): From {
  const known = new Map<number | null, Promise<Replay>>()
  return (chair) => {
    let replay = known.get(chair)
    if (!replay) {
      replay = ask(chair)
      known.set(chair, replay)
      replay.catch(() => known.delete(chair))
    }
    return replay
  }
}
