import {
  CARD_NO_MAX_CHARS,
  CARD_NO_MIN_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
} from '#contracts/limits.ts'
import { bankBindTexts } from '#contracts/messages.ts'
import type { NewBankCard } from '../../api/queries/cards.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'

export const emptyBankCard: NewBankCard = { owner: '', bank: '', cardNo: '', branch: '', payPassword: '' }

/** The card as it is sent: names are trimmed, the password is not. */
export const trimmed = (card: NewBankCard): NewBankCard => ({
  ...card,
  owner: card.owner.trim(),
  branch: card.branch.trim(),
})

/** The first invalid field: the form reports one error at a time (docs/rules.md#bank-card-form). */
export function checkBankCard({
  owner,
  bank,
  cardNo,
  branch,
  payPassword,
}: NewBankCard): FieldProblem<keyof NewBankCard> | undefined {
  if (owner === '') return { field: 'owner', text: bankBindTexts.owner }
  if (bank === '') return { field: 'bank', text: bankBindTexts.bank }
  if (cardNo.length < CARD_NO_MIN_CHARS || cardNo.length > CARD_NO_MAX_CHARS)
    return { field: 'cardNo', text: bankBindTexts.cardNo }
  if (branch === '') return { field: 'branch', text: bankBindTexts.branch }
  if (payPassword.length < PAY_PASSWORD_MIN_CHARS || payPassword.length > PAY_PASSWORD_MAX_CHARS)
    return { field: 'payPassword', text: bankBindTexts.payPasswordLength }
  return undefined
}
