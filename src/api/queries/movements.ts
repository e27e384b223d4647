import type { BeijingTime } from '#contracts/beijing-time.ts'
import type { DateFilter } from '#contracts/beijing-windows.ts'
import type { Paged } from '#contracts/envelope.ts'
import {
  APPROVED,
  DEPOSIT,
  PENDING,
  TRANSFER_DONE,
  TRANSFER_IN,
  TRANSFER_OUT,
  TRANSFER_WAITING,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/record-codes.ts'
import type { TransactionRecord } from '#contracts/records.ts'
import { lostIn, sentOn } from '../../lib/paging-end.ts'
import { keys } from '../core/keys.ts'
import { type LoadPage, pagedQuery } from '../core/paged.ts'
import { transactionPages } from './records.ts'

/** A movement of money. Its type decides what `state` means. */
export type Movement = TransactionRecord & { type: TransactionType }
/** Every type in one list. The wire has no code for it. */
export const ALL_TYPES = 0
export type MovementFilter = { date: DateFilter; type: TransactionType | typeof ALL_TYPES }
/** The page of each type that has one, after each other, and the types that have further pages. */
export type MovementPage = Paged<Movement> & { unfinished: readonly TransactionType[] }

export const EVERY_TYPE: readonly TransactionType[] = [DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT]

/**
 * Movements of one type, or of all: then page n is page n of each type, and types that have ended are not asked again.
 * Rejects as soon as one type's page does. `inOrder` brings the rows of all types into one order.
 */
export function movementPages({
  date,
  type,
}: MovementFilter): LoadPage<Movement, Pick<MovementPage, 'unfinished'>> {
  const types = type === ALL_TYPES ? EVERY_TYPE : [type]
  const ended = new Map<TransactionType, Paged<TransactionRecord>>()
  return async (page, how) => {
    const read = await Promise.all(
      types.map(async (one) => {
        const last = ended.get(one)
        if (last && page > last.current_page) return { ...last, data: [], lost: 0, type: one }
        const answer = await transactionPages({ date, type: one })(page, how)
        // Nothing comes after an empty page, whatever its `last_page` says, and nothing waits for it.
        if (page >= answer.last_page || sentOn([answer]) === 0)
          ended.set(one, { ...answer, current_page: page })
        else ended.delete(one)
        return { ...answer, type: one }
      }),
    )
    return {
      current_page: page,
      data: read.flatMap(({ data, type }) => data.map((row) => ({ ...row, type }))),
      lost: lostIn(read),
      last_page: Math.max(...read.map(({ last_page }) => last_page)),
      per_page: read[0]?.per_page ?? 0,
      total: read.reduce((sum, { total }) => sum + total, 0),
      unfinished: read.filter((one) => page < one.last_page && sentOn([one]) > 0).map((one) => one.type),
    }
  }
}

export const movementsQuery = (filter: MovementFilter, load = movementPages(filter)) =>
  pagedQuery(keys.transactions(filter), load)

/**
 * When each row was, for its order: a row without a time stays where the list of its type has it, by the row below, or else
 * by the one above.
 */
function timesOf(rows: readonly Movement[]): (row: Movement) => BeijingTime {
  const times = new Map<Movement, BeijingTime>()
  for (const inTurn of [[...rows].reverse(), rows]) {
    const last = new Map<TransactionType, BeijingTime>()
    for (const row of inTurn) {
      const at = row.created_at || times.get(row) || last.get(row.type) || ''
      last.set(row.type, at)
      times.set(row, at)
    }
  }
  return (row) => times.get(row) ?? ''
}

/**
 * The rows of all types, newest first. Of a type with further pages, older rows are still to come: rows older than
 * the oldest one that it has told would stand in the wrong place, and are left out until they do not.
 */
export function inOrder(
  rows: readonly Movement[],
  { unfinished }: Pick<MovementPage, 'unfinished'>,
): readonly Movement[] {
  const timeOf = timesOf(rows)
  const oldest = unfinished
    .map((type) => rows.findLast((row) => row.type === type))
    .map((row) => (row ? timeOf(row) : ''))
  const known = oldest.sort().at(-1) ?? ''
  const shown = rows
    .filter((row) => timeOf(row) >= known)
    .sort((a, b) => Number(timeOf(a) < timeOf(b)) - Number(timeOf(a) > timeOf(b)))
  const settled: Movement[] = []
  for (let from = 0; from < shown.length; ) {
    let to = from + 1
    while (shown[to]?.created_at === shown[from]?.created_at) to++
    settled.push(...byBalance(shown.slice(from, to), shown[to]?.balance_after))
    from = to
  }
  return settled
}

/** More rows of one second stay as they are. */
const MOST_TIES = 20

/**
 * Rows of the same second, newest first: as far as balances are told, each follows the row that left what it began
 * with. `before` is the balance that the rows of the seconds before left.
 */
function byBalance(rows: readonly Movement[], before: number | undefined): readonly Movement[] {
  if (rows.length === 1 || rows.length > MOST_TIES) return rows
  const left = [...rows].reverse()
  const oldestFirst: Movement[] = []
  while (left.length > 0) {
    const balance = oldestFirst.length > 0 ? oldestFirst.at(-1)?.balance_after : before
    const follows = left.findIndex((row) => balanceBefore(row) === balance)
    const begins = left.findIndex(
      (row) => !left.some((other) => other !== row && other.balance_after === balanceBefore(row)),
    )
    oldestFirst.push(...left.splice(Math.max(follows < 0 ? begins : follows, 0), 1))
  }
  return oldestFirst.reverse()
}

const balanceBefore = (row: Movement): number =>
  (row.balance_after ?? Number.NaN) - effectOf(row) * row.amount

/** What a movement did to the central wallet. A withdrawal, and a transfer out, take their amount when they are asked for. */
export function effectOf({ type, state }: Movement): 1 | -1 | 0 {
  if (type === DEPOSIT) return state === APPROVED ? 1 : 0
  if (type === WITHDRAWAL) return state === PENDING || state === APPROVED ? -1 : 0
  if (type === TRANSFER_IN) return state === TRANSFER_DONE ? 1 : 0
  return state === TRANSFER_DONE || state === TRANSFER_WAITING ? -1 : 0
}
