import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { type Fen, formatUsdt, formatYuan, plain, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { parseTyped } from '#contracts/money/typed-amount.ts'
import { wageringTexts } from '#contracts/texts/messages.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { usdtQuote } from '#contracts/withdrawal.ts'
import type { Card } from '../../api/queries/money/cards.ts'
import { usdtTermsQuery } from '../../api/queries/money/usdt-terms.ts'
import { balanceQuery, venuesQuery } from '../../api/queries/money/wallet.ts'
import { wageringQuery } from '../../api/queries/money/withdrawal.ts'
import { protocolOf } from '../../features/cards/card-text.ts'
import { PayPasswordRow } from '../../features/money-form/PayPasswordRow.tsx'
import { shortYuan } from '../../ui/money/AmountChoices.tsx'
import { MoneyRow } from '../../ui/money/MoneyRow.tsx'
import { SubmitFoot } from '../../ui/SubmitFoot.tsx'
import { useTheme } from '../../ui/theme.ts'
import { CardPick } from './CardPick.tsx'
import { payoutProblem } from './draft.ts'
import { QuickAmounts } from './QuickAmounts.tsx'
import { Summary } from './Summary.tsx'
import type { WithdrawalFormState } from './use-withdrawal.ts'
import { WageringRow } from './WageringRow.tsx'

type Props = { cards: UseQueryResult<Card[]>; withdrawal: WithdrawalFormState }

const WORDS = { idle: '确认取款', sending: '正在提交…', checking: '正在核对余额…', done: '提交成功' } as const

/** Says that an amount is above the central wallet, and that a recall helps only where it does. */
function aboveBalance(amount: Fen, balance: Fen, atVenues: Fen | undefined): string | undefined {
  if (amount <= balance) return undefined
  const above = '超出中心钱包余额'
  if (atVenues === undefined || atVenues <= ZERO) return above
  return amount <= balance + atVenues ? `${above}，可先一键回收场馆余额` : `${above}，回收场馆余额后也不足`
}

/** Card, amount, password and the amount that arrives, all in view before the one button sends them. */
export function WithdrawalForm({ cards, withdrawal }: Props) {
  const { data: terms } = useQuery(usdtTermsQuery())
  const { data: balance } = useQuery(balanceQuery())
  // The wallets above the form poll it.
  const { data: venues } = useQuery(venuesQuery())
  const atVenues = venues && sumIfExact(venues.map((venue) => venue.balance))
  const { draft, form, errorOf, card, locked, state } = withdrawal
  const theme = useTheme()
  const amount = parseTyped(draft.amount)
  // Known once address, amount and rate are. A bank pays no USDT.
  const quote =
    draft.tab === WALLET_TABS.usdt && amount !== undefined && card && terms
      ? usdtQuote(amount, protocolOf(card), terms)
      : undefined
  const received = quote?.received
  const { remaining = ZERO, least = DEFAULT_MIN_WITHDRAWAL_FEN } = useQuery(wageringQuery()).data ?? {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    withdrawal.submit(least, () => payoutProblem(draft, quote))
  }
  const owed = remaining > ZERO ? wageringTexts.owed(remaining) : undefined
  return (
    <form className="withdrawal-form" ref={form} onSubmit={submit} noValidate>
      <CardPick
        tab={draft.tab}
        cards={cards}
        chosen={card}
        onChoose={withdrawal.chooseCard}
        error={errorOf('card')}
        locked={locked}
      />
      <div className="card money-form">
        <WageringRow />
        <MoneyRow
          label="取款金额"
          aside={<span className="t12">{`单笔不低于 ${shortYuan(least)} 元`}</span>}
          value={draft.amount}
          onChange={withdrawal.typeAmount}
          onMax={() => balance !== undefined && withdrawal.typeAmount(plain(balance))}
          error={errorOf('amount')}
          doubt={
            amount === undefined || balance === undefined
              ? undefined
              : aboveBalance(amount, balance, atVenues)
          }
          readOnly={locked}
        >
          <QuickAmounts least={least} balance={balance} amount={amount} onChoose={withdrawal.typeAmount} />
        </MoneyRow>
        <PayPasswordRow
          value={draft.password}
          onChange={withdrawal.typePassword}
          error={errorOf('password')}
          readOnly={locked}
        />
        <Summary
          tab={draft.tab}
          card={card}
          cards={cards.data ?? []}
          amount={amount}
          quote={quote}
          terms={terms}
        />
      </div>
      <p className="t12 faint withdrawal-help">
        <span>提交后等待后台审核，结果见交易记录 · </span>
        <a
          className="jade tap"
          href={`${import.meta.env.BASE_URL}kf.html#${theme}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          遇到问题？
        </a>
      </p>
      <SubmitFoot
        pending={locked}
        note={owed ?? (received && `实际到账 ${formatUsdt(received)}`)}
        isRefused={owed !== undefined}
      >
        {state === 'idle' && amount !== undefined ? `${WORDS.idle} ${formatYuan(amount)}` : WORDS[state]}
      </SubmitFoot>
    </form>
  )
}
