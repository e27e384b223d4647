import { memo, type ReactNode } from 'react'
import './records.css'
import type { Status } from './status.ts'

export type RecordRowProps = {
  icon: ReactNode
  title: string
  /** Time and number, or time and stake. */
  below: string
  amount?: string | undefined
  amountTone?: 'good' | 'bad' | 'muted' | undefined
  status: Status
  onOpen: () => void
}

/** One record. A tap opens its details. Plain CSS instead of Chakra, because a list shows hundreds of rows. */
export function RecordRow({ icon, title, below, amount, amountTone, status, onOpen }: RecordRowProps) {
  return (
    <button type="button" className="record-row" aria-haspopup="dialog" onClick={onOpen}>
      <span className="record-icon">{icon}</span>
      <span className="record-what">
        <span>{title}</span>
        <span className="t12 faint num">{below}</span>
      </span>
      <span className="record-end">
        {amount !== undefined && <span className={`b num ${amountTone ?? ''}`}>{amount}</span>}
        <span className={`t12 tone-${status.tone}`}>{status.text}</span>
      </span>
    </button>
  )
}

/** The skeleton of a day with its rows. */
export const RowsSkeleton = memo(({ rows = 7 }: { rows?: number }) => (
  <div aria-busy="true" className="record-skeleton">
    <span className="skeleton" />
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} className="record-row">
        <span className="record-icon skeleton" />
        <span className="record-what">
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
        <span className="record-end">
          <span className="skeleton" />
          <span className="skeleton" />
        </span>
      </div>
    ))}
  </div>
))
