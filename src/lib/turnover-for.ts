import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { type Fen, fen } from '#contracts/money.ts'

/** The turnover that a deposit or bonus of this amount requires (docs/rules.md#wagering-requirement). */
export const turnoverFor = (amount: Fen): Fen => fen(amount * WAGERING_MULTIPLE)
