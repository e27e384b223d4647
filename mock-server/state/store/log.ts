import type { TimeWindow } from '#contracts/time/beijing-windows.ts'
import type { TransactionType } from '#contracts/wire/record-codes.ts'
import type { World } from '../types.ts'
import type { LogName } from '../world.ts'
import { peek } from './commit.ts'

/**
 * Logs that grow without limit: rows in order of time, cut into chunks. So adding a row, reading a page and
 * changing a row cost the same however long the log is. A row's position never changes. `heads['<log>/<key>']`
 * counts the rows; chunk n of a log is the entry `<key>/<n>` of its collection.
 */
/** Rows per chunk: the most rows that an append copies and stores. */
export const CHUNK_ROWS = 128

type RowOf<L extends LogName> = World[L][string][number]
type LogWorld<L extends LogName> = Pick<World, 'heads' | L>

/** A page, newest row first, with the number of all rows in the window. */
export type LogPage<R> = { rows: R[]; total: number }

const headKey = (log: LogName, key: string) => `${log}/${key}`
const chunkKey = (key: string, position: number) => `${key}/${Math.floor(position / CHUNK_ROWS)}`

// TypeScript cannot see that `world[log]` holds RowOf<L> for a generic L. Only this function asserts it.
const chunksOf = <L extends LogName>(world: LogWorld<L>, log: L) =>
  world[log] as unknown as Record<string, RowOf<L>[]>

export const lengthOf = <L extends LogName>(world: LogWorld<L>, log: L, key: string): number =>
  world.heads[headKey(log, key)]?.length ?? 0

/** Adds a row at the end and returns its position. Throws if the row is older than the last one. */
export function append<L extends LogName>(world: LogWorld<L>, log: L, key: string, row: RowOf<L>): number {
  const chunks = chunksOf(world, log)
  const head = world.heads[headKey(log, key)]
  const position = head?.length ?? 0
  if (head && row.atMs < head.lastMs) {
    throw new RangeError(`${log}/${key}: a row of ${row.atMs} cannot follow one of ${head.lastMs}`)
  }
  const chunkAt = chunkKey(key, position)
  const chunk = chunks[chunkAt]
  if (chunk) chunk.push(row)
  else chunks[chunkAt] = [row]
  if (head) {
    head.length = position + 1
    head.lastMs = row.atMs
  } else world.heads[headKey(log, key)] = { length: 1, lastMs: row.atMs }
  return position
}

/** The row at a position. In a draft the row may be changed in place. Throws if the log is shorter. */
export function rowAt<L extends LogName>(
  world: LogWorld<L>,
  log: L,
  key: string,
  position: number,
): RowOf<L> {
  const row = chunksOf(world, log)[chunkKey(key, position)]?.[position % CHUNK_ROWS]
  if (!row) throw new RangeError(`${log}/${key} has no row ${position}`)
  return row
}

const timeAt = <L extends LogName>(world: LogWorld<L>, log: L, key: string, position: number): number =>
  peek(chunksOf(world, log), chunkKey(key, position))?.[position % CHUNK_ROWS]?.atMs ??
  Number.POSITIVE_INFINITY

/** The first position whose row is at or after `ms`, found by binary search; the length if there is none. */
export function firstAtOrAfter<L extends LogName>(
  world: LogWorld<L>,
  log: L,
  key: string,
  ms: number,
): number {
  let low = 0
  let high = lengthOf(world, log, key)
  while (low < high) {
    const middle = (low + high) >>> 1
    if (timeAt(world, log, key, middle) < ms) low = middle + 1
    else high = middle
  }
  return low
}

/** The positions `from <= p < to` of the rows in a window; of all rows without one. */
export function rangeOf<L extends LogName>(world: LogWorld<L>, log: L, key: string, window?: TimeWindow) {
  const length = lengthOf(world, log, key)
  if (!window || length === 0) return { from: 0, to: length }
  const to =
    timeAt(world, log, key, length - 1) < window.toMs ? length : firstAtOrAfter(world, log, key, window.toMs)
  return { from: Math.min(to, firstAtOrAfter(world, log, key, window.fromMs)), to }
}

/** Page `page` (from 1) with `size` rows of those in `window`, newest first. A page after the last is empty. */
export function pageOf<L extends LogName>(
  world: LogWorld<L>,
  log: L,
  key: string,
  { page, size, window }: { page: number; size: number; window?: TimeWindow },
): LogPage<RowOf<L>> {
  const { from, to } = rangeOf(world, log, key, window)
  const newest = to - 1 - (Math.max(1, page) - 1) * size
  const rows: RowOf<L>[] = []
  for (let position = newest; position >= from && position > newest - size; position--) {
    rows.push(rowAt(world, log, key, position))
  }
  return { rows, total: to - from }
}

/** Every row in the window, oldest first, for sums and checks. */
export function* rowsOf<L extends LogName>(world: LogWorld<L>, log: L, key: string, window?: TimeWindow) {
  const { from, to } = rangeOf(world, log, key, window)
  for (let position = from; position < to; position++) yield rowAt(world, log, key, position)
}

/** The key of the log of a member's transactions of one type. */
export const transactionLog = (memberId: string, type: TransactionType): string => `${memberId}:${type}`

/** The key of the index of a member's bets in one category. */
export const categoryLog = (memberId: string, category: string): string => `${memberId}:${category}`
