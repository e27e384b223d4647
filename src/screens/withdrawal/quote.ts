import type { Card } from '#contracts/cards.ts'
import { WALLET_TABS } from '#contracts/codes.ts'
import type { UserInfo } from '#contracts/member.ts'
import { type Fen, ZERO } from '#contracts/money.ts'
import { type UsdtQuote, usdtQuote } from '#contracts/withdrawal.ts'
import { protocolOf } from '../../features/cards/card-text.ts'
import type { WithdrawalDraft, WithdrawalProblem } from './draft.ts'

/** The payout of a USDT withdrawal. Undefined until address, amount and rate are known. */
export function quoteOf(
  amount: Fen | undefined,
  card: Card | undefined,
  member: UserInfo | undefined,
): UsdtQuote | undefined {
  return amount === undefined || !card || !member ? undefined : usdtQuote(amount, protocolOf(card), member)
}

/**
 * Why a USDT withdrawal would pay nothing. Runs after the form's own checks. The server would refuse it too.
 */
export function payoutProblem(
  { tab }: WithdrawalDraft,
  quote: UsdtQuote | undefined,
): WithdrawalProblem | undefined {
  if (tab !== WALLET_TABS.usdt) return undefined
  if (!quote) return { field: 'amount', text: '参考汇率暂不可用，请稍后再试或选择银行卡取款' }
  return quote.received > ZERO
    ? undefined
    : { field: 'amount', text: '取款金额不足以支付手续费，请提高取款金额' }
}
