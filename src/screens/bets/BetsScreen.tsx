import { useMemo } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { serverNow } from '../../api/core/server-time.ts'
import type { Bet } from '../../api/queries/records.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { categoryGroup, dateGroup } from '../../features/record-filters/groups.ts'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { ExportButton } from '../../features/records/reading/ExportButton.tsx'
import { keyOfBet } from '../../features/records/reading/same-row.ts'
import { useFiltered } from '../../features/records/reading/use-filtered.ts'
import { useRecords } from '../../features/records/reading/use-records.ts'
import { byDay, clockOf, windowWords } from '../../features/records/record-words.ts'
import { betStatus } from '../../features/records/status.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useDetail } from '../../features/records/use-detail.tsx'
import { VenueIcon } from '../../features/records/VenueIcon.tsx'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { VirtualList } from '../../ui/lists/VirtualList.tsx'
import {
  ANY_STATUS,
  BET_COLUMNS,
  betDetail,
  betList,
  betResultOf,
  betStatusGroup,
  betTitle,
  betTotals,
} from './bets.ts'

const GROUPS = { category: categoryGroup, date: dateGroup, status: betStatusGroup }

/** /betRecord: all bets, or those of one game category or status. */
export function BetsScreen() {
  const filters = useRecordFilters(GROUPS)
  const { category, date, status } = filters.values
  const list = useMemo(() => betList({ category, date }), [category, date])
  const keep = useMemo(
    () => (status === ANY_STATUS ? undefined : (row: Bet) => row.status === status),
    [status],
  )
  const all = useRecords(list)
  const records = useFiltered(list, all, keep)
  const totals = useMemo(() => betTotals(records.rows), [records.rows])
  const detail = useDetail(all.rows, keyOfBet, betDetail)
  const kind = category === '' ? '' : chosenLabel(filters, 'category')
  const state = status === ANY_STATUS ? '' : chosenLabel(filters, 'status')
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div className="record-page">
        <FilterBar filters={filters} quick="category">
          <ExportButton
            records={records}
            columns={BET_COLUMNS}
            name={['投注记录', kind, state, chosenLabel(filters, 'date')]}
          />
        </FilterBar>
        <TotalsCard records={records} unit="笔" totals={totals} span={windowWords(date, serverNow())} />
        <VirtualList
          key={`${category} ${date} ${status}`}
          label="投注记录"
          query={records.query}
          rows={records.rows}
          total={records.total}
          rowKey={records.rowKey}
          heading={byDay(serverNow())}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyRecords
              text={`${chosenLabel(filters, 'date')}没有${state}${kind}投注记录`}
              hint="换一个日期、游戏类型或状态看看。"
              action={{ to: '/', text: '去游戏大厅' }}
            />
          }
          renderRow={(row) => {
            const outcome = betResultOf(row)
            return (
              <RecordRow
                icon={<VenueIcon name={row.venue} category={category} />}
                title={betTitle(row)}
                below={`${clockOf(row.createdAt)} · 投注\u00a0${formatYuan(row.stake)}`}
                amount={row.status === BET_SETTLED ? outcome.text : undefined}
                amountTone={outcome.tone}
                status={betStatus(row.status)}
                onOpen={() => detail.open(row)}
              />
            )
          }}
        />
        {detail.sheet}
      </div>
    </PullToRefresh>
  )
}
