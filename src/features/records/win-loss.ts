import { type Fen, formatYuan } from '#contracts/money/money.ts'

/** Win or loss with its sign: `+¥ 50.00`, `-¥ 50.00`, `¥ 0.00`. */
export const signedYuan = (amount: Fen): string =>
  amount > 0 ? `+${formatYuan(amount)}` : formatYuan(amount)

/** A win is good, a loss is bad, and 0 has no colour. */
export const toneOf = (amount: Fen): 'good' | 'bad' | undefined =>
  amount > 0 ? 'good' : amount < 0 ? 'bad' : undefined
