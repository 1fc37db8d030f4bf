import { words } from '../lib/words.svelte'
import { Waiting } from './waiting.svelte'

/** What leads away from a table and back to it, fetched a moment after the table itself, which needs none of it. */
export { default as PushOffer } from '../push/PushOffer.svelte'
export { default as OtherTables } from './OtherTables.svelte'

await words.need('web-push')

export const waitingBeside = (table: string): Waiting => new Waiting(table)
