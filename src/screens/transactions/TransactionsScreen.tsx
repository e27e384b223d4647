import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { formatYuan } from '#contracts/money.ts'
import {
  DEPOSIT,
  isTransfer,
  TRANSACTION_TYPES,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/record-codes.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { ALL_TYPES, effectOf, type Movement } from '../../api/queries/movements.ts'
import { hasPayPage } from '../../features/online-order/pay-pages.ts'
import { useLeaveToPay } from '../../features/online-order/use-leave-to-pay.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { dateGroup } from '../../features/record-filters/groups.ts'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { ExportButton } from '../../features/records/ExportButton.tsx'
import { PayIcon } from '../../features/records/PayIcon.tsx'
import { Receipt } from '../../features/records/Receipt.tsx'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { receiptFor } from '../../features/records/receipt.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useDetail } from '../../features/records/use-detail.tsx'
import { useRecords } from '../../features/records/use-records.ts'
import { byDay, clockOf, shortNumber, windowWords } from '../../features/records/words.ts'
import { Link } from '../../ui/Link.tsx'
import { PullToRefresh } from '../../ui/PullToRefresh.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import {
  type LeaveToPay,
  listName,
  movementList,
  statusOf,
  transactionColumns,
  transactionDetail,
  transactionTotals,
  typeGroup,
  waitsAt,
} from './transactions.ts'

const GROUPS = { type: typeGroup, date: dateGroup }

const TO_TRANSFER = { hint: '转账、回收或进入游戏后，记录会出现在这里。', to: '/transfer', text: '去转账' }
const WHAT_TO_DO: Record<TransactionType, { hint: string; to: string; text: string }> = {
  1: { hint: '换一个日期看看，或现在去充值。', to: '/recharge', text: '去充值' },
  2: { hint: '换一个日期看看，或现在去取款。', to: '/withdrawal', text: '去取款' },
  3: TO_TRANSFER,
  4: TO_TRANSFER,
}

/** /transRecord: deposits, withdrawals and transfers, page by page. */
export function TransactionsScreen() {
  const filters = useRecordFilters(GROUPS)
  const { type, date } = filters.values
  const records = useRecords(useMemo(() => movementList({ type, date }), [type, date]))
  const waitOf = waitsAt(serverNow(), hasPayPage)
  const totals = transactionTotals(type, records.rows, waitOf)
  const detail = useDetail()
  const { state } = useLocation()
  const receipt = type === WITHDRAWAL ? receiptFor(state) : undefined
  const { leaveToPay } = useLeaveToPay()
  const leave: LeaveToPay = ({ out_trade_no, amount }, url) => void leaveToPay(out_trade_no, url, amount)
  const { hint, ...action } = WHAT_TO_DO[type || DEPOSIT]
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div className="record-page">
        {receipt && <Receipt receipt={receipt} rows={records.rows} />}
        <FilterBar filters={filters} quick="type">
          <ExportButton
            records={records}
            columns={transactionColumns(waitOf)}
            name={['交易记录', chosenLabel(filters, 'type'), chosenLabel(filters, 'date')]}
          />
        </FilterBar>
        {type === ALL_TYPES && (
          <p className="t12 muted">
            不含<Link to="/fanshui">返水</Link>、<Link to="/welfare">红包</Link>和
            <Link to="/activityRecord">活动彩金</Link>
          </p>
        )}
        <TotalsCard records={records} unit="笔" totals={totals} span={windowWords(date, serverNow())} />
        <VirtualList
          key={`${type} ${date}`}
          label={`${listName(type)}记录`}
          query={records.query}
          rows={records.rows}
          total={records.total}
          rowKey={records.rowKey}
          heading={byDay(serverNow())}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyRecords
              text={`${chosenLabel(filters, 'date')}没有${listName(type)}记录`}
              hint={hint}
              action={action}
            />
          }
          renderRow={(row) => (
            <RecordRow
              icon={<PayIcon type={row.type} payWay={row.pay_way} />}
              {...(type === ALL_TYPES ? amongAll(row) : alone(row))}
              status={statusOf(row, waitOf(row))}
              onOpen={() => detail.open(transactionDetail(row, waitOf(row), leave))}
            />
          )}
        />
        {detail.sheet}
      </div>
    </PullToRefresh>
  )
}

const alone = ({ type, pay_way, created_at, out_trade_no, amount }: Movement) => ({
  title: pay_way || TRANSACTION_TYPES[type],
  below: `${clockOf(created_at)} · ${shortNumber(out_trade_no)}`,
  amount: formatYuan(amount),
})

const SIGNS = { 1: '+', [-1]: '-', 0: '' } as const

/**
 * Among all types a row names its own, has a sign if money moved, and the balance after it where the backend tells it.
 */
function amongAll(row: Movement) {
  const { title, below, amount } = alone(row)
  const { type, pay_way, created_at, balance_after } = row
  return {
    title: pay_way === '' || isTransfer(type) ? title : `${TRANSACTION_TYPES[type]} · ${title}`,
    below: balance_after === undefined ? below : `${clockOf(created_at)} · 余额 ${formatYuan(balance_after)}`,
    amount: SIGNS[effectOf(row)] + amount,
  }
}
