import type { DateFilter } from '#contracts/time/beijing-windows.ts'
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
} from '#contracts/wire/record-codes.ts'
import { keys } from '../../core/keys.ts'
import { type LoadPage, pagedQuery } from '../../core/paging/paged.ts'
import { type TransactionRecord, transactionPages } from '../records.ts'

/** A movement of money. The meaning of `state` depends on its type. `effect` is what it did to the central wallet. */
export type Movement = TransactionRecord & { type: TransactionType; effect: 1 | -1 | 0 }
export type MovementFilter = { date: DateFilter; type: TransactionType }

export const EVERY_TYPE: readonly TransactionType[] = [DEPOSIT, WITHDRAWAL, TRANSFER_IN, TRANSFER_OUT]

/** Movements of one type, each with its type and its effect. */
export function movementPages({ date, type }: MovementFilter): LoadPage<Movement> {
  const load = transactionPages({ date, type })
  return async (page, how) => {
    const answer = await load(page, how)
    return {
      ...answer,
      data: answer.data.map((row) => ({ ...row, type, effect: effectOf(type, row.state) })),
    }
  }
}

export const movementsQuery = (filter: MovementFilter) =>
  pagedQuery(keys.transactions(filter), movementPages(filter))

/** A withdrawal and a transfer out take their amount when they are submitted, before they are decided. */
function effectOf(type: TransactionType, state: number): Movement['effect'] {
  if (type === DEPOSIT) return state === APPROVED ? 1 : 0
  if (type === WITHDRAWAL) return state === PENDING || state === APPROVED ? -1 : 0
  if (type === TRANSFER_IN) return state === TRANSFER_DONE ? 1 : 0
  return state === TRANSFER_DONE || state === TRANSFER_WAITING ? -1 : 0
}
