import { depositTexts } from '#contracts/texts/messages.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { depositStatus, NOT_CREDITED } from '../../features/records/status.ts'
import { Link } from '../../ui/Link.tsx'

/**
 * Why an order can no longer be paid: it was approved, rejected, or its hour is over. `overdue`: its record still waits,
 * so that a payment may be under review.
 */
export type Closing = 'approved' | 'rejected' | 'overdue' | 'ended'

const STATES = { approved: APPROVED, rejected: REJECTED, overdue: PENDING } as const
const ENDED = '订单已超过支付时间，请勿继续付款'
const TEXTS: Record<Closing, string> = {
  approved: '本订单已完成，请勿重复付款。',
  rejected: '请勿继续付款。若您已经付款，请凭订单号联系在线客服。',
  overdue: `${depositTexts.overdue}。`,
  ended: '若您已经付款，请在资金明细中核对，或联系在线客服。',
}

/** `reason` is the backend's. `isReviewed`: a transfer by hand, whose states have other words. */
type Props = { why: Closing; reason: string | undefined; isReviewed: boolean }

/** Replaces the payment details: money sent now would be lost or paid twice. */
export function OrderClosed({ why, reason, isReviewed }: Props) {
  const title = why === 'ended' ? ENDED : depositStatus(STATES[why], isReviewed).text
  const isUnexplained = why === 'rejected' && !isReviewed && !reason
  return (
    <section className="card deposit-order-note">
      <p className={why === 'approved' ? 'b good' : 'b'}>{title}</p>
      {reason && <p className="t14">{`原因：${reason}`}</p>}
      <p className="t12 muted">{`${isUnexplained ? NOT_CREDITED : ''}${TEXTS[why]}`}</p>
      <Link className="pill soft" to="/recharge">
        {why === 'approved' ? '再充一笔' : '重新充值'}
      </Link>
    </section>
  )
}
