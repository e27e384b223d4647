import type { ReactNode } from 'react'
import { type Fen, formatRate, formatUsdt, formatYuan, toUsdt } from '#contracts/money/money.ts'
import { WALLET_TABS, type WalletTab } from '#contracts/wire/codes.ts'
import type { UsdtQuote, UsdtTerms } from '#contracts/withdrawal.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { briefOfCard, protocolOf } from '../../features/cards/card-text.ts'
import { placeholderKey } from '../../ui/loading/placeholder-key.ts'

const UNKNOWN = '--'

type Props = {
  tab: WalletTab
  card: Card | undefined
  cards: readonly Card[]
  amount: Fen | undefined
  quote: UsdtQuote | undefined
  terms: UsdtTerms | undefined
}

/**
 * The amount that will be sent and the amount that arrives, shown before the member submits. No answer tells what a bank
 * takes, so nothing is said of fees there.
 */
export function Summary({ tab, card, cards, amount, quote, terms }: Props) {
  return (
    <dl className="money-row num withdrawal-summary">
      <Line name="收款账户">{card ? briefOfCard(card, cards) : UNKNOWN}</Line>
      {tab === WALLET_TABS.usdt ? (
        <UsdtLines card={card} amount={amount} quote={quote} terms={terms} />
      ) : (
        <>
          <Line name="取款金额" strong>
            {amount === undefined ? UNKNOWN : formatYuan(amount)}
          </Line>
          <Line name="到账金额">以银行实际入账为准</Line>
        </>
      )}
    </dl>
  )
}

function UsdtLines({ card, amount, quote, terms }: Omit<Props, 'tab' | 'cards'>) {
  const rate = terms?.rate
  const equivalent = amount === undefined || rate === undefined ? undefined : toUsdt(amount, rate)
  const fee = card && terms?.fees[protocolOf(card)]
  const payout = quote?.received
  return (
    <>
      <Line name="取款汇率（由平台设定）">{rate ? `1 USDT ≈ ¥\u00a0${formatRate(rate)}` : UNKNOWN}</Line>
      <Line name="等值">{equivalent === undefined ? UNKNOWN : formatUsdt(equivalent)}</Line>
      <Line name={card ? `单笔手续费（${protocolOf(card)}）` : '单笔手续费'}>
        {fee === undefined ? UNKNOWN : formatUsdt(fee)}
      </Line>
      <Line name="实际到账" strong={!quote || payout !== undefined}>
        {payout === undefined ? (quote ? '以取款记录为准' : UNKNOWN) : formatUsdt(payout)}
      </Line>
    </>
  )
}

function Line({ name, children, strong }: { name: string; children: ReactNode; strong?: boolean }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd key={placeholderKey(children === UNKNOWN)} className={strong ? 't20 b gold' : undefined}>
        {children}
      </dd>
    </div>
  )
}
