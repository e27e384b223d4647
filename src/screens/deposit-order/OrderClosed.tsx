import { depositTexts } from '#contracts/messages.ts'
import { Link } from '../../ui/Link.tsx'

/**
 * Why an order can no longer be paid: it was approved, rejected, or its hour is over. `overdue`: its record still waits,
 * so that a payment may be under review.
 */
export type Closing = 'approved' | 'rejected' | 'overdue' | 'ended'

const WORDS: Record<Closing, { title: string; text: string; again: string }> = {
  approved: { title: '充值成功，已到账', text: '本订单已完成，请勿重复付款。', again: '再充一笔' },
  rejected: {
    title: '本次充值未入账',
    text: '请勿继续付款。若您已经付款，请凭订单号联系在线客服。',
    again: '重新充值',
  },
  overdue: { title: '待审核', text: `${depositTexts.overdue}。`, again: '重新充值' },
  ended: {
    title: '订单已超过支付时间，请勿继续付款',
    text: '若您已经付款，请在资金明细中核对，或联系在线客服。',
    again: '重新充值',
  },
}

/** Replaces the payment details: money sent now would be lost or paid twice. `reason` is the backend's. */
export function OrderClosed({ why, reason }: { why: Closing; reason: string | undefined }) {
  const { title, text, again } = WORDS[why]
  return (
    <section className="card deposit-order-note" aria-live="polite">
      <p className={why === 'approved' ? 'b jade' : 'b'}>{title}</p>
      {reason && <p className="t14">{`原因：${reason}`}</p>}
      <p className="t12 muted">{text}</p>
      <Link className="pill soft" to="/recharge">
        {again}
      </Link>
    </section>
  )
}
