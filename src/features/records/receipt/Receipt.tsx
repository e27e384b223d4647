import { useEffect, useState } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { PENDING } from '#contracts/wire/record-codes.ts'
import { serverNow } from '../../../api/core/server-time.ts'
import { ButtonLink } from '../../../ui/ButtonLink.tsx'
import type { WithdrawalReceipt } from './receipt.ts'
import { FRESH_MS, stepsOf } from './receipt-steps.ts'
import '../records.css'
import type { TransactionRecord } from '../../../api/queries/records.ts'

type Props = { receipt: WithdrawalReceipt; rows: readonly TransactionRecord[] }

/** The receipt of a withdrawal: what was submitted, its progress, and a link home. */
export function Receipt({ receipt, rows }: Props) {
  const { amount, to, no, atMs, expected, arrives } = receipt
  const record = no === undefined ? undefined : rows.find((row) => row.orderNo === no)
  const isFresh = useIsFresh(atMs)
  const state = record ? record.state : isFresh ? PENDING : undefined
  const letterFacts = { expected, reason: record?.remark }
  const steps = stepsOf(state, record?.createdAt ?? formatBeijing(atMs), letterFacts)
  return (
    <section className="card receipt" aria-label="取款回执">
      <p className="t12 muted">{`取款到 ${to}`}</p>
      <p className="b num receipt-amount">{formatYuan(amount)}</p>
      {arrives && <p className="t12 muted num">{`实际到账 ${arrives}`}</p>}
      <div role="status" aria-atomic="false">
        <ol className="receipt-steps">
          {steps.map(({ name, note, state }) => (
            <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <b className="b">{name}</b>
              <span className="t12 muted num">{note}</span>
            </li>
          ))}
        </ol>
      </div>
      <ButtonLink variant="soft" block to="/">
        返回首页
      </ButtonLink>
    </section>
  )
}

/** Whether a receipt was submitted just now. Renders again when that ends. */
function useIsFresh(atMs: number): boolean {
  const [looks, setLooks] = useState(0)
  const isFresh = serverNow() < atMs + FRESH_MS
  // An answer may have set the clock back, so it looks again.
  useEffect(() => {
    if (!isFresh) return
    const timer = setTimeout(() => setLooks(looks + 1), atMs + FRESH_MS - serverNow())
    return () => clearTimeout(timer)
  }, [atMs, isFresh, looks])
  return isFresh
}
