import { useState } from 'react'
import { payAmountOf, payPageOf } from '../../../features/online-order/pay-pages.ts'
import { Link } from '../../../ui/Link.tsx'
import { OpenPage, OrderCard } from './OrderCard.tsx'
import type { SentOrder } from './sent-order.ts'
import { UnpaidOrders } from './UnpaidOrders.tsx'
import { usePendingOrder } from './use-pending-order.ts'

const SENT = '上一笔充值已提交'
const ONLY_SERVICE = '尚未付款，但无法在此打开支付页面。请勿重复提交，并联系在线客服处理。'

type Props = {
  sent: SentOrder | undefined
  onSeen: () => void
  /** How many submissions the backend has refused here, perhaps because of an open order. */
  refusals: number
}

/** The pending online order, the order that was opened while the member was on another screen, and what else waits to be paid. */
export function OpenOrders({ sent, ...rest }: Props) {
  // The key remounts the component, so that an order that was just stored is read and asked about.
  return <Orders key={sent?.orderNo} sent={sent} {...rest} />
}

function Orders({ sent, onSeen, refusals }: Props) {
  const { order, ask, dismiss } = usePendingOrder()
  const [dismissed, setDismissed] = useState<{ orderNo: string; refusals: number }>()
  // A dismissed order comes back when it is in the way of another.
  const hidden = dismissed?.refusals === refusals ? dismissed.orderNo : undefined
  const isSame = order?.orderNo === sent?.orderNo
  const url = order && payPageOf(order.orderNo)
  return (
    <>
      {sent && !sent.isKept && (
        <OrderCard name="已提交的充值" title={SENT} orderNo={sent.orderNo} amount={sent.amount} isNews>
          {sent.pay === 'service' && <p className="t12 wait deposit-pending-note">{ONLY_SERVICE}</p>}
          <ContinuePayment sent={sent} onSeen={onSeen} />
          <Link className="pill" to="/transRecord" onClick={onSeen}>
            交易记录
          </Link>
          <button type="button" className="pill" onClick={onSeen}>
            知道了
          </button>
        </OrderCard>
      )}
      {order && (
        <OrderCard
          name="待支付的在线充值"
          title={isSame ? SENT : '您有一笔在线充值待支付'}
          orderNo={order.orderNo}
          amount={payAmountOf(order.orderNo)}
          isNews={isSame}
        >
          {url === undefined ? (
            <Link className="pill soft" to="/kefu">
              联系客服
            </Link>
          ) : (
            <OpenPage orderNo={order.orderNo} url={url} text={isSame ? '去支付' : '继续支付'} />
          )}
          <button type="button" className="pill" onClick={ask}>
            查询结果
          </button>
          <Link className="pill" to="/transRecord">
            交易记录
          </Link>
          <button
            type="button"
            className="pill"
            onClick={() => {
              dismiss(order)
              setDismissed({ orderNo: order.orderNo, refusals })
            }}
          >
            不再提醒
          </button>
        </OrderCard>
      )}
      <UnpaidOrders shown={[sent?.orderNo, order?.orderNo, hidden]} refusals={refusals} />
    </>
  )
}

/** The link to where the order is paid. A bank transfer has none: it only waits for its review. */
function ContinuePayment({ sent: { orderNo, pay }, onSeen }: { sent: SentOrder; onSeen: () => void }) {
  if (!pay) return null
  if (pay === 'service') {
    return (
      <Link className="pill soft" to="/kefu" onClick={onSeen}>
        联系客服
      </Link>
    )
  }
  if ('to' in pay) {
    return (
      <Link className="pill solid" to={pay.to} onClick={onSeen}>
        去支付
      </Link>
    )
  }
  return <OpenPage orderNo={orderNo} url={pay.url} text="去支付" />
}
