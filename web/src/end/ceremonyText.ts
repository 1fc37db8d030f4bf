import type { Result, TableInfo, View } from '../api/types'
import { say } from '../lib/words.svelte'
import { nameAt, whoAll } from '../table/people'
import type { Game } from '../table/scene'
import { written, type Step } from './steps'

/** The ceremony in words: for those who listen, and for the line above the table. */

export function outText(table: TableInfo, result: Result, view: View, game: Game): string {
  if (!result.winners.length) return game.decided(result, view)
  if (!result.cast_out.length) return say('web-end-nobody-out')
  return say('cast-out', whoAll(table, result.cast_out))
}

export function wonText(table: TableInfo, result: Result, view: View, game: Game): string[] {
  const why = game.decided(result, view)
  return result.winners.length ? [say('winners', whoAll(table, result.winners)), why] : [why]
}

/** Who resigned, so that a bot played to the end; nothing if nobody did. */
export function resignedText(table: TableInfo): string {
  const gone = table.seats.filter(({ resigned }) => resigned).map(({ number }) => number)
  return gone.length ? say('web-end-resigned', { names: whoAll(table, gone).names! }) : ''
}

/** What one step tells: of whom, and what. */
export function stepText(
  step: Step,
  table: TableInfo,
  result: Result,
  view: View,
  game: Game,
): [about: string, text: string] {
  const name = 'seat' in step ? nameAt(table, step.seat) : ''
  const score = 'seat' in step ? result.scores.find(({ seat }) => seat === step.seat) : undefined
  switch (step.type) {
    case 'standing':
      return [name, game.standing(view, step.seat)]
    case 'afterword':
      return ['', game.afterword(view).join(' ')]
    case 'out':
      return ['', outText(table, result, view, game)]
    case 'line': {
      const line = score!.working[step.place]!
      return [name, say('web-end-line', { what: game.line(line, view), total: written(line.total) })]
    }
    case 'total':
      return [name, game.total(score!.total)]
    case 'won':
      return ['', wonText(table, result, view, game).join(' ')]
  }
}
