import { appendFileSync } from 'node:fs'

/**
 * How much of a corpus runs. `npm test` takes a sample that costs little; `npm run corpora` sets CORPORA=whole, runs
 * every case and reads the counts from the file that CORPORA_COUNTS names.
 */
export const isWhole = process.env.CORPORA === 'whole'

/** Each spoiled answer and each text on every screen; without it the screens share them. */
export const isOnEveryScreen = isWhole && process.env.CORPORA_SCREENS === 'every'

/** One line of the counts. */
export type CorpusCount = { corpus: string; ran: number; of: number }

/** Says how many cases of a corpus ran. Only the script reads it. */
export function countCases(count: CorpusCount): void {
  const file = process.env.CORPORA_COUNTS
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(count)}\n`)
}

/**
 * All of a list in the whole run. Otherwise `size` of them, spread evenly, so that each stretch of the list is met; the
 * same ones every time, so that a failure comes again.
 */
export function extentOf<T>(all: readonly T[], size: number): readonly T[] {
  if (isWhole || all.length <= size) return all
  return Array.from({ length: size }, (_, n) => all[Math.floor((n * all.length) / size)] as T)
}
