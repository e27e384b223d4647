import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { withdrawalTexts } from '#contracts/messages.ts'
import type { Fen } from '#contracts/money/money.ts'
import { parseTyped, typedProblem } from '#contracts/money/typed-amount.ts'
import { tooLong } from '#contracts/typed-texts.ts'
import { WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import type { UsdtQuote } from '#contracts/withdrawal.ts'
import type { FieldProblem } from '../../lib/field-problem.ts'

/** The form's state. `amount` is as typed. Only the card's id is kept, so that an unbound card counts as none. */
export type WithdrawalDraft = {
  tab: WalletTab
  cardId: string
  amount: string
  password: string
  problem?: WithdrawalProblem
}
export type WithdrawalProblem = FieldProblem<'card' | 'amount' | 'password'>

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
  amount === draft.amount ? draft : { ...without(draft, 'amount'), amount, password: '' }

export const withPassword = (draft: WithdrawalDraft, password: string): WithdrawalDraft => ({
  ...without(draft, 'password'),
  password,
})

/** The message at a field disappears once the field is changed. */
function without(draft: WithdrawalDraft, field: WithdrawalProblem['field']): WithdrawalDraft {
  const { problem, ...rest } = draft
  return problem && problem.field !== field ? draft : rest
}

export type Ready = { amount: Fen; payPassword: string }

/** The first of three checks that fails, or the values to send (docs/rules.md#withdrawal-form). `least` is the smallest amount. */
export function check(
  { tab, amount: typed, password }: WithdrawalDraft,
  hasCard: boolean,
  least: Fen,
): WithdrawalProblem | Ready {
  if (!hasCard) {
    const { usdtRequired, bankRequired } = withdrawalTexts
    return { field: 'card', text: tab === WALLET_TABS.usdt ? usdtRequired : bankRequired }
  }
  const amount = parseTyped(typed)
  if (amount === undefined || amount < least)
    return { field: 'amount', text: typedProblem(typed) ?? withdrawalTexts.minimum(least) }
  if (password === '') return { field: 'password', text: withdrawalTexts.payPassword }
  const long = tooLong('支付密码', password, INPUT_MAX_CHARS)
  if (long !== undefined) return { field: 'password', text: long }
  return { amount, payPassword: password }
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
