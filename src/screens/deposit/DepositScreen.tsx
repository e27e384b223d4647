import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paymentMethodsQuery } from '../../api/queries/money/deposit.ts'
import { balanceQuery } from '../../api/queries/money/wallet.ts'
import { useHasCardAlone } from '../../features/cards/use-has-card-alone.ts'
import { lastTime } from '../../features/last-time/last-time.ts'
import { EmptyState } from '../../ui/art/EmptyState.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Foot } from '../../ui/Foot.tsx'
import { placeholderKey } from '../../ui/loading/placeholder-key.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Balance } from '../../ui/money/Balance.tsx'
import { BalanceEye } from '../../ui/money/BalanceEye.tsx'
import { DepositPanel } from './DepositPanel.tsx'
import { NoCardsDialog } from './NoCardsDialog.tsx'
import { OpenOrders } from './orders/OpenOrders.tsx'
import './deposit.css'
import type { SentOrder } from './orders/sent-order.ts'
import { openMethods } from './payment-methods.ts'
import type { SubmitResults } from './use-submit.ts'

/** /recharge: the open payment methods, and the pending online order. A kept screen. */
export function DepositScreen() {
  const balance = useQuery(balanceQuery())
  const [sent, setSent] = useState<SentOrder>()
  const [refusals, setRefusals] = useState(0)
  return (
    <div className="deposit">
      <div className="row deposit-balance">
        <span className="t12 muted">中心钱包</span>
        <BalanceEye />
        <span className="grow" />
        <Balance key={placeholderKey(balance.data === undefined)} amount={balance.data} className="t16 b" />
      </div>
      <OpenOrders sent={sent} onSeen={() => setSent(undefined)} refusals={refusals} />
      <PaymentMethods onSent={setSent} onRefused={() => setRefusals((count) => count + 1)} />
    </div>
  )
}

function PaymentMethods(results: SubmitResults) {
  const flags = useQuery(paymentMethodsQuery())
  const isByCard = useHasCardAlone(lastTime().deposit === undefined)
  if (flags.data) {
    const [first, ...rest] = openMethods(flags.data)
    return (
      <>
        {first ? (
          <DepositPanel methods={[first, ...rest]} proposed={isByCard ? 'card' : undefined} {...results} />
        ) : (
          <NoPaymentMethod />
        )}
        <NoCardsDialog />
      </>
    )
  }
  if (flags.isError) {
    return (
      <div className="notice-page">
        <EmptyState kind="network" />
        <RetryButton className={buttonClass('quiet')} onRetry={() => void flags.refetch()} />
      </div>
    )
  }
  return <Loading />
}

function NoPaymentMethod() {
  return (
    <div className="notice-page">
      <EmptyState kind="maintenance" />
      <h2>暂无可用的充值方式</h2>
      <p className="muted">请稍后再来，或联系在线客服协助充值。</p>
      <ButtonLink to="/kefu">联系在线客服</ButtonLink>
    </div>
  )
}

const TILES = ['a', 'b', 'c', 'd', 'e', 'f'] as const

/** The skeleton of the panel: six methods, the form, and the button below. */
function Loading() {
  return (
    <div className="deposit-form" aria-busy="true">
      <div className="deposit-methods">
        {TILES.map((tile) => (
          <Skeleton key={tile} className="deposit-tile" height="" radius={12} />
        ))}
      </div>
      <div className="card deposit-part">
        <Skeleton width={64} />
        <Skeleton height={56} radius={12} />
        <Skeleton width={64} />
        <Skeleton height={48} radius={12} />
        <Skeleton height={96} radius={12} />
        <Skeleton height={54} radius={12} />
      </div>
      <Foot>
        <Skeleton height={48} radius={12} />
      </Foot>
    </div>
  )
}
