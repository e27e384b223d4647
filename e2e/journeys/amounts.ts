import { fen, formatYuan } from '#contracts/money/money.ts'

/** An amount as the screen shows it: `¥ 1,000.00`. */
export const shown = (amountFen = 0): string => formatYuan(fen(amountFen))
