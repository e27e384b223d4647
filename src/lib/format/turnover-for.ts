import { type Fen, fen } from '#contracts/money/money.ts'

/** The turnover that an amount requires with this multiple (docs/rules.md#wagering-requirement). */
export const turnoverFor = (amount: Fen, multiple: number): Fen => fen(amount * multiple)
