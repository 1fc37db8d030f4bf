import { Trouble } from '../api/http'
import type { Happened, Moment, Problem, Replay, TableInfo } from '../api/types'
import { sentenceOf } from '../home/trouble'
import { say } from '../lib/words.svelte'
import type { Scene } from '../table/scene'

/** A finished game for a table that is made to be played at. */

/** The table of a record that never stood in this house. */
export function tableOf({ game, options, names, levels, moments }: Replay): TableInfo {
  const seats = names.map((name, number) => ({ number, name, level: levels[number] ?? '', contributed: false }))
  return {
    ...{ id: '', code: '', game, options, state: 'over', seats, seat: null, host: false, commitment: '', secret: null },
    ...{ number: moments.length - 1, to_act: [], your_turn: false, clock: null, next: null, created: 0 },
  }
}

export function happenedIn({ number, seat, events }: Moment): Happened {
  return { number, seat, at: 0, events }
}

/** A moment as a scene in which nothing can be done. */
export function sceneOf(table: () => TableInfo, moment: () => Moment): Scene {
  return {
    get table() {
      return table()
    },
    get view() {
      return moment().view
    },
    get latest() {
      return happenedIn(moment())
    },
    hints: null,
    orders: null,
    busy: false,
    live: false,
    act: () => Promise.resolve(false),
    order: () => {},
  }
}

/** The game in the text of a record. It is sent as it is: reading and writing it here would spoil large numbers. */
export async function retell(record: string, seat: number | null): Promise<Replay> {
  const headers = { 'Content-Type': 'application/json', 'Accept-Language': document.documentElement.lang }
  const address = seat === null ? '/api/replay' : `/api/replay?seat=${seat}`
  const answer = await fetch(address, { method: 'POST', headers, body: record }).catch(() => null)
  if (answer === null) throw new Trouble('offline', '', 0)
  if (answer.ok) return (await answer.json()) as Replay
  const problem = (await answer.json().catch(() => null)) as Problem | null
  throw new Trouble(problem?.code ?? 'server-error', problem?.sentence ?? '', answer.status)
}

const NO_RECORD = ['not-a-record', 'bad-request', 'too-large']

/** Why a file cannot be opened. */
export function whyNot(trouble: unknown, file: string): string {
  const none = trouble instanceof Trouble && NO_RECORD.includes(trouble.code)
  return none ? say('web-end-open-none', { file }) : sentenceOf(trouble)
}
