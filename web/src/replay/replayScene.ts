import type { Happened, Moment, Replay, TableInfo } from '../api/types'
import type { Scene } from '../table/scene'

/** A finished game for a table that is made to be played at. */

const NOTHING_ELSE = { contributed: false, stand_in: '', host: false }

/** The table of a record that was never played on this service. */
export function tableOf({ game, options, names, levels, moments }: Replay): TableInfo {
  const gone = moments.flatMap(({ resigned }) => resigned ?? [])
  const seats = names.map((name, number) => ({
    ...{ number, name, level: levels[number] ?? '', resigned: gone.includes(number) },
    ...NOTHING_ELSE,
  }))
  return {
    ...{
      id: '',
      code: null,
      game,
      options,
      state: 'over',
      seats,
      seat: null,
      host: false,
      commitment: '',
      secret: null,
    },
    ...{ number: moments.length - 1, to_act: [], your_turn: false, clock: null, next: null, created: 0, pace: 'usual' },
    ...{
      lesson: null,
      winners: [],
      cast_out: [],
      unusual: [],
      preparing: false,
      hidden: false,
      bot_accounts: false,
      vote: null,
      vote_after: null,
      run_outs: null,
      reserve: null,
      paused_since: null,
      resumed_at: null,
      push: false,
    },
  }
}

export function happenedIn({ number, seat, events }: Moment): Happened {
  return { number, seat, at: 0, events, played_by: null, undo_to: null }
}

/** A moment as a scene in which nothing can be done. */
export function replayScene(table: () => TableInfo, moment: () => Moment): Scene {
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
    canUndo: false,
    undo: () => Promise.resolve(false),
    canAskUndo: false,
    askUndo: () => Promise.resolve(false),
    skip: () => {},
  }
}
