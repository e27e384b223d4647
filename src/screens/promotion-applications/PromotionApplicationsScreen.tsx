import { Gift } from 'lucide-react'
import { useMemo } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import { applicationDetail, paidBonus } from '../../features/records/application-detail.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { ExportButton } from '../../features/records/reading/ExportButton.tsx'
import { useFiltered } from '../../features/records/reading/use-filtered.ts'
import { useRecords } from '../../features/records/reading/use-records.ts'
import { byDay, clockOf, windowWords } from '../../features/records/record-words.ts'
import { applicationStatus } from '../../features/records/status.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useDetail } from '../../features/records/use-detail.tsx'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { VirtualList } from '../../ui/lists/VirtualList.tsx'
import {
  ANY,
  APPLICATION_COLUMNS,
  anyDateGroup,
  applicationFilter,
  applicationList,
  applicationStateGroup,
  applicationTotals,
} from './applications.ts'

const GROUPS = { state: applicationStateGroup, date: anyDateGroup }

/** /activityRecord: the member's promotion applications and their results. */
export function PromotionApplicationsScreen() {
  const filters = useRecordFilters(GROUPS)
  const { state, date } = filters.values
  const keep = useMemo(() => applicationFilter({ state, date }, serverNow()), [state, date])
  const isFiltered = keep !== undefined
  const all = useRecords(applicationList)
  const records = useFiltered(applicationList, all, keep)
  const totals = useMemo(() => applicationTotals(records.rows), [records.rows])
  const detail = useDetail(all.rows, applicationList.keyOf, applicationDetail)

  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div className="record-page">
        <FilterBar filters={filters} quick="state">
          <ExportButton
            records={records}
            columns={APPLICATION_COLUMNS}
            name={[
              '活动记录',
              state === ANY ? '' : chosenLabel(filters, 'state'),
              chosenLabel(filters, 'date'),
            ]}
          />
        </FilterBar>
        <TotalsCard
          records={records}
          unit="条"
          totals={totals}
          span={date === ANY ? '全部日期' : windowWords(date, serverNow())}
        />
        <VirtualList
          key={`${state} ${date}`}
          label="活动记录"
          query={records.query}
          rows={records.rows}
          total={records.total}
          rowKey={records.rowKey}
          heading={byDay(serverNow())}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyRecords
              text={isFiltered ? '没有符合条件的申请' : '还没有活动申请'}
              hint={
                isFiltered
                  ? '换一个状态或日期看看，或申请新的优惠活动。'
                  : '挑一个优惠活动申请，审核进度会显示在这里。'
              }
              action={{ to: '/activity', text: '看看优惠活动' }}
            />
          }
          renderRow={(row) => {
            const bonus = paidBonus(row)
            return (
              <RecordRow
                icon={<Gift size={20} strokeWidth={1.7} aria-hidden="true" />}
                title={row.title || '--'}
                below={clockOf(row.createdAt)}
                amount={bonus && `+${formatYuan(bonus)}`}
                amountTone="good"
                status={applicationStatus(row.state)}
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
