import type { TransactionType } from '#contracts/codes.ts'

/** The log of a member's transactions of one type. */
export const transactionLog = (memberId: string, type: TransactionType): string => `${memberId}:${type}`
