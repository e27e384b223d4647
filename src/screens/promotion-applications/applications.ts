import type { ActivityApplication } from '#contracts/activity.ts'
import { parseBeijing } from '#contracts/beijing-time.ts'
import { type DateFilter, dateFilterWindow, isWithin } from '#contracts/beijing-windows.ts'
import { ACTIVITY_STATES } from '#contracts/codes.ts'
import { applicationLogQuery, applicationPages } from '../../api/queries/activity-log.ts'
import { dateGroup, type FilterGroup } from '../../features/record-filters/groups.ts'
import type { CsvColumn } from '../../features/records/csv.ts'
import type { Detail } from '../../features/records/DetailSheet.tsx'
import { applicationStatus } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'
import type { RecordList } from '../../features/records/use-records.ts'

/** 0 stands for all. The wire's 0 means "undefined", which nobody filters by. */
export const stateGroup = {
  label: '申请状态',
  options: [
    { value: 0, label: '全部' },
    ...([1, 2, 3] as const).map((value) => ({ value, label: ACTIVITY_STATES[value] })),
  ],
  initial: 0,
} satisfies FilterGroup<0 | 1 | 2 | 3>

/** The call cannot filter by date, so all applications show unless the player chooses dates. */
export const anyDateGroup = {
  label: dateGroup.label,
  options: [{ value: 0, label: '全部日期' }, ...dateGroup.options],
  initial: 0,
} satisfies FilterGroup<0 | DateFilter>

type Wanted = { state: 0 | 1 | 2 | 3; date: 0 | DateFilter }

/** Applies a filter that the call does not support to the loaded rows. */
export function wantedOf(
  rows: readonly ActivityApplication[],
  { state, date }: Wanted,
  nowMs: number,
): readonly ActivityApplication[] {
  if (state === 0 && date === 0) return rows
  const window = date === 0 ? undefined : dateFilterWindow(date, nowMs)
  const isIn = (at: string) => window === undefined || isWithin(parseBeijing(at) ?? 0, window)
  return rows.filter((row) => (state === 0 || row.state === state) && isIn(row.created_at))
}

/** The wire has no id. A promotion has one open application at most, so name and time identify it. */
export const keyOfApplication = ({ activity_name, created_at }: ActivityApplication): string =>
  `${created_at} ${activity_name}`

export const applicationList: RecordList<ActivityApplication> = {
  options: applicationLogQuery(),
  load: applicationPages,
  keyOf: keyOfApplication,
}

export function applicationTotals(rows: readonly ActivityApplication[]): Total[] {
  const count = (wanted: number) => rows.filter(({ state }) => state === wanted).length
  return [
    { label: ACTIVITY_STATES[2], value: count(2), tone: 'jade' },
    { label: ACTIVITY_STATES[1], value: count(1), tone: 'gold' },
  ]
}

const NOTES: Record<number, string> = {
  1: '已提交，等待后台审核。',
  2: '审核已通过，奖励以活动规则为准。',
  3: '未符合活动条件，详情可咨询客服。',
}

export const applicationDetail = (row: ActivityApplication): Detail => ({
  title: '申请详情',
  main: row.activity_name || '--',
  status: applicationStatus(row.state),
  note: NOTES[row.state],
  fields: [
    { label: '活动名称', value: row.activity_name, copy: '复制活动名称' },
    { label: '申请状态', value: applicationStatus(row.state).text },
    { label: '申请时间（北京）', value: row.created_at || '--' },
  ],
})

export const APPLICATION_COLUMNS: CsvColumn<ActivityApplication>[] = [
  { head: '活动名称', cell: ({ activity_name }) => activity_name },
  { head: '申请时间（北京）', cell: ({ created_at }) => created_at },
  { head: '状态', cell: ({ state }) => applicationStatus(state).text },
]
