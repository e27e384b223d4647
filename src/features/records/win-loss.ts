import { type Fen, formatYuan } from '#contracts/money.ts'

/** `+¥ 50.00`, `-¥ 50.00`, `¥ 0.00`: what was won or lost, with its sign. */
export const signedYuan = (amount: Fen): string =>
  amount > 0 ? `+${formatYuan(amount)}` : formatYuan(amount)

/** Won is jade, lost vermilion; neither says nothing. */
export const toneOf = (amount: Fen): 'jade' | 'zhu' | undefined =>
  amount > 0 ? 'jade' : amount < 0 ? 'zhu' : undefined
