import { useEffect, useRef } from 'react'
import type { TransactionRecord } from '../../../api/queries/records.ts'
import { wayToPay } from '../../../features/online-order/way-to-pay.ts'
import { Link } from '../../../ui/Link.tsx'
import { OpenPage, OrderCard } from './OrderCard.tsx'
import { useUnpaidOrders } from './use-unpaid-orders.ts'

type Props = { shown: readonly (string | undefined)[]; refusals: number }

/**
 * The open orders that the records tell of, but for those that are shown already. A backend may refuse a further order
 * while one is open. There is no call that cancels an order, so a card only leads on (docs/rules.md#open-deposit-orders).
 */
export function UnpaidOrders({ shown, refusals }: Props) {
  const orders = useUnpaidOrders().filter(({ orderNo }) => !shown.includes(orderNo))
  const first = useRef<HTMLDivElement>(null)
  const seen = useRef(refusals)
  const count = orders.length
  // The button that was tapped is far below the card that says why the backend refused.
  useEffect(() => {
    if (seen.current === refusals || count === 0) return
    seen.current = refusals
    first.current?.scrollIntoView?.({ block: 'center' })
  }, [refusals, count])
  return orders.map((row, index) => (
    <div key={row.orderNo} ref={index === 0 ? first : undefined}>
      <UnpaidOrder row={row} />
    </div>
  ))
}

function UnpaidOrder({ row }: { row: TransactionRecord }) {
  return (
    <OrderCard
      name="待支付的充值"
      title={`您有一笔${row.payWay}订单待支付`}
      orderNo={row.orderNo}
      amount={row.amount}
      isNews={false}
    >
      <Continue row={row} />
      <Link className="pill" to="/transRecord">
        交易记录
      </Link>
    </OrderCard>
  )
}

function Continue({ row }: { row: TransactionRecord }) {
  const way = wayToPay(row)
  if (!way) return null
  if (way === 'service')
    return (
      <Link className="pill soft" to="/kefu">
        联系客服继续支付
      </Link>
    )
  if ('url' in way) return <OpenPage orderNo={row.orderNo} url={way.url} text="继续支付" />
  return (
    <Link className="pill solid" to={way.to}>
      继续支付
    </Link>
  )
}
