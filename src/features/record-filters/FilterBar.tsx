import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useLazyOverlay } from '../../ui/overlays/use-lazy-overlay.ts'
import './filters.css'
import { chosenLabel, type RecordFilters } from './use-record-filters.ts'

const loadSheet = () => import('./FilterSheet.tsx').then((m) => m.FilterSheet)

export type FilterBarProps = {
  filters: RecordFilters
  /**
   * The group whose options are chips in the bar. The chip that opens the sheet names the selected options of the other
   * groups.
   */
  quick?: string
  /** Shown at the end of the bar, e.g. the export button. */
  children?: ReactNode
}

/**
 * The bar above a list of records: quick chips, and a chip that opens a sheet with every group.
 *
 *     const groups = { category: categoryGroup, date: dateGroup }
 *     const filters = useRecordFilters(groups)
 *     useInfiniteQuery(betsQuery(filters.values))
 *     <FilterBar filters={filters} quick="category" />
 */
export function FilterBar({ filters, quick, children }: FilterBarProps) {
  const { Overlay: FilterSheet, open, opener, close } = useLazyOverlay(loadSheet)
  const others = Object.keys(filters.groups).filter((name) => name !== quick)
  const summary = others
    .filter((name, at) => at === 0 || filters.values[name] !== filters.groups[name]?.initial)
    .map((name) => chosenLabel(filters, name))
    .join(' · ')
  return (
    <div className="filter-bar">
      {quick && <QuickChips filters={filters} name={quick} />}
      {others.length > 0 && (
        <button type="button" className="chip filter-open" aria-label={`筛选：${summary}`} {...opener}>
          <span>{summary}</span>
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      )}
      {children}
      {FilterSheet && <FilterSheet filters={filters} open={open} onClose={close} />}
    </div>
  )
}

function QuickChips({ filters, name }: { filters: RecordFilters; name: string }) {
  const group = filters.groups[name]
  const row = useRef<HTMLDivElement>(null)
  const chosen = filters.values[name]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a newly chosen chip may be out of sight
  useEffect(() => bringIntoSight(row.current), [chosen])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a scrolling flex row everywhere
    <div ref={row} className="filter-quick" role="group" aria-label={group?.label}>
      {group?.options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className="chip"
          aria-pressed={value === filters.values[name]}
          onClick={() => value === filters.values[name] || filters.set({ [name]: value })}
        >
          {label}
        </button>
      ))}
    </div>
  )
}

/** Scrolls the row alone, never the page. */
function bringIntoSight(row: HTMLElement | null): void {
  const chip = row?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!row || !chip) return
  const left = chip.offsetLeft - row.offsetLeft
  row.scrollLeft = left - (row.clientWidth - chip.offsetWidth) / 2
}
