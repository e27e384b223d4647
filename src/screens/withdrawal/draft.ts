import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import type { Fen } from '#contracts/money/money.ts'
import { parseTyped, typedProblem } from '#contracts/money/typed-amount.ts'
import { withdrawalTexts } from '#contracts/texts/messages.ts'
import { tooLong } from '#contracts/texts/typed-texts.ts'
import { WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import type { UsdtQuote } from '#contracts/withdrawal.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'

/** The form's state. `amount` is as typed. Only the card's id is kept, so that an unbound card counts as none. */
export type WithdrawalDraft = {
  tab: WalletTab
  cardId: string
  amount: string
  password: string
}
export type WithdrawalField = 'card' | 'amount' | 'password'
export type WithdrawalProblem = FieldProblem<WithdrawalField>

/** Another tab starts with an empty form. */
export const emptyDraft = (tab: WalletTab): WithdrawalDraft => ({ tab, cardId: '', amount: '', password: '' })

/** Choosing a card clears amount and password: they were meant for the other card. */
export const withCard = ({ tab }: WithdrawalDraft, cardId: string): WithdrawalDraft => ({
  ...emptyDraft(tab),
  cardId,
})

/**
 * A new amount needs the password again, so that nobody alters a withdrawal that was agreed to
 * (docs/faults.md#withdrawal-changed-after-the-password).
 */
export const withAmount = (draft: WithdrawalDraft, amount: string): WithdrawalDraft =>
  amount === draft.amount ? draft : { ...draft, amount, password: '' }

export const withPassword = (draft: WithdrawalDraft, password: string): WithdrawalDraft => ({
  ...draft,
  password,
})

export type Ready = { amount: Fen; payPassword: string }

/** What is wrong, or the values to send (docs/rules.md#withdrawal-form). `least` is the smallest amount. */
export function check(
  { tab, amount: typed, password }: WithdrawalDraft,
  hasCard: boolean,
  least: Fen,
): WithdrawalProblem[] | Ready {
  const { usdtRequired, bankRequired, minimum, payPassword } = withdrawalTexts
  const amount = parseTyped(typed)
  const isEnough = amount !== undefined && amount >= least
  const problems = problemsOf<WithdrawalField>([
    ['card', !hasCard && (tab === WALLET_TABS.usdt ? usdtRequired : bankRequired)],
    ['amount', !isEnough && (typedProblem(typed) ?? minimum(least))],
    ['password', password === '' && payPassword],
    ['password', tooLong('支付密码', password, INPUT_MAX_CHARS)],
  ])
  return isEnough && problems.length === 0 ? { amount, payPassword: password } : problems
}

/**
 * Why a USDT withdrawal would pay nothing, as far as rate and fee are known. Runs after the form's own checks. The server would refuse it too.
 */
export function payoutProblem(
  { tab }: WithdrawalDraft,
  quote: UsdtQuote | undefined,
): WithdrawalProblem | undefined {
  if (tab !== WALLET_TABS.usdt) return undefined
  if (!quote) return { field: 'amount', text: '取款汇率暂不可用，请稍后再试或选择银行卡取款' }
  return quote.received === 0
    ? { field: 'amount', text: '取款金额不足以支付手续费，请提高取款金额' }
    : undefined
}
