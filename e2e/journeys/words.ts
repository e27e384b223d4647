import { fen, formatYuan } from '#contracts/money.ts'

/** An amount of the books as the screen writes it: `¥ 1,000.00`. */
export const shown = (amountFen = 0): string => formatYuan(fen(amountFen))
