import { type Fen, formatYuan } from '#contracts/money/money.ts'

/** `¥ 5,000` for the round sums of rules and tables; `¥ 5,000.50` where there are cents. */
export const roundYuan = (amount: Fen): string => formatYuan(amount).replace(/\.00$/, '')
