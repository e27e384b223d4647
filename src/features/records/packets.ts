import { formatYuan } from '#contracts/money/money.ts'
import {
  type RedPacketRecord,
  redPacketPages,
  redPacketRecordsQuery,
} from '../../api/queries/money/red-packet.ts'
import { rowKey } from '../../lib/format/row-key.ts'
import type { Detail } from './DetailSheet.tsx'
import type { CsvColumn } from './reading/csv.ts'
import type { RecordList } from './reading/use-records.ts'
import { type Status, yuanSum } from './status.ts'
import type { Total } from './TotalsCard.tsx'

export const PACKETS: RecordList<RedPacketRecord> = {
  options: redPacketRecordsQuery(),
  load: redPacketPages,
  keyOf: rowKey,
}

export function packetTotals(rows: readonly RedPacketRecord[]): Total[] {
  return [{ label: '红包合计', value: yuanSum(rows.map(({ claimedAmount }) => claimedAmount)), tone: 'gold' }]
}

export const packetAt = ({ createdAt, claimedAt }: RedPacketRecord): string => createdAt || claimedAt

/** A packet with a time of use has been paid into the wallet. One without is still to be paid. */
export const packetStatus = ({ claimedAt }: RedPacketRecord): Status =>
  claimedAt === '' ? { text: '待入账', tone: 'wait' } : { text: '已入账', tone: 'ok' }

export const packetDetail = (row: RedPacketRecord): Detail => ({
  title: '红包详情',
  main: formatYuan(row.claimedAmount),
  status: packetStatus(row),
  fields: [
    { label: '红包金额', value: formatYuan(row.claimedAmount) },
    { label: '累计充值', value: formatYuan(row.amount) },
    { label: '领取时间（北京）', value: row.createdAt || '--' },
    { label: '使用时间（北京）', value: row.claimedAt || '--' },
  ],
})

export const PACKET_COLUMNS: CsvColumn<RedPacketRecord>[] = [
  { head: '领取时间（北京）', cell: ({ createdAt }) => createdAt },
  { head: '红包金额（元）', amount: ({ claimedAmount }) => claimedAmount },
  { head: '累计充值（元）', amount: ({ amount }) => amount },
  { head: '使用时间（北京）', cell: ({ claimedAt }) => claimedAt },
]
