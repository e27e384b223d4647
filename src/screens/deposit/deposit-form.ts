import type { Protocol } from '#contracts/codes.ts'
import { depositRange, type PayRange } from '#contracts/deposit.ts'
import { depositTexts } from '#contracts/messages.ts'
import { type Fen, wholeYuan } from '#contracts/money.ts'
import type { OnlinePayment, PaymentMethod } from '#contracts/payments.ts'
import { parseTyped } from '#contracts/typed-amount.ts'

/** What the member has typed and chosen. All methods share it, so that a change of method loses nothing. */
export type DepositForm = {
  protocol: Protocol
  /** One of ONLINE_PAYMENTS. */
  payType: string
  amount: string
  depositor: string
  bank: string
}
export type DepositProblems = Partial<Record<'account' | 'amount' | 'depositor' | 'bank', string>>

/** The accepted amounts, any in a range or only fixed ones, and the error for all others. */
export type AmountLimits =
  | { kind: 'range'; minFen: Fen; maxFen: Fen; wrong: string }
  | { kind: 'fixed'; amountsFen: readonly Fen[]; wrong: string }

/**
 * `range` is the server's for the method; it cannot start below `least`. The options of online payment have
 * their own limits (docs/rules.md#other-payments).
 */
export function limitsOf(
  other: OnlinePayment | undefined,
  range: PayRange | undefined,
  least: Fen,
): AmountLimits {
  if (other?.kind === 'fixed') {
    return { kind: 'fixed', amountsFen: other.amountsFen, wrong: depositTexts.otherFixed(other.amountsFen) }
  }
  if (other) {
    const { minFen, maxFen } = other
    return { kind: 'range', minFen, maxFen, wrong: depositTexts.otherRange(minFen, maxFen) }
  }
  const { minFen, maxFen } = depositRange(range, least)
  return { kind: 'range', minFen, maxFen, wrong: depositTexts.range(minFen, maxFen) }
}

/** The typed amount, if it is accepted. */
export function amountIn(limits: AmountLimits, typed: string): Fen | undefined {
  const amount = parseTyped(typed)
  if (amount === undefined) return undefined
  const taken =
    limits.kind === 'fixed'
      ? limits.amountsFen.includes(amount)
      : limits.minFen <= amount && amount <= limits.maxFen
  return taken ? amount : undefined
}

const NO_ACCOUNT = '请选择收款账户'

/**
 * All errors, in the order of the form. `mustChoose`: there are accounts, and none is chosen.
 */
export function problemsOf(
  method: PaymentMethod,
  form: DepositForm,
  limits: AmountLimits,
  mustChoose: boolean,
): DepositProblems {
  const problems: DepositProblems = {}
  if (method === 'card' && mustChoose) problems.account = NO_ACCOUNT
  if (amountIn(limits, form.amount) === undefined) problems.amount = limits.wrong
  if (method !== 'card') return problems
  if (form.depositor.trim() === '') problems.depositor = depositTexts.depositor
  if (form.bank.trim() === '') problems.bank = depositTexts.bank
  return problems
}

const ROUND = [100, 200, 500, 1000, 2000, 5000, 10_000, 50_000].map(wholeYuan)

/** Round amounts to tap, within the range. If it has fewer than two, its ends are added. */
export function quickAmounts(minFen: Fen, maxFen: Fen): Fen[] {
  const within = ROUND.filter((amount) => minFen <= amount && amount <= maxFen)
  return within.length > 1 ? within : [...new Set([minFen, ...within, maxFen])]
}
