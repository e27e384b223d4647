import { type ReactNode, useEffect, useRef } from 'react'
import { type Fen, formatYuan } from '#contracts/money.ts'
import { payAmountOf, payPageOf } from '../../features/online-order/pay-pages.ts'
import { useLeaveToPay } from '../../features/online-order/use-leave-to-pay.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Link } from '../../ui/Link.tsx'
import type { SentOrder } from './sent-order.ts'
import { usePendingOrder } from './use-pending-order.ts'

const SENT = '上一笔充值已提交'

type Props = { sent: SentOrder | undefined; onSeen: () => void }

/** The pending online order, and the order that was opened while the member was on another screen. */
export function OpenOrders({ sent, onSeen }: Props) {
  // The key remounts the component, so that an order that was just stored is read and asked about.
  return <Orders key={sent?.orderNo} sent={sent} onSeen={onSeen} />
}

function Orders({ sent, onSeen }: Props) {
  const { order, ask, dismiss } = usePendingOrder()
  const isSame = order?.orderNo === sent?.orderNo
  const url = order && payPageOf(order.orderNo)
  return (
    <>
      {sent && !sent.isKept && (
        <OrderCard name="已提交的充值" title={SENT} orderNo={sent.orderNo} amount={sent.amount} isNews>
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
          <button type="button" className="pill" onClick={() => dismiss(order)}>
            不再提醒
          </button>
        </OrderCard>
      )}
    </>
  )
}

type CardProps = {
  name: string
  title: string
  orderNo: string
  /** Unknown for an order that an earlier build of the app stored. */
  amount: Fen | undefined
  isNews: boolean
  children: ReactNode
}

/** An order's amount, number and actions. A new order is scrolled into view, because the screen keeps its scroll position. */
function OrderCard({ name, title, orderNo, amount, isNews, children }: CardProps) {
  const id = `deposit-number-${orderNo}`
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isNews) return
    card.current?.scrollIntoView?.({ block: 'center' })
    card.current?.focus({ preventScroll: true })
  }, [isNews])
  return (
    <section ref={card} tabIndex={-1} className="card deposit-pending" aria-label={name}>
      <div className="row deposit-pending-head">
        <p className="b grow">{title}</p>
        {amount !== undefined && <p className="b t20 num">{formatYuan(amount)}</p>}
      </div>
      <div className="row">
        <span className="t12 muted">订单号</span>
        <span className="grow num t12 deposit-pending-number" id={id}>
          {orderNo}
        </span>
        <CopyButton text={orderNo} label="复制订单号" shownId={id} />
      </div>
      <div className="row deposit-pending-buttons">{children}</div>
    </section>
  )
}

/** The link to where the order is paid. A bank transfer has none: it only waits for its review. */
function ContinuePayment({ sent: { orderNo, pay }, onSeen }: { sent: SentOrder; onSeen: () => void }) {
  if (!pay) return null
  if ('to' in pay) {
    return (
      <Link className="pill solid" to={pay.to} onClick={onSeen}>
        去支付
      </Link>
    )
  }
  return <OpenPage orderNo={orderNo} url={pay.url} text="去支付" />
}

function OpenPage({ orderNo, url, text }: { orderNo: string; url: string; text: string }) {
  const { leaving, leaveToPay } = useLeaveToPay()
  return (
    <button
      type="button"
      className="pill solid"
      disabled={leaving}
      onClick={() => void leaveToPay(orderNo, url)}
    >
      {text}
    </button>
  )
}
