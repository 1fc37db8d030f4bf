import type { Component } from 'svelte'
import type { Action, Happened, Hints, Line, Orders, Result, TableInfo, View } from '../api/types'
import type { History } from '../replay/history'

/** A table to look at and perhaps to play at: live in a room, or a moment of a finished game. */
export interface Scene<V = View, H = Hints, O = Orders> {
  readonly table: TableInfo
  readonly view: V
  readonly hints: H | null
  readonly orders: O | null
  /** What happened last, for motion and result cards; null right after arriving. */
  readonly latest: Happened | null
  /** An action is on its way. */
  readonly busy: boolean
  /** False in a replay, and after resigning: nothing can be done. */
  readonly live: boolean
  /** Play it; whether it was accepted. The refusal's sentence is shown by the room. */
  act(action: Action): Promise<boolean>
  order(orders: O): void
  /** Whether the last decision may be taken back. */
  readonly canUndo: boolean
  undo(): Promise<boolean>
  /** Whether the other people may be asked to agree to that. */
  readonly canAskUndo: boolean
  askUndo(): Promise<boolean>
  /** Bots do not wait until the reader has to decide. */
  skip(): void
}

/** A line of the log. */
export interface Sentence {
  text: string
  seat: number | null
  /** The beginning of something: a card, a turn. */
  head?: boolean
  /** The level of the bot that decided this for a person who had left or resigned. */
  by?: string
}

/** What each game brings along for the pages that all games share. */
export interface Game {
  Table: Component<{ scene: Scene }>
  /** The words of the table's box: "2018 edition", or nothing where there is but one. */
  box(options: Record<string, unknown>): string
  narrate(happened: Happened, table: TableInfo): Sentence[]
  /** What decides who is cast out, for one seat. */
  standing(view: View, seat: number): string
  /** What the Merchant, or whoever has no seat, gave. */
  afterword(view: View): string[]
  line(line: Line, view: View): string
  total(total: number): string
  decided(result: Result, view: View): string
  /** What a replay shows beside the table; fetched when there is a replay. */
  history(): Promise<{ history: History }>
}
