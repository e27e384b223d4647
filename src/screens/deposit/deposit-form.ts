import type { DepositRange } from '#contracts/deposit.ts'
import { INPUT_MAX_CHARS } from '#contracts/limits.ts'
import { type Fen, wholeYuan } from '#contracts/money/money.ts'
import type { OnlinePayment, PaymentMethod } from '#contracts/money/payments.ts'
import { parseTyped, typedProblem } from '#contracts/money/typed-amount.ts'
import { depositTexts } from '#contracts/texts/messages.ts'
import { oneLine, personName, tooLong } from '#contracts/texts/typed-texts.ts'
import type { Protocol } from '#contracts/wire/codes.ts'
import { type FieldProblem, problemsOf } from '../../lib/field-problem.ts'
import { shortYuan } from '../../ui/money/AmountChoices.tsx'

/** What the member has typed and chosen. All methods share it, so that a change of method loses nothing. */
export type DepositForm = {
  protocol: Protocol
  /** One of ONLINE_PAYMENTS. */
  payType: string
  amount: string
  depositor: string
  bank: string
}
export type DepositField = 'account' | 'amount' | 'depositor' | 'bank'

/** The accepted amounts, any in a range or only fixed ones, and the error for all others. */
export type AmountLimits =
  | { kind: 'range'; minFen: Fen; maxFen: Fen | undefined; words: string; wrong: string }
  | { kind: 'fixed'; amountsFen: readonly Fen[]; wrong: string }

const NO_AMOUNT = '请输入充值金额'

/** Nobody tells a range for deposits that customer service credits. */
export const ANY_AMOUNT: DepositRange = { minFen: undefined, maxFen: undefined }

/** The ends that are known, as players read them; nothing is said of the others. */
function rangeWords({ minFen, maxFen }: DepositRange): string {
  if (minFen !== undefined && maxFen !== undefined)
    return `单笔 ${shortYuan(minFen)} - ${shortYuan(maxFen)} 元`
  if (minFen !== undefined) return `单笔最低 ${shortYuan(minFen)} 元`
  return maxFen === undefined ? '' : `单笔最高 ${shortYuan(maxFen)} 元`
}

/**
 * `range` is what is known for the method; no amount below `least` is taken. The options of online payment have
 * their own limits (docs/rules.md#other-payments).
 */
export function limitsOf(other: OnlinePayment | undefined, range: DepositRange, least: Fen): AmountLimits {
  if (other?.kind === 'fixed') {
    return { kind: 'fixed', amountsFen: other.amountsFen, wrong: depositTexts.otherFixed(other.amountsFen) }
  }
  if (other) {
    const { minFen, maxFen } = other
    return {
      kind: 'range',
      minFen,
      maxFen,
      words: rangeWords(other),
      wrong: depositTexts.otherRange(minFen, maxFen),
    }
  }
  const from = range.minFen !== undefined && range.minFen > least ? range.minFen : least
  const { maxFen } = range
  const words = rangeWords({ minFen: range.minFen && from, maxFen })
  const wrong = words === '' ? NO_AMOUNT : depositTexts.range(from, maxFen)
  return { kind: 'range', minFen: from, maxFen, words, wrong }
}

/** The typed amount, if it is accepted. */
export function amountIn(limits: AmountLimits, typed: string): Fen | undefined {
  const amount = parseTyped(typed)
  if (amount === undefined) return undefined
  const taken =
    limits.kind === 'fixed'
      ? limits.amountsFen.includes(amount)
      : limits.minFen <= amount && (limits.maxFen === undefined || amount <= limits.maxFen)
  return taken ? amount : undefined
}

/** Who transfers, and from which bank, as it is sent. */
export const payerOf = ({ depositor, bank }: Pick<DepositForm, 'depositor' | 'bank'>) => ({
  depositor: personName(depositor),
  bank: oneLine(bank),
})

const NO_ACCOUNT = '请选择收款账户'

/** What is wrong, in the order of the form. `mustChoose`: there are accounts, and none is chosen. */
export function checkDeposit(
  method: PaymentMethod,
  form: DepositForm,
  limits: AmountLimits,
  mustChoose: boolean,
): FieldProblem<DepositField>[] {
  const isByCard = method === 'card'
  const { depositor, bank } = payerOf(form)
  // Fixed amounts are chosen, not typed.
  const unread = limits.kind === 'range' ? typedProblem(form.amount) : undefined
  return problemsOf<DepositField>([
    ['account', isByCard && mustChoose && NO_ACCOUNT],
    ['amount', amountIn(limits, form.amount) === undefined && (unread ?? limits.wrong)],
    ['depositor', isByCard && depositor === '' && depositTexts.depositor],
    ['depositor', isByCard && tooLong('存款人姓名', depositor, INPUT_MAX_CHARS)],
    ['bank', isByCard && bank === '' && depositTexts.bank],
    ['bank', isByCard && tooLong('付款银行', bank, INPUT_MAX_CHARS)],
  ])
}

const ROUND = [100, 200, 500, 1000, 2000, 5000, 10_000, 50_000].map(wholeYuan)

/** Round amounts to tap, within the range. If it has fewer than two, its known ends are added. */
export function quickAmounts(minFen: Fen, maxFen: Fen | undefined): Fen[] {
  const within = ROUND.filter((amount) => minFen <= amount && (maxFen === undefined || amount <= maxFen))
  return within.length > 1 ? within : [...new Set([minFen, ...within, maxFen ?? minFen])]
}
