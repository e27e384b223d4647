import { useMemo } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { REBATE_COLLECTED, REBATE_PENDING, REBATE_STATES } from '#contracts/wire/record-codes.ts'
import { serverNow } from '../../api/core/server-time.ts'
import './rebate.css'
import type { RebateRecord } from '../../api/queries/money/rebate.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { categoryGroup, dateGroup, type FilterGroup } from '../../features/record-filters/groups.ts'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { ExportButton } from '../../features/records/reading/ExportButton.tsx'
import { keyOfRebate } from '../../features/records/reading/same-row.ts'
import { useRecords } from '../../features/records/reading/use-records.ts'
import {
  REBATE_COLUMNS,
  rebateDetail,
  rebateList,
  rebateStatus,
  rebateTotals,
} from '../../features/records/rebates.ts'
import { byDay, clockOf, windowWords } from '../../features/records/record-words.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useDetail } from '../../features/records/use-detail.tsx'
import { VenueIcon } from '../../features/records/VenueIcon.tsx'
import { rowKey } from '../../lib/format/row-key.ts'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { VirtualList } from '../../ui/lists/VirtualList.tsx'
import { COLLECT_ID, CollectCard } from './CollectCard.tsx'

/** The `type` of getfanshui: pending, collected, or '' for both. */
const rebateStateGroup = {
  label: '状态',
  options: [
    { value: '' as const, label: '全部状态' },
    { value: `${REBATE_PENDING}` as const, label: REBATE_STATES[REBATE_PENDING] },
    { value: `${REBATE_COLLECTED}` as const, label: REBATE_STATES[REBATE_COLLECTED] },
  ],
  initial: '' as const,
} satisfies FilterGroup

const GROUPS = { category: categoryGroup, date: dateGroup, state: rebateStateGroup }

/** On this screen the action of the details leads to the button above the list. */
const detailHere = (row: RebateRecord): Detail => {
  const detail = rebateDetail(row)
  return detail.action ? { ...detail, action: { text: detail.action.text, run: toCollect } } : detail
}

function toCollect(): void {
  window.scrollTo(0, 0)
  document.getElementById(COLLECT_ID)?.focus()
}

/** /fanshui: the pending sum, the button that collects it, and the rebates of a filter. */
export function RebateScreen() {
  const filters = useRecordFilters(GROUPS)
  const { category, date, state } = filters.values
  const filter = useMemo(() => ({ category, date, state }), [category, date, state])
  const records = useRecords(useMemo(() => rebateList(filter), [filter]))
  const totals = useMemo(() => rebateTotals(records.rows), [records.rows])
  const detail = useDetail(records.rows, keyOfRebate, detailHere)
  const kind = category === '' ? '' : chosenLabel(filters, 'category')
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div className="record-page">
        <CollectCard filter={filter} />
        <FilterBar filters={filters} quick="category">
          <ExportButton
            records={records}
            columns={REBATE_COLUMNS}
            name={['返水记录', kind, chosenLabel(filters, 'date')]}
          />
        </FilterBar>
        <TotalsCard records={records} unit="笔" totals={totals} span={windowWords(date, serverNow())} />
        <VirtualList
          key={`${category} ${date} ${state}`}
          label="返水记录"
          query={records.query}
          rows={records.rows}
          total={records.total}
          rowKey={rowKey}
          heading={byDay(serverNow())}
          skeleton={<RowsSkeleton rows={5} />}
          empty={
            <EmptyRecords
              text={`${chosenLabel(filters, 'date')}没有${kind}返水记录`}
              hint="每日有效投注按 VIP 等级返水，派发后显示在这里。"
              action={{ to: '/', text: '去游戏大厅' }}
            />
          }
          renderRow={(row) => (
            <RecordRow
              icon={<VenueIcon name={row.game} category={category} />}
              title={row.game || '未知游戏'}
              below={`${clockOf(row.createdAt)} 派发`}
              amount={formatYuan(row.amount)}
              status={rebateStatus(row.state)}
              onOpen={() => detail.open(row)}
            />
          )}
        />
        {detail.sheet}
      </div>
    </PullToRefresh>
  )
}
