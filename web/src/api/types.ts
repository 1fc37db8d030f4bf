export type * from './schema'
