import type { Fen } from '#contracts/money/money.ts'
import { useLeaveToPay } from '../../features/online-order/use-leave-to-pay.ts'
import { Button } from '../../ui/Button.tsx'
import { Link } from '../../ui/Link.tsx'

type Props = { no: string; url: string | undefined; amount: Fen }

/** For an order paid on an external page: a tap opens it. Without its address, it links to customer service. */
export function PayElsewhere({ no, url, amount }: Props) {
  const { leaving, leaveToPay } = useLeaveToPay()
  return (
    <section className="card deposit-order-note" aria-label="付款信息">
      <p className="b">本订单在支付页面付款</p>
      <p className="t12 muted">
        {url === undefined
          ? '支付页面已无法从本机打开，请凭订单号联系在线客服。'
          : '点击下方按钮前往支付页面，付款后自动到账。'}
      </p>
      {url === undefined ? (
        <Link className="pill soft" to="/kefu">
          联系在线客服继续支付
        </Link>
      ) : (
        <Button aria-disabled={leaving} onClick={() => leaving || void leaveToPay(no, url, amount)}>
          继续支付
        </Button>
      )}
    </section>
  )
}
