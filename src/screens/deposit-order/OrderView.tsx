import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { formatRate, grouped } from '#contracts/money/money.ts'
import { paidAt } from '#contracts/money/payments.ts'
import { shownDeposit } from '#contracts/money/shown-deposit.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { PAYMENT_STATES, PENDING } from '#contracts/wire/record-codes.ts'
import { serverNow } from '../../api/core/server-time.ts'
import type { DepositOrder } from '../../api/queries/money/deposit.ts'
import { payPageOf } from '../../features/online-order/pay-pages.ts'
import { isReviewed } from '../../features/records/receipt/deposit-wait.ts'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Countdown, formatMinutes } from '../../ui/Countdown.tsx'
import { Link } from '../../ui/Link.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { OrderClosed } from './OrderClosed.tsx'
import { PayeeSkeleton } from './OrderSkeleton.tsx'
import { PayElsewhere } from './PayElsewhere.tsx'
import { Payee } from './Payee.tsx'
import { useDepositState } from './use-deposit-state.ts'

const TO_PAY = PAYMENT_STATES[PENDING]
const ON_ITS_WAY = '款项到账后，本订单会在交易记录中变为已到账'

/** A loaded order. Once it is approved, rejected or expired, it hides where to pay, since money sent late is lost. */
export function OrderView({ no, order }: { no: string; order: DepositOrder }) {
  const navigate = useNavigate()
  const { info, swapped } = order
  const createdMs = parseBeijing(info.createdAt)
  const untilMs = createdMs === undefined ? undefined : createdMs + DEPOSIT_WINDOW_MS
  // May change back: on a phone whose clock is ahead, the time is wrong until an answer corrects it.
  const [ended, setEnded] = useState(() => untilMs !== undefined && untilMs <= serverNow())
  const { amount, unit } = shownDeposit(info, order.type)
  const url = payPageOf(no)
  const isElsewhere = url !== undefined || paidAt(info.payWay, order.type) === 'elsewhere'
  const byHand = isReviewed(info.payWay, order.type)
  const { state, reason } = useDepositState(no, ended)
  const decided = state === 'approved' || state === 'rejected' ? state : undefined
  const closed = decided ?? (ended ? (state === 'pending' ? 'overdue' : 'ended') : undefined)
  const records = () => navigate('/transRecord')
  const paid = () => {
    if (closed !== 'approved') toast(ON_ITS_WAY)
    records()
  }
  return (
    <div className="deposit-order">
      <section className="card deposit-order-head" aria-label="充值金额">
        <span className="t12 muted">充值金额</span>
        <p className="row">
          <strong className="t28 gold num">{`${amount} ${unit}`}</strong>
          {!closed && <CopyButton text={amount.replaceAll(',', '')} label="复制金额" />}
        </p>
        {unit === 'U' && <p className="t12 muted num">{inYuan(info)}</p>}
        {untilMs !== undefined && !decided && (
          <p className={`deposit-order-time t14 ${ended ? 'bad' : 'jade'}`}>
            <span>{ended ? '支付时间已结束' : `${state && !byHand ? `${TO_PAY} · ` : ''}剩余支付时间`}</span>
            <Countdown
              untilMs={untilMs}
              now={serverNow}
              maxMs={DEPOSIT_WINDOW_MS}
              format={formatMinutes}
              onTurn={setEnded}
            />
          </p>
        )}
      </section>
      {swapped && !closed && !isElsewhere && (
        <p className="card deposit-order-warning" role="alert">
          <b>收款信息发生变化</b>
          同一订单先后返回了不同的收款信息，下方仍为首次获取的内容。为保障资金安全，请暂停付款并
          <Link to="/kefu">联系在线客服</Link>核实。
        </p>
      )}
      {/* Always rendered: screen readers announce new content, not a new region. */}
      <div role="status" className="deposit-order-state">
        {closed && <OrderClosed why={closed} reason={reason} isReviewed={byHand} />}
      </div>
      {!closed && !state && <PayeeSkeleton />}
      {!closed &&
        state &&
        (isElsewhere ? (
          <PayElsewhere no={no} url={url} amount={order.info.amount} />
        ) : (
          <Payee no={no} order={order} />
        ))}
      <Details no={order.orderNo || no} order={order} />
      {!closed && <Hints />}
      <div className="deposit-order-foot at-foot">
        <Button variant={closed && closed !== 'approved' ? 'solid' : 'quiet'} onClick={records}>
          资金明细
        </Button>
        {/* Not in the colour of success, which would contradict an unpaid order. */}
        {closed !== 'rejected' && (
          <Button variant={closed === 'approved' ? 'solid' : 'quiet'} onClick={paid}>
            充值完成
          </Button>
        )}
      </div>
    </div>
  )
}

/** The value of an order in U, and the rate it was converted at. */
const inYuan = ({ amount, usdtRate }: DepositOrder['info']): string =>
  `订单金额 ${grouped(amount)} 元${usdtRate > 0 ? ` · 充值汇率 1 USDT（U）≈ ¥\u00a0${formatRate(usdtRate)}` : ''}`

function Details({ no, order: { info } }: { no: string; order: DepositOrder }) {
  return (
    <dl className="card deposit-order-details">
      <div>
        <dt>订单号</dt>
        <dd className="num deposit-order-number">
          <span id="deposit-order-number">{no}</span>
          <CopyButton text={no} label="复制订单号" shownId="deposit-order-number" />
        </dd>
      </div>
      <div>
        <dt>交易时间</dt>
        <dd className="num">{info.createdAt || '--'}</dd>
      </div>
      <div>
        <dt>充值方式</dt>
        <dd>{info.payWay || '--'}</dd>
      </div>
    </dl>
  )
}

function Hints() {
  return (
    <section className="deposit-order-hints t12 muted" aria-labelledby="deposit-order-hints">
      <h2 id="deposit-order-hints">温馨提示</h2>
      <ul>
        <li>请按上方显示的金额一次付清，金额不符可能影响到账。</li>
        <li>支付成功后系统将自动为您到账，无需再次提交。</li>
        <li>
          付款后较长时间未到账，请凭订单号<Link to="/kefu">联系在线客服</Link>。
        </li>
      </ul>
    </section>
  )
}
