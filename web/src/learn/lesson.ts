import type { Happened, Hints, View } from '../api/types'

/** Something worth saying once, when the moment for it has come. Its words are `web-learn-<game>-<id>`. */
export interface Lesson<V extends View = View, H extends Hints = Hints> {
  id: string
  when(moment: Moment<V, H>): boolean
}

export interface Moment<V = View, H = Hints> {
  view: V
  hints: H | null
  latest: Happened | null
  mine: boolean
}
