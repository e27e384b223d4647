import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { type DateFilter, dateFilterWindow, isWithin } from '#contracts/time/beijing-windows.ts'
import { ACTIVITY_STATES, APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import {
  type ActivityApplication,
  applicationLogQuery,
  applicationPages,
} from '../../api/queries/activity-log.ts'
import { dateGroup, type FilterGroup } from '../../features/record-filters/groups.ts'
import { paidBonus } from '../../features/records/application-detail.ts'
import type { CsvColumn } from '../../features/records/reading/csv.ts'
import type { RecordList } from '../../features/records/reading/use-records.ts'
import { applicationStatus } from '../../features/records/status.ts'
import type { Total } from '../../features/records/TotalsCard.tsx'

/**
 * The filter option for every state and every date. 0 is free for it: on the wire state 0 means "undefined", and nobody
 * filters by that.
 */
export const ANY = 0
const STATES = [PENDING, APPROVED, REJECTED] as const

export const applicationStateGroup = {
  label: '申请状态',
  options: [
    { value: ANY, label: '全部' },
    ...STATES.map((value) => ({ value, label: ACTIVITY_STATES[value] })),
  ],
  initial: ANY,
} satisfies FilterGroup<ApplicationFilter['state']>

/** The call cannot filter by date, so all applications show until the player chooses one. */
export const anyDateGroup = {
  label: dateGroup.label,
  options: [{ value: ANY, label: '全部日期' }, ...dateGroup.options],
  initial: ANY,
} satisfies FilterGroup<ApplicationFilter['date']>

type ApplicationFilter = { state: typeof ANY | (typeof STATES)[number]; date: typeof ANY | DateFilter }

/**
 * The filter that the app itself applies, because the call cannot, for `useFiltered`. Undefined if everything matches.
 */
export function applicationFilter(
  { state, date }: ApplicationFilter,
  nowMs: number,
): ((row: ActivityApplication) => boolean) | undefined {
  if (state === ANY && date === ANY) return undefined
  const window = date === ANY ? undefined : dateFilterWindow(date, nowMs)
  // An application without a time may belong to any day, so every day shows it.
  const isIn = (at: string) => window === undefined || at === '' || isWithin(parseBeijing(at) ?? 0, window)
  return (row) => (state === ANY || row.state === state) && isIn(row.createdAt)
}

/** The wire has no id. A promotion has one open application at most, so name and time identify it. */
const keyOfApplication = ({ title, createdAt }: ActivityApplication): string => `${createdAt} ${title}`

export const applicationList: RecordList<ActivityApplication> = {
  options: applicationLogQuery(),
  load: applicationPages,
  keyOf: keyOfApplication,
}

export function applicationTotals(rows: readonly ActivityApplication[]): Total[] {
  const count = (wanted: number) => rows.filter(({ state }) => state === wanted).length
  const refused = count(REJECTED)
  return [
    { label: ACTIVITY_STATES[APPROVED], value: count(APPROVED), tone: 'good' },
    { label: ACTIVITY_STATES[PENDING], value: count(PENDING), tone: 'wait' },
    ...(refused === 0 ? [] : [{ label: ACTIVITY_STATES[REJECTED], value: refused }]),
  ]
}

export const APPLICATION_COLUMNS: CsvColumn<ActivityApplication>[] = [
  { head: '活动名称', cell: ({ title }) => title },
  { head: '申请时间（北京）', cell: ({ createdAt }) => createdAt },
  { head: '状态', cell: ({ state }) => applicationStatus(state).text },
  { head: '活动彩金（元）', amount: paidBonus },
]
