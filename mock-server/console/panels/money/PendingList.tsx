import { useState } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { remark, tooLong } from '#contracts/texts/typed-texts.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { Pending } from '../../../control/pending.ts'
import { Button, TextField } from '../../parts.tsx'
import { REVIEW_WORDS } from '../../report/view-words.ts'
import { useDesk } from '../../use-desk.ts'

const REASON_CHARS = 200
const GONE = '这一笔已经处理过，或已超过付款时限'

/** Everything that waits for a decision, oldest first, each with the details that a cashier reads. */
export function PendingList() {
  const { view } = useDesk()
  if (view.pending.length === 0) return <p className="empty">现在没有待处理的申请</p>
  return (
    <ul className="cards">
      {view.pending.map((row) => (
        <PendingRow key={`${row.what}:${row.id}`} row={row} />
      ))}
    </ul>
  )
}

function PendingRow({ row }: { row: Pending }) {
  const { what, id, username, way, amount, atMs, details } = row
  return (
    <li aria-label={`${REVIEW_WORDS[what]} ${username} ${formatYuan(amount)}`}>
      <p className="lead">
        <b>{REVIEW_WORDS[what]}</b> {username} · {way} {what === 'agent' ? '' : <b>{formatYuan(amount)}</b>}
      </p>
      <dl>
        <dt>提交时间</dt>
        <dd>{formatBeijing(atMs)}</dd>
        {what === 'agent' ? null : (
          <>
            <dt>编号</dt>
            <dd>{id}</dd>
          </>
        )}
        {details.map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label}=`}>{text}</dd>])}
      </dl>
      {row.by === 'payment' ? <PaymentReport row={row} /> : <Decision row={row} />}
    </li>
  )
}

/** The reports of a payment service or a chain about an order. */
function PaymentReport({ row: { id } }: { row: Pending }) {
  const { mock, act } = useDesk()
  const report = (paid: boolean) =>
    act(
      () => mock.pay({ id, paid }),
      (done) => (done ? (paid ? '已标记为已付款' : '已标记为付款失败') : GONE),
    )
  return (
    <div className="buttons">
      <Button className="good" onClick={() => report(true)}>
        标记已付款
      </Button>
      <Button className="bad" onClick={() => report(false)}>
        标记失败
      </Button>
    </div>
  )
}

function Decision({ row: { what, id } }: { row: Pending }) {
  const { mock, act } = useDesk()
  const [reason, setReason] = useState('')
  const decide = (approve: boolean) =>
    tooLong('', reason, REASON_CHARS) === undefined &&
    act(
      () => mock.review({ what, id, approve, reason: remark(reason) }),
      (done) => (done ? (approve ? '已通过' : '已驳回') : GONE),
    )
  return (
    <>
      <TextField
        label="说明（发到会员信箱，可不填）"
        value={reason}
        onValue={setReason}
        most={REASON_CHARS}
      />
      <div className="buttons">
        <Button className="good" onClick={() => decide(true)}>
          通过
        </Button>
        <Button className="bad" onClick={() => decide(false)}>
          驳回
        </Button>
      </div>
    </>
  )
}
