import type { BackendChange } from './change.ts'

/** A wrong behaviour of a backend, seen in the answers of one call. */
export type WrongBehaviour = { wrong: string; path: string; change: BackendChange }
