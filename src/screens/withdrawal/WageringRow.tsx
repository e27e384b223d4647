import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import { formatYuan, ZERO } from '#contracts/money/money.ts'
import { requirementSourcesQuery, wageringQuery } from '../../api/queries/money/withdrawal.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { RetryButton } from '../../ui/loading/RetryButton.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'
import { breakDownRequirement, donePercent } from './requirement-breakdown.ts'

const RequirementList = lazyPart(() => import('./RequirementList.tsx').then((m) => m.RequirementList))

/**
 * 打码量, read-only: the wagering still required before a withdrawal, and its deposits and bonuses, where the backend
 * tells how much each requires.
 */
export function WageringRow() {
  const wagering = useQuery(wageringQuery())
  const remaining = wagering.data?.remaining
  const isOpen = remaining !== undefined && remaining > ZERO
  const { rule, multiple } = wagering.data ?? {}
  const isExplained = isOpen && multiple !== undefined
  const sources = useQuery({
    ...requirementSourcesQuery(remaining ?? ZERO, multiple ?? 0),
    enabled: isExplained,
  })
  const [expanded, setExpanded] = useState(false)
  const id = useId()
  const parts =
    isExplained && sources.data ? breakDownRequirement(remaining, sources.data.sources) : undefined
  const percent = isOpen ? (parts ? donePercent(remaining, parts) : 0) : 100
  return (
    <div className="money-row wagering">
      <div className="money-label">
        <span id={id}>打码量</span>
        <span className="row wagering-state">
          <output aria-labelledby={id}>
            {remaining !== undefined && <span className="sr-only">打码量</span>}
            {remaining === undefined && !wagering.isError && <Skeleton width={96} height={14} />}
            {isOpen && <span className="wait num">{`还差 ${formatYuan(remaining)}`}</span>}
            {remaining !== undefined && !isOpen && <span className="good">已完成</span>}
          </output>
          {remaining === undefined && wagering.isError && (
            <RetryButton className="tap wagering-more" onRetry={() => void wagering.refetch()} />
          )}
          {(isExplained || (isOpen && rule !== undefined)) && (
            <button
              type="button"
              className="tap wagering-more"
              aria-label="哪些充值或红利还差打码量，明细"
              aria-expanded={expanded}
              onClick={() => setExpanded(!expanded)}
            >
              <span>明细</span>
              {expanded ? <ChevronUp size={14} /> : <ChevronDown size={14} />}
            </button>
          )}
        </span>
      </div>
      <div className="wagering-bar" data-open={isOpen || undefined} aria-hidden="true">
        <i style={{ width: remaining === undefined ? 0 : `${percent}%` }} />
      </div>
      {isExplained && expanded && (
        <Suspense fallback={<Skeleton height={56} radius={12} />}>
          <RequirementList
            parts={parts}
            whole={sources.data?.whole !== false}
            multiple={multiple}
            failed={sources.isError && !sources.data}
            retry={() => void sources.refetch()}
          />
        </Suspense>
      )}
      {isOpen && expanded && rule !== undefined && <p className="t12 faint">{rule}</p>}
    </div>
  )
}
