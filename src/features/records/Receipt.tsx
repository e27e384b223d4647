import { formatBeijing } from '#contracts/beijing-time.ts'
import { formatYuan } from '#contracts/money.ts'
import type { TransactionRecord } from '#contracts/records.ts'
import { Link } from '../../ui/Link.tsx'
import { recordOf, stepsOf, type WithdrawalReceipt } from './receipt.ts'
import './records.css'

type Props = { receipt: WithdrawalReceipt; rows: readonly TransactionRecord[] }

/** The end of a withdrawal: what was submitted, where it stands, and the way home. */
export function Receipt({ receipt, rows }: Props) {
  const { amount, to, atMs, expected } = receipt
  const record = recordOf(receipt, rows)
  const steps = stepsOf(record?.state, record?.created_at ?? formatBeijing(atMs), expected)
  return (
    <section className="card receipt" aria-label="取款回执">
      <p className="t12 muted">取款到 {to}</p>
      <p className="b num receipt-amount">{formatYuan(amount)}</p>
      <ol className="receipt-steps">
        {steps.map(({ name, note, state }) => (
          <li key={name} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
            <b className="b">{name}</b>
            <span className="t12 muted num">{note}</span>
          </li>
        ))}
      </ol>
      <Link className="btn soft block" to="/">
        返回首页
      </Link>
    </section>
  )
}
