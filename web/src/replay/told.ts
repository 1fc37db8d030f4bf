import type { Moment, TableInfo } from '../api/types'
import { say } from '../lib/words.svelte'
import { playedByBot } from '../table/entries'
import { who } from '../table/people'
import type { Game, Sentence } from '../table/scene'
import { happenedIn } from './replayScene'

/** What happened in that moment, which bot decided it for somebody, and who resigned then. */
export function toldAt(moment: Moment, table: TableInfo, game: Game): Sentence[] {
  const told = game.narrate(happenedIn(moment), table)
  const left = (moment.resigned ?? []).map((seat) => ({ text: say('web-replay-resigned', who(table, seat)), seat }))
  return [...(moment.level ? playedByBot(told, moment.seat, moment.level) : told), ...left]
}
