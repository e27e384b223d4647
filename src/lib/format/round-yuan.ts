import { type Fen, formatYuan } from '#contracts/money/money.ts'

/** `¥ 5,000` for round amounts in rules and tables, `¥ 5,000.50` for others. */
export const roundYuan = (amount: Fen): string => formatYuan(amount).replace(/\.00$/, '')
