import {
  BRANCH_MAX_CHARS,
  INPUT_MAX_CHARS,
  PAY_PASSWORD_MAX_CHARS,
  PAY_PASSWORD_MIN_CHARS,
} from '#contracts/limits.ts'
import { cardNumberProblem, isCardNumber } from '#contracts/money/payees.ts'
import { bankBindTexts } from '#contracts/texts/messages.ts'
import { isSameName, oneLine, personName, tooLong } from '#contracts/texts/typed-texts.ts'
import type { NewBankCard } from '../../api/queries/money/cards.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'

export const emptyBankCard: NewBankCard = { owner: '', bank: '', cardNo: '', branch: '', payPassword: '' }

/**
 * The card as it is sent. A holder's name that is the registered one (`realName`, if there is one) goes as the backend
 * spells it: dots and blanks may differ.
 */
export const asSent = (card: NewBankCard, realName: string): NewBankCard => ({
  ...card,
  owner: isSameName(card.owner, realName) ? realName : personName(card.owner),
  branch: oneLine(card.branch),
})

/** Every invalid field, in the order of the form (docs/rules.md#bank-card-form). */
export function checkBankCard({
  owner,
  bank,
  cardNo,
  branch,
  payPassword,
}: NewBankCard): FieldProblem<keyof NewBankCard>[] {
  return problemsOf<keyof NewBankCard>([
    ['owner', owner === '' && bankBindTexts.owner],
    ['owner', tooLong('持卡人姓名', owner, INPUT_MAX_CHARS)],
    ['bank', bank === '' && bankBindTexts.bank],
    ['cardNo', !isCardNumber(cardNo) && (cardNumberProblem(cardNo) ?? bankBindTexts.cardNo)],
    ['branch', branch === '' && bankBindTexts.branch],
    ['branch', tooLong('开户行地址', branch, BRANCH_MAX_CHARS)],
    ['payPassword', !isPayPasswordLength(payPassword) && bankBindTexts.payPasswordLength],
  ])
}

const isPayPasswordLength = ({ length }: string): boolean =>
  length >= PAY_PASSWORD_MIN_CHARS && length <= PAY_PASSWORD_MAX_CHARS
