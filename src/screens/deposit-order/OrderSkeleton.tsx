import { Skeleton } from '../../ui/loading/Skeleton.tsx'

/** The skeleton of an order: the amount with its time, where to pay to, and the two buttons. */
export function OrderSkeleton() {
  return (
    <div className="deposit-order" aria-busy="true">
      <div className="card deposit-order-head">
        <Skeleton width={64} />
        <Skeleton width={160} height={36} />
        <Skeleton width={140} height={28} radius={14} />
      </div>
      <PayeeSkeleton />
      <div className="card deposit-order-pay">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
      <div className="deposit-order-foot at-foot">
        <Skeleton height={48} radius={12} />
        <Skeleton height={48} radius={12} />
      </div>
    </div>
  )
}

/** Replaces the payment details until it is known whether the order can still be paid. */
export const PayeeSkeleton = () => (
  <div className="card deposit-order-pay" aria-busy="true">
    <Skeleton width={208} height={208} radius={12} />
    <Skeleton width="70%" />
  </div>
)
