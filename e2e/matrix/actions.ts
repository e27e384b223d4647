import { BONUSES } from './bonuses.ts'
import { CARD_ACTIONS } from './cards.ts'
import { DEPOSITS } from './deposits.ts'
import type { MoneyAction } from './money-action.ts'
import { TRANSFERS } from './transfers.ts'
import { WITHDRAWALS } from './withdrawals.ts'

/** All money actions of a member: the rows of the matrix. */
export const ACTIONS: readonly MoneyAction[] = [
  ...DEPOSITS,
  ...WITHDRAWALS,
  ...TRANSFERS,
  ...BONUSES,
  ...CARD_ACTIONS,
]
