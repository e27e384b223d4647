import { appendFileSync } from 'node:fs'

/**
 * Selects how much of a corpus runs. `npm test` runs a cheap sample. `npm run corpora` sets CORPORA=whole, runs
 * every case, and reads the counts from the file that CORPORA_COUNTS names.
 */
export const isWhole = process.env.CORPORA === 'whole'

/** Whether every screen meets each spoiled answer and each text. Otherwise the screens share them. */
export const isOnEveryScreen = isWhole && process.env.CORPORA_SCREENS === 'every'

/** One line of the file of counts. */
export type CorpusCount = { corpus: string; ran: number; of: number }

/** Appends to the file of counts how many cases of a corpus ran; does nothing without such a file. */
export function countCases(count: CorpusCount): void {
  const file = process.env.CORPORA_COUNTS
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(count)}\n`)
}

/**
 * The whole list in the whole run. Otherwise `size` items, spread evenly over the list, and the same ones every
 * time so that a failure is reproducible.
 */
export function extentOf<T>(all: readonly T[], size: number): readonly T[] {
  if (isWhole || all.length <= size) return all
  return Array.from({ length: size }, (_, n) => all[Math.floor((n * all.length) / size)] as T)
}
