import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearchParams } from 'react-router-dom'
import { OtherAnswer, textFor } from '../../api/core/client/errors.ts'
import { useToken } from '../../api/core/client/session-store.ts'
import { isVerdict } from '../../api/core/money/verdict.ts'
import { depositOrderQuery, depositStateQuery } from '../../api/queries/money/deposit.ts'
import { isOrderNo } from '../../lib/format/order-no.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { OrderNotice } from './OrderNotice.tsx'
import { OrderSkeleton } from './OrderSkeleton.tsx'
import { OrderView } from './OrderView.tsx'
import './deposit-order.css'

const NO_ORDER = '没有找到这笔充值订单，请在交易记录中核对订单号。'
const OTHER_ORDER = '返回的订单与所查订单号不符，未予显示。请勿付款，并在交易记录中核对，或联系在线客服。'

/** /payInfo?deposit_no=: where to pay an order, how much, and until when. */
export function DepositOrderScreen() {
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const signedIn = useToken() !== undefined
  const no = query.get('deposit_no') ?? ''
  // A text that cannot be an order number is never sent to the backend (docs/faults.md#id-enumeration).
  if (!isOrderNo(no)) return <OrderNotice title="订单不存在" text={NO_ORDER} />
  if (signedIn) return <Order key={no} no={no} />
  return (
    <OrderNotice title="请先登录" text="登录后即可查看您的充值订单。">
      <ButtonLink to={loginPath(pathname + search)}>前往登录</ButtonLink>
    </OrderNotice>
  )
}

function Order({ no }: { no: string }) {
  const order = useQuery(depositOrderQuery(no))
  // Nearly all that shows depends on whether it can still be paid.
  const { isFetched } = useQuery(depositStateQuery(no))
  if (order.data && isFetched) return <OrderView no={no} order={order.data} />
  if (!order.isError) return <OrderSkeleton />
  if (order.error instanceof OtherAnswer)
    return (
      <OrderNotice title="订单加载失败" text={OTHER_ORDER}>
        <ButtonLink to="/transRecord">查看交易记录</ButtonLink>
        <ButtonLink variant="quiet" to="/kefu">
          联系在线客服
        </ButtonLink>
      </OrderNotice>
    )
  const text = textFor(order.error)
  if (isVerdict(order.error)) return <OrderNotice title="订单不存在" text={text ?? NO_ORDER} />
  return (
    <OrderNotice title="订单加载失败" text={text ?? '网络异常，订单信息没有加载出来。'} kind="network">
      <RetryButton className={buttonClass()} onRetry={() => void order.refetch()} />
    </OrderNotice>
  )
}
