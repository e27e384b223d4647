import { RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useAnnouncedResult } from '../../ui/toast/announce.ts'
import './records.css'
import { lostWords, PART } from '../../ui/html/part-words.ts'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { Reading } from './reading/Reading.tsx'
import type { Records } from './reading/use-records.ts'
import { Strip } from './Strip.tsx'

/** One sum over the loaded rows. */
export type Total = {
  label: string
  value: string | number
  tone?: 'gold' | 'good' | 'bad' | 'wait' | undefined
}

type Props = {
  records: Pick<
    Records<unknown>,
    | 'query'
    | 'rows'
    | 'total'
    | 'complete'
    | 'isPart'
    | 'lost'
    | 'refresh'
    | 'readAll'
    | 'progress'
    | 'cancel'
  >
  /** 笔 or 条. */
  unit: string
  totals: readonly Total[]
  /** There may be more rows than the backend has counted. */
  isLeast?: boolean
  /** The days of the filter, as text. */
  span?: string
}

/** The totals of a filter. The API has no sums, so the card adds up the loaded rows, and loads the rest on request. */
export function TotalsCard({ records, unit, totals, isLeast = false, span }: Props) {
  const { query, rows, total, complete, isPart, lost, progress, readAll, cancel } = records
  const { search } = useLocation()
  const [refreshes, setRefreshes] = useState(0)
  const isReading = progress !== undefined
  const partial = !complete && (total > 0 || isPart)
  const isUnknown = (query.isError || isPart) && rows.length === 0
  const count = { label: `${unit}数`, value: isUnknown ? UNKNOWN : isLeast ? `${total}+` : total }
  const sums = isUnknown ? totals.map((sum) => ({ ...sum, value: UNKNOWN })) : totals
  const cells = [count, ...sums]
  useAnnouncedResult(
    `${search} ${complete} ${refreshes}`,
    query.isPending || query.isFetchingNextPage || isReading,
    cells.map(({ label, value }) => `${label} ${value}`).join('，') + (partial ? '（已加载）' : ''),
  )
  if (query.isPending) return <TotalsSkeleton cells={cells.length} />
  return (
    <section className="card" aria-label="合计">
      <dl className="record-sums num">
        <Cell {...count} />
        {sums.map((cell) => (
          <Cell key={cell.label} {...cell} isPart={partial} />
        ))}
      </dl>
      <Strip isReading={isReading}>
        {progress ? (
          <Reading progress={progress} onCancel={cancel} />
        ) : (
          <>
            <span className="grow">
              {lost > 0
                ? `${lostWords(lost)}，合计不含`
                : isPart
                  ? PART
                  : partial
                    ? `已加载 ${rows.length} / ${isLeast ? '至少' : '共'} ${total} ${unit}`
                    : (span ?? `共 ${total} ${unit}`)}
            </span>
            {partial && (
              <button type="button" className="record-link" onClick={() => void readAll()}>
                统计全部
              </button>
            )}
            <Refresh refresh={records.refresh} onDone={() => setRefreshes(refreshes + 1)} />
          </>
        )}
      </Strip>
    </section>
  )
}

/** Nothing has loaded yet, which is not the same as 0. */
const UNKNOWN = '--'
/** Longer text does not fit a third of a narrow phone in large type. */
const LONG = 12

type CellProps = Omit<Total, 'tone'> & { tone?: string | undefined; isPart?: boolean }

function Cell({ label, value, tone = '', isPart = false }: CellProps) {
  return (
    <div>
      <dt className="t12 muted">
        <span>{label}</span>
        {isPart && <span>（已加载）</span>}
      </dt>
      <dd className={String(value).length > LONG ? `${tone} long` : tone}>{value}</dd>
    </div>
  )
}

/** For players who cannot pull down to refresh. */
function Refresh({ refresh, onDone }: { refresh: () => Promise<void>; onDone: () => void }) {
  const [busy, setBusy] = useState(false)
  const run = () => {
    if (busy) return
    setBusy(true)
    void refresh().then(
      () => {
        setBusy(false)
        onDone()
      },
      () => setBusy(false),
    )
  }
  return (
    <button type="button" className="icon-btn" aria-label="刷新记录" aria-busy={busy} onClick={run}>
      <RotateCw size={14} className={busy ? 'spin' : undefined} aria-hidden="true" />
    </button>
  )
}

const TotalsSkeleton = ({ cells }: { cells: number }) => (
  <div className="card" aria-busy="true">
    <div className="record-sums">
      {Array.from({ length: cells }, (_, cell) => cell).map((cell) => (
        <div key={cell}>
          <Skeleton width="40%" height={12} className="record-sum-skeleton" />
          <Skeleton width="60%" height={18} className="record-sum-skeleton" />
        </div>
      ))}
    </div>
    <div className="record-strip">
      <Skeleton width="50%" height={12} />
    </div>
  </div>
)
