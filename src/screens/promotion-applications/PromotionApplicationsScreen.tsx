import { Gift } from 'lucide-react'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { serverNow } from '../../api/core/server-time.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { ExportButton } from '../../features/records/ExportButton.tsx'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { applicationStatus } from '../../features/records/status.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useDetail } from '../../features/records/use-detail.tsx'
import { useRecords } from '../../features/records/use-records.ts'
import { byDay, clockOf, windowWords } from '../../features/records/words.ts'
import { PullToRefresh } from '../../ui/PullToRefresh.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import {
  ANY,
  APPLICATION_COLUMNS,
  anyDateGroup,
  applicationDetail,
  applicationList,
  applicationStateGroup,
  applicationTotals,
  filterApplications,
  keyOfApplication,
} from './applications.ts'

const GROUPS = { state: applicationStateGroup, date: anyDateGroup }

/** /activityRecord: the member's promotion applications and their results. */
export function PromotionApplicationsScreen() {
  const filters = useRecordFilters(GROUPS)
  const { state, date } = filters.values
  const all = useRecords(applicationList)
  const isFiltered = state !== ANY || date !== ANY
  const rows = useMemo(
    () => filterApplications(all.rows, { state, date }, serverNow()),
    [all.rows, state, date],
  )
  const records = {
    ...all,
    rows,
    total: isFiltered && all.complete ? rows.length : all.total,
    readAll: async (what?: string) => {
      const read = await all.readAll(what)
      return read && filterApplications(read, { state, date }, serverNow())
    },
  }
  const totals = useMemo(() => applicationTotals(rows), [rows])
  const detail = useDetail()

  // The backend does not support this filter, so every row is needed to apply it here.
  const readAll = useEffectEvent(() => void all.readAll())
  const { isPending } = all.query
  useEffect(() => {
    if (isFiltered && !isPending) readAll()
  }, [isFiltered, isPending])

  return (
    <PullToRefresh onRefresh={all.refresh}>
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
          query={all.query}
          rows={rows}
          total={records.total}
          rowKey={keyOfApplication}
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
          renderRow={(row) => (
            <RecordRow
              icon={<Gift size={20} strokeWidth={1.7} aria-hidden="true" />}
              title={row.activity_name || '--'}
              below={clockOf(row.created_at)}
              status={applicationStatus(row.state)}
              onOpen={() => detail.open(applicationDetail(row))}
            />
          )}
        />
        {detail.sheet}
      </div>
    </PullToRefresh>
  )
}
