import { api } from '../api/http'
import type { NewTable } from '../api/types'
import { me } from '../lib/me.svelte'
import { router } from '../lib/router.svelte'
import { levelOf } from './level'
import { menu, offersOf } from './menu'

/** The shortest way to a game. */

const BOTS = 3

/** You and three bots of the chosen level, the usual edition, nothing added. */
export async function playNow(game: string): Promise<void> {
  const found = await menu()
  const [usual] = offersOf(found, game)
  const levels = ['', ...Array.from({ length: BOTS }, () => levelOf(found))]
  const options = { ...usual?.options, seats: levels.length, memory_aid: false, first: null }
  await begin({ game, options, levels, seat: 0, words: '', clock: null, bot_accounts: false })
}

/** Lay that table and go there, perhaps with a query in the address. Where nobody has to come first, the game begins at
 * once. */
export async function begin(wish: NewTable, query = ''): Promise<void> {
  await me.be()
  const table = await api.lay(wish)
  const waits = table.seats.some((seat) => seat.name === null)
  if (!waits) await api.start(table.id)
  router.go(`/table/${table.id}${query}`)
}
