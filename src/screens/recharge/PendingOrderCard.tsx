import { Link } from 'react-router-dom'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { usePendingOrder } from './use-pending-order.ts'

/** The online order that nobody knows the end of yet: its number, and what can be done about it. Nothing without one. */
export function PendingOrderCard() {
  const { order, ask, dismiss } = usePendingOrder()
  if (!order) return null
  return (
    <section className="card recharge-pending" aria-label="待确认的在线充值">
      <p className="b">您有一笔在线充值待确认</p>
      <div className="row">
        <span className="t12 muted">订单号</span>
        <span className="grow num t12 recharge-pending-no" id="recharge-pending-no">
          {order.orderNo}
        </span>
        <CopyButton text={order.orderNo} label="复制订单号" shownId="recharge-pending-no" />
      </div>
      <div className="row recharge-pending-acts">
        <button type="button" className="pill soft" onClick={ask}>
          查询结果
        </button>
        <Link className="pill" to="/transRecord">
          交易记录
        </Link>
        <button type="button" className="pill" onClick={() => dismiss(order)}>
          不再提醒
        </button>
      </div>
    </section>
  )
}
