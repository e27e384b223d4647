import type { TransactionType } from '#contracts/wire/record-codes.ts'

/** The key of the log of a member's transactions of one type. */
export const transactionLog = (memberId: string, type: TransactionType): string => `${memberId}:${type}`

/** The key of the index of a member's bets in one category. */
export const categoryLog = (memberId: string, category: string): string => `${memberId}:${category}`
