/** What a replay shows: on a large screen always the table, and one of the others beside it. */
export const PARTS = ['table', 'log', 'prices', 'curves'] as const
export type Part = (typeof PARTS)[number]
