import { type ReactNode, useEffect, useRef } from 'react'
import { type Fen, formatYuan } from '#contracts/money/money.ts'
import { useLeaveToPay } from '../../../features/online-order/use-leave-to-pay.ts'
import { CopyButton } from '../../../ui/CopyButton.tsx'

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
export function OrderCard({ name, title, orderNo, amount, isNews, children }: CardProps) {
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
      {orderNo !== '' && (
        <div className="row">
          <span className="t12 muted">订单号</span>
          <span className="grow num t12 deposit-pending-number" id={id}>
            {orderNo}
          </span>
          <CopyButton text={orderNo} label="复制订单号" shownId={id} />
        </div>
      )}
      <div className="row deposit-pending-buttons">{children}</div>
    </section>
  )
}

/** Leaves the app for an order's own payment page. */
export function OpenPage({ orderNo, url, text }: { orderNo: string; url: string; text: string }) {
  const { leaving, leaveToPay } = useLeaveToPay()
  return (
    <button
      type="button"
      className="pill solid"
      aria-disabled={leaving || undefined}
      onClick={() => leaving || void leaveToPay(orderNo, url)}
    >
      {text}
    </button>
  )
}
