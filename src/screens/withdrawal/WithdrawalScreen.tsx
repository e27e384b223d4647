import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { WITHDRAWAL_VENUE_ROWS } from '#contracts/limits.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { pollWallets } from '../../api/core/polling.ts'
import { cardsQuery } from '../../api/queries/money/cards.ts'
import { venuesQuery } from '../../api/queries/money/wallet.ts'
import { tabOf } from '../../features/cards/card-text.ts'
import { useHasCardAlone } from '../../features/cards/use-has-card-alone.ts'
import { lastTime, noteLastTime } from '../../features/last-time/last-time.ts'
import { WalletPanel } from '../../features/wallet-panel/WalletPanel.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import './withdrawal.css'

const TABS = [
  { value: String(WALLET_TABS.usdt), label: 'USDT取款' },
  { value: String(WALLET_TABS.bank), label: '银行卡取款' },
] as const

const polledVenues = () => ({ ...venuesQuery(), refetchInterval: pollWallets })

/**
 * /withdrawal: to a USDT address (tab 1) or a bank card (tab 2). The tab is kept in the address, so that
 * binding a card leads back to it. Nothing else is read from there, because a link must not fill in a
 * withdrawal (docs/faults.md#prefilled-money-forms).
 */
export function WithdrawalScreen() {
  const [query, setQuery] = useSearchParams()
  const asked = query.get('type') ?? lastTime().withdrawal ?? null
  const tab = tabOf(asked)
  const hasCardAlone = useHasCardAlone(asked === null)
  const cards = useQuery(cardsQuery(tab))
  const withdrawal = useWithdrawal(tab, cards.data)
  const choose = (type: string) => {
    if (withdrawal.locked) return
    noteLastTime({ withdrawal: type })
    setQuery({ type }, { replace: true })
  }
  // Nobody who has begun is led elsewhere.
  const isByCard = hasCardAlone && withdrawal.draft.amount === ''
  useEffect(() => {
    if (isByCard) setQuery({ type: String(WALLET_TABS.bank) }, { replace: true })
  }, [isByCard, setQuery])
  const content = (
    <div className="withdrawal-body">
      <WalletPanel venues={polledVenues()} preview={WITHDRAWAL_VENUE_ROWS} platformFirst />
      <WithdrawalForm cards={cards} withdrawal={withdrawal} />
    </div>
  )
  return (
    <div className="withdrawal">
      <Tabs
        label="取款方式"
        items={TABS.map((item) => ({ ...item, content }))}
        value={String(tab)}
        onChange={choose}
      />
    </div>
  )
}
