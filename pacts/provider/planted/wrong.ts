import type { Change } from './change.ts'

/** A wrong behaviour of a backend, seen in the answers of one call. */
export type Wrong = { wrong: string; path: string; change: Change }
