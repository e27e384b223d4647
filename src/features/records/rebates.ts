import { formatYuan } from '#contracts/money/money.ts'
import {
  REBATE_COLLECTED,
  REBATE_PENDING,
  REBATE_STATES,
  type RebateState,
} from '#contracts/wire/record-codes.ts'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import { pagedQuery } from '../../api/core/paging/paged.ts'
import {
  type RebateFilter,
  type RebateRecord,
  rebatePages,
  rebatesQuery,
} from '../../api/queries/money/rebate.ts'
import { percentText } from '../../lib/format/percent-text.ts'
import { rowKey } from '../../lib/format/row-key.ts'
import type { Page } from '../../lib/paging-end.ts'
import type { Detail } from './DetailSheet.tsx'
import type { CsvColumn } from './reading/csv.ts'
import type { RecordList } from './reading/use-records.ts'
import { type Status, unknownTotal, yuanSum } from './status.ts'
import type { Total } from './TotalsCard.tsx'

export const rebateList = (filter: RebateFilter): RecordList<RebateRecord> => ({
  // The pages have sums, too, but only CollectCard shows them.
  options: pagedQuery<Page<RebateRecord>>(rebatesQuery(filter).queryKey, rebatePages(filter)),
  load: rebatePages(filter),
  keyOf: rowKey,
})

export function rebateTotals(rows: readonly RebateRecord[]): Total[] {
  const known = rows.filter(({ state }) => state !== UNKNOWN_STATE)
  const others = rows.filter(({ state }) => state === UNKNOWN_STATE).map(({ amount }) => amount)
  return [
    { label: '返水合计', value: yuanSum(known.map(({ amount }) => amount)), tone: 'gold' },
    ...unknownTotal(others),
  ]
}

const TONES = { [REBATE_PENDING]: 'wait', [REBATE_COLLECTED]: 'ok', [UNKNOWN_STATE]: 'none' } as const

export const rebateStatus = (state: RebateState): Status => ({
  text: REBATE_STATES[state],
  tone: TONES[state],
})

/** When it was collected; '' for a pending rebate. */
const collectedAt = ({ state, updatedAt }: RebateRecord): string =>
  state === REBATE_COLLECTED ? updatedAt : ''

/**
 * The time by which rebates are sorted: that of the collection. Pending ones are collected together, which keeps their
 * order.
 */
export const rebateAt = (row: RebateRecord): string => collectedAt(row) || row.createdAt

export const rebateDetail = (row: RebateRecord): Detail => ({
  title: '返水详情',
  main: formatYuan(row.amount),
  status: rebateStatus(row.state),
  ...(row.state === REBATE_PENDING && {
    note: '尚未领取，所有待领取的返水在返水中心一次领取。',
    action: { text: '去领取', to: '/fanshui' },
  }),
  fields: [
    { label: '游戏', value: row.game || '--' },
    { label: '返水金额', value: formatYuan(row.amount) },
    ...(row.rate === undefined ? [] : [{ label: '返水比例', value: percentText(row.rate) }]),
    ...(row.base === undefined ? [] : [{ label: '返水基数（有效投注）', value: formatYuan(row.base) }]),
    { label: '派发时间（北京）', value: row.createdAt || '--' },
    { label: '领取时间（北京）', value: collectedAt(row) || '--' },
  ],
})

export const REBATE_COLUMNS: CsvColumn<RebateRecord>[] = [
  { head: '派发时间（北京）', cell: ({ createdAt }) => createdAt },
  { head: '游戏', cell: ({ game }) => game },
  { head: '返水金额（元）', amount: ({ amount }) => amount },
  { head: '状态', cell: ({ state }) => REBATE_STATES[state] },
  { head: '领取时间（北京）', cell: collectedAt },
]
