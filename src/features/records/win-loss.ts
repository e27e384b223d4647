import { type Fen, formatYuan } from '#contracts/money/money.ts'

/** Win or loss with its sign: `+¥ 50.00`, `-¥ 50.00`, `¥ 0.00`. */
export const signedYuan = (amount: Fen): string =>
  amount > 0 ? `+${formatYuan(amount)}` : formatYuan(amount)

/** A win is jade, a loss is red, and 0 has no colour. */
export const toneOf = (amount: Fen): 'jade' | 'red' | undefined =>
  amount > 0 ? 'jade' : amount < 0 ? 'red' : undefined
