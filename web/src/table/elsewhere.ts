/** The other tables where it is the reader's turn: fetched a moment after the table itself, which needs none of it. */
export { default as OtherTables } from './OtherTables.svelte'
export { Waiting } from './waiting.svelte'
