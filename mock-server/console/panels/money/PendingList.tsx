import { useEffect, useRef, useState } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { remark, tooLong } from '#contracts/texts/typed-texts.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import type { Role } from '../../../control/control.ts'
import type { Pending } from '../../../control/pending.ts'
import { CONSOLE_HOLDS, writeTabKey } from '../../../demo-sites/demo-keys.ts'
import { Button, SelectField, TextField } from '../../parts.tsx'
import { REVIEW_WORDS, ROLE_WORDS } from '../../report/view-words.ts'
import { useDesk } from '../../use-desk.ts'

const REASON_CHARS = 200
const GONE = '这一笔已经处理过，或已超过付款时限'

/** While the list shows, the auto-review waits: nothing is decided under the reader's hand. */
const HOLD = { forMs: 8_000, everyMs: 3_000 }

function useHeldReviews(): void {
  const { mock } = useDesk()
  useEffect(() => {
    const hold = (forMs: number) => {
      writeTabKey(CONSOLE_HOLDS, forMs === 0 ? undefined : String(Date.now() + forMs))
      mock.hold({ forMs }).catch(() => undefined)
    }
    hold(HOLD.forMs)
    const timer = setInterval(() => hold(HOLD.forMs), HOLD.everyMs)
    return () => {
      clearInterval(timer)
      hold(0)
    }
  }, [mock])
}

/** Everything that waits for a decision, oldest first, each with the details that a cashier reads. */
export function PendingList() {
  const { view } = useDesk()
  const [role, setRole] = useState<Role>('cashier')
  useHeldReviews()
  if (view.pending.length === 0) return <p className="empty">现在没有待处理的申请</p>
  return (
    <>
      <SelectField
        label="审核人"
        value={role}
        onValue={(value) => setRole(value as Role)}
        options={Object.entries(ROLE_WORDS)}
      />
      <ul className="cards wide">
        {view.pending.map((row) => (
          <PendingRow key={`${row.what}:${row.id}`} row={row} role={role} />
        ))}
      </ul>
    </>
  )
}

function PendingRow({ row, role }: { row: Pending; role: Role }) {
  const { mock } = useDesk()
  const { what, id, username, way, amount, atMs, auto, details } = row
  const isTaken = useRef(auto === null)
  const takeOver = () => {
    if (isTaken.current) return
    isTaken.current = true
    void mock.hold({ what, id }).catch(() => undefined)
  }
  return (
    <li
      aria-label={`${REVIEW_WORDS[what]} ${username} ${formatYuan(amount)}`}
      onPointerDown={takeOver}
      onFocus={takeOver}
    >
      <p className="lead">
        <b>{REVIEW_WORDS[what]}</b> {username} · {way} {what === 'agent' ? '' : <b>{formatYuan(amount)}</b>}
      </p>
      <dl>
        <dt>提交时间</dt>
        <dd>{formatBeijing(atMs)}</dd>
        {row.by === 'payment' ? null : (
          <>
            <dt>自动审核</dt>
            <dd>{auto === null ? '不会，等人处理' : <AutoTime {...auto} />}</dd>
          </>
        )}
        {what === 'agent' ? null : (
          <>
            <dt>编号</dt>
            <dd>{id}</dd>
          </>
        )}
        {details.map(([label, text]) => [<dt key={label}>{label}</dt>, <dd key={`${label}=`}>{text}</dd>])}
      </dl>
      {row.by === 'payment' ? <PaymentReport row={row} /> : <Decision row={row} role={role} />}
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

/** The list holds the auto-review, so its time counts from when the list closes. */
function AutoTime({ atMs, approves }: NonNullable<Pending['auto']>) {
  const { view } = useDesk()
  const seconds = Math.ceil((atMs - view.clock.now) / 1000)
  return seconds > 0
    ? `打开后台时暂停；不管它，${formatBeijing(atMs).slice(-8)} ${approves ? '通过' : '驳回'}`
    : '已到时间，打开后台时暂停；离开后重新计时'
}

function Decision({ row: { what, id, reasons }, role }: { row: Pending; role: Role }) {
  const { mock, act } = useDesk()
  const [reason, setReason] = useState('')
  const decide = (approve: boolean) =>
    tooLong('', reason, REASON_CHARS) === undefined &&
    act(
      async () => {
        if (!approve && remark(reason) === '') throw new Error('请写明驳回的原因，会员会看到')
        return mock.review({ what, id, approve, reason: remark(reason), by: role })
      },
      (done) => (done ? (approve ? '已通过' : '已驳回') : GONE),
    )
  return (
    <>
      <SelectField
        label="常用的驳回原因"
        value={reasons.includes(reason) ? reason : ''}
        onValue={setReason}
        options={[['', '不选'], ...reasons.map((text) => [text, text] as const)]}
      />
      <TextField
        label="说明（发到会员信箱，驳回必填）"
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
