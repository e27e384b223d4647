import { useMemo } from 'react'
import { formatYuan } from '#contracts/money/money.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import {
  PACKET_COLUMNS,
  PACKETS,
  packetDetail,
  packetStatus,
  packetTotals,
} from '../../features/records/packets.ts'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { ExportButton } from '../../features/records/reading/ExportButton.tsx'
import { keyOfPacket } from '../../features/records/reading/same-row.ts'
import { useRecords } from '../../features/records/reading/use-records.ts'
import { byDay, clockOf } from '../../features/records/record-words.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useDetail } from '../../features/records/use-detail.tsx'
import { rowKey } from '../../lib/format/row-key.ts'
import { RedPacket } from '../../ui/art/RedPacket.tsx'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { VirtualList } from '../../ui/lists/VirtualList.tsx'
import './red-packet-records.css'

/** /welfare: every red packet that was claimed, newest first. */
export function RedPacketRecordsScreen() {
  const records = useRecords(PACKETS)
  const totals = useMemo(() => packetTotals(records.rows), [records.rows])
  const detail = useDetail(records.rows, keyOfPacket, packetDetail)
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div className="record-page">
        <div className="row red-packet-records-head">
          <h2 className="grow">红包记录</h2>
          <ExportButton records={records} columns={PACKET_COLUMNS} name={['红包记录']} />
        </div>
        <TotalsCard records={records} unit="个" totals={totals} />
        <VirtualList
          label="红包记录"
          query={records.query}
          rows={records.rows}
          total={records.total}
          rowKey={rowKey}
          heading={byDay(serverNow())}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyRecords
              text="还没有领取过红包"
              hint="累计充值达标即可领取，时间与规则见红包页。"
              action={{ to: '/hongbao', text: '去领红包' }}
            />
          }
          renderRow={(row) => (
            <RecordRow
              icon={<RedPacket size={28} />}
              title="天天红包"
              below={`${clockOf(row.createdAt)} · 累计充值 ${formatYuan(row.amount)}`}
              amount={`+${formatYuan(row.claimedAmount)}`}
              amountTone="good"
              status={packetStatus(row)}
              onOpen={() => detail.open(row)}
            />
          )}
        />
        {detail.sheet}
      </div>
    </PullToRefresh>
  )
}
