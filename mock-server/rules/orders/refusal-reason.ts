import { DEPOSIT, REJECTED, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { rowAt, transactionLog } from '../../state/store/log.ts'
import type { Deposit, ReviewKind } from '../../state/submissions.ts'
import type { World } from '../../state/types.ts'

const depositRow = (world: World, { memberId, position }: Deposit) =>
  rowAt(world, 'transactions', transactionLog(memberId, DEPOSIT), position)

/** Writes the reason of a rejection into the record of a deposit or withdrawal. Other submissions have no record. */
export function noteReason(world: World, what: ReviewKind, no: string, reason: string): void {
  const deposit = what === 'deposit' ? world.deposits[no] : undefined
  const withdrawal = what === 'withdrawal' ? world.withdrawals[no] : undefined
  if (deposit?.state === REJECTED) depositRow(world, deposit).remark = reason
  if (withdrawal?.state === REJECTED)
    rowAt(
      world,
      'transactions',
      transactionLog(withdrawal.memberId, WITHDRAWAL),
      withdrawal.position,
    ).remark = reason
}

/** The reason why a deposit was rejected; undefined if there is none. */
export const reasonOf = (world: World, deposit: Deposit): string | undefined =>
  depositRow(world, deposit).remark
