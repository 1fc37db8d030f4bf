import type { Component } from 'svelte'
import type { Good, Replay, TableInfo } from '../api/types'

/** What a game tells of its course beside the table: what was paid, and numbers as curves. */
export interface History {
  /** A list of what was paid, and by whom. */
  Prices: Component<PricesProps>
  charts(replay: Replay, table: TableInfo): Chart[]
}

export interface PricesProps {
  replay: Replay
  table: TableInfo
  /** The moment that is shown. */
  at: number
  /** Shows another moment. */
  go: (moment: number) => void
}

export interface Chart {
  title: string
  /** What the numbers are, in a sentence. */
  about: string
  /** What the marks along the bottom count. */
  axis: string
  stops: Stop[]
  /** Stretches of the game that have a name of their own. */
  bands: Band[]
  curves: Curve[]
  write: (value: number) => string
}

/** A moment at which something was over. Stops are drawn at equal distances, and their numbers are in the table. */
export interface Stop {
  moment: number
  /** For the axis. */
  mark: string
  /** For the table. */
  label: string
}

export interface Band {
  label: string
  /** The moments of its first and last stop. */
  from: number
  to: number
}

export interface Curve {
  name: string
  of: { seat: number } | { good: Good } | 'merchant'
  /** One for every moment. */
  values: number[]
}
