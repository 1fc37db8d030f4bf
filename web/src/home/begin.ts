import { api } from '../api/http'
import type { NewTable } from '../api/types'
import { router } from '../lib/router.svelte'
import { menu, offersOf } from './menu'
import type { Name } from './name.svelte'

/** The shortest way to a game. */

const BOTS = ['sensible', 'sensible', 'sensible']

/** You and three bots, the newest edition, nothing added. */
export async function playNow(game: string, name: Name): Promise<void> {
  const [newest] = offersOf(await menu(), game)
  const levels = ['', ...BOTS]
  const options = { ...newest?.options, seats: levels.length, memory_aid: false, first: null }
  await begin({ game, options, levels, seat: 0, words: '', clock: null }, name)
}

/** Lay that table and go there. Where nobody has to come first, the game begins at once. */
export async function begin(wish: NewTable, name: Name): Promise<void> {
  await name.take()
  const table = await api.lay(wish)
  const waits = table.seats.some((seat) => seat.name === null)
  if (!waits) await api.start(table.id)
  router.go(`/table/${table.id}`)
}
