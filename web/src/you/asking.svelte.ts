import { sentenceOf } from '../home/trouble'

/** One request at a time, and what went wrong with the last one. */
export class Asking {
  busy = $state(false)
  problem = $state('')

  /** Whether it was granted. */
  async for(wish: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.problem = ''
    try {
      await wish()
      return true
    } catch (trouble) {
      this.problem = sentenceOf(trouble)
      return false
    } finally {
      this.busy = false
    }
  }
}
