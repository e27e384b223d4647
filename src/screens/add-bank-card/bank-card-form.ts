import {
  BRANCH_MAX_CHARS,
  INPUT_MAX_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
} from '#contracts/limits.ts'
import { bankBindTexts } from '#contracts/messages.ts'
import { cardNumberProblem, isCardNumber } from '#contracts/payees.ts'
import { isSameName, oneLine, personName, tooLong } from '#contracts/typed-texts.ts'
import type { NewBankCard } from '../../api/queries/cards.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'

export const emptyBankCard: NewBankCard = { owner: '', bank: '', cardNo: '', branch: '', payPassword: '' }

/**
 * The card as it is sent. A holder's name that is the registered one (`realname`, if there is one) goes as the backend
 * spells it: dots and blanks may differ.
 */
export const asSent = (card: NewBankCard, realname: string): NewBankCard => ({
  ...card,
  owner: isSameName(card.owner, realname) ? realname : personName(card.owner),
  branch: oneLine(card.branch),
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
  const longOwner = tooLong('持卡人姓名', owner, INPUT_MAX_CHARS)
  if (longOwner !== undefined) return { field: 'owner', text: longOwner }
  if (bank === '') return { field: 'bank', text: bankBindTexts.bank }
  if (!isCardNumber(cardNo))
    return { field: 'cardNo', text: cardNumberProblem(cardNo) ?? bankBindTexts.cardNo }
  if (branch === '') return { field: 'branch', text: bankBindTexts.branch }
  const longBranch = tooLong('开户行地址', branch, BRANCH_MAX_CHARS)
  if (longBranch !== undefined) return { field: 'branch', text: longBranch }
  if (payPassword.length < PAY_PASSWORD_MIN_CHARS || payPassword.length > PAY_PASSWORD_MAX_CHARS)
    return { field: 'payPassword', text: bankBindTexts.payPasswordLength }
  return undefined
}
