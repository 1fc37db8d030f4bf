import type { Replay, RichAndGoodView } from '../api/types'

/** A turn that was played to its end. */
export interface Turn {
  round: number
  turn: number
  /** Its first moment, and the one in which it was over. */
  from: number
  to: number
}

/** The last action of a turn opens the next one, or ends the game. */
export function turnsOf({ moments }: Replay): Turn[] {
  let from = 0
  return moments.flatMap(({ number, events }): Turn[] => {
    if (!number || !events.some(({ type }) => type === 'stock-opened' || type === 'ended')) return []
    const { round, turn } = moments[number - 1]!.view as RichAndGoodView
    const played = { round, turn, from: from + 1, to: number }
    from = number
    return [played]
  })
}
