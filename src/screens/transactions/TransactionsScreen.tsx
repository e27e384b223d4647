import { Suspense, useEffect, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { formatYuan } from '#contracts/money/money.ts'
import { DEPOSIT, isTransfer, type TransactionType, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { hasPayPage } from '../../features/online-order/pay-pages.ts'
import { FilterBar } from '../../features/record-filters/FilterBar.tsx'
import { dateGroup } from '../../features/record-filters/groups.ts'
import { chosenLabel, useRecordFilters } from '../../features/record-filters/use-record-filters.ts'
import { EmptyRecords } from '../../features/records/EmptyRecords.tsx'
import { RecordRow, RowsSkeleton } from '../../features/records/RecordRow.tsx'
import { ExportButton } from '../../features/records/reading/ExportButton.tsx'
import { useRecords } from '../../features/records/reading/use-records.ts'
import { receiptFor } from '../../features/records/receipt/receipt.ts'
import { byDay, clockOf, shortNumber, wayOf, windowWords } from '../../features/records/record-words.ts'
import { TotalsCard } from '../../features/records/TotalsCard.tsx'
import { useTapped } from '../../features/records/use-detail.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { PullToRefresh } from '../../ui/lists/PullToRefresh.tsx'
import { VirtualList } from '../../ui/lists/VirtualList.tsx'
import { useLazyOverlay } from '../../ui/overlays/use-lazy-overlay.ts'
import { EntryIcon } from './EntryIcon.tsx'
import { ALL_TYPES, BONUS_TYPES, type Entry, entryWords, isBonus, keyOfSame, missingIn } from './entries.ts'
import { MissingLists, restOf, UntoldBonuses } from './StatementNotes.tsx'
import {
  entryColumns,
  entryList,
  listName,
  statementTotals,
  statusOf,
  transactionTotals,
  typeGroup,
  waitsAt,
} from './transactions.ts'

// In the file of the details, because few players have a receipt.
const Receipt = lazyPart(() => import('./TransactionSheet.tsx').then((m) => m.WithdrawalReceipt))
const loadSheet = () => import('./TransactionSheet.tsx').then((m) => m.TransactionSheet)
const GROUPS = { type: typeGroup, date: dateGroup }

const TO_TRANSFER = { to: '/transfer', text: '去转账' }
const WHAT_TO_DO: Record<TransactionType, { to: string; text: string }> = {
  1: { to: '/recharge', text: '去充值' },
  2: { to: '/withdrawal', text: '去取款' },
  3: TO_TRANSFER,
  4: TO_TRANSFER,
}

/** /transRecord: deposits, withdrawals and transfers, page by page, or all movements of the wallet in one statement. */
export function TransactionsScreen() {
  const filters = useRecordFilters(GROUPS)
  const { type, date } = filters.values
  const records = useRecords(useMemo(() => entryList({ type, date }), [type, date]))
  const { rows } = records
  const pages = records.query.data?.pages ?? []
  const missing = missingIn(pages)
  // The backend counts bonuses of all dates. While they are not all read, the number of rows is a minimum.
  const isLeast = Object.keys(pages.at(-1)?.unfinished ?? {}).some((listType) => listType in BONUS_TYPES)
  const waitOf = waitsAt(serverNow(), hasPayPage)
  const totals = type === ALL_TYPES ? statementTotals(rows, missing) : transactionTotals(type, rows, waitOf)
  const { state } = useLocation()
  const receipt = type === WITHDRAWAL ? receiptFor(state) : undefined
  const [tapped, setTapped] = useTapped(rows, keyOfSame)
  const { Overlay: TransactionSheet, open, show, close } = useLazyOverlay(loadSheet)
  const openRow = (row: Entry) => {
    setTapped(row)
    show()
  }
  const wanted = useSearchParams()[0].get('order')
  const named = rows.find((row) => !isBonus(row) && row.orderNo === wanted)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when its row has come
  useEffect(() => void (named && openRow(named)), [!named])
  return (
    <PullToRefresh onRefresh={records.refresh}>
      <div className="record-page">
        {receipt && (
          <Suspense fallback={<div className="receipt-wait" />}>
            <Receipt receipt={receipt} rows={rows.filter((row) => !isBonus(row))} />
          </Suspense>
        )}
        <FilterBar filters={filters} quick="type">
          <ExportButton
            records={records}
            columns={entryColumns(waitOf)}
            name={['交易记录', chosenLabel(filters, 'type'), chosenLabel(filters, 'date')]}
          />
        </FilterBar>
        <MissingLists types={missing} onRetry={records.refresh} />
        <TotalsCard
          records={records}
          unit="笔"
          totals={totals}
          isLeast={isLeast}
          span={windowWords(date, serverNow())}
        />
        <UntoldBonuses entries={rows} />
        <VirtualList
          key={`${type} ${date}`}
          label={`${listName(type)}记录`}
          query={{ ...records.query, rest: restOf(missing) }}
          rows={rows}
          total={records.total}
          rowKey={records.rowKey}
          heading={byDay(serverNow())}
          skeleton={<RowsSkeleton />}
          empty={
            <EmptyRecords
              text={`${chosenLabel(filters, 'date')}没有${listName(type)}记录`}
              action={WHAT_TO_DO[type || DEPOSIT]}
            />
          }
          renderRow={(row) => (
            <RecordRow
              icon={<EntryIcon entry={row} />}
              {...(type === ALL_TYPES ? amongAll(row) : alone(row))}
              status={statusOf(row, waitOf(row))}
              onOpen={() => openRow(row)}
            />
          )}
        />
        {TransactionSheet && tapped && (
          <TransactionSheet row={tapped} wait={waitOf(tapped)} open={open} onClose={close} />
        )}
      </div>
    </PullToRefresh>
  )
}

const nameOf = (row: Entry): string => (isBonus(row) ? row.name : wayOf(row))
const yuanOf = ({ amount }: Entry): string | undefined => amount && formatYuan(amount)

const alone = (row: Entry) => ({
  title: nameOf(row) || entryWords(row.type),
  below: isBonus(row) ? clockOf(row.createdAt) : `${clockOf(row.createdAt)} · ${shortNumber(row.orderNo)}`,
  amount: yuanOf(row),
})

const SIGNS = { 1: '+', [-1]: '-', 0: '' } as const

/** In the statement a row shows its type, a sign if money moved, and the balance after it if the backend sends it. */
function amongAll(row: Entry) {
  const { title, below, amount } = alone(row)
  const balance = isBonus(row) ? undefined : row.balanceAfter
  const isNamed = nameOf(row) !== '' && (isBonus(row) || !isTransfer(row.type))
  return {
    title: isNamed ? `${entryWords(row.type)} · ${title}` : title,
    below: balance === undefined ? below : `${clockOf(row.createdAt)} · 余额 ${formatYuan(balance)}`,
    amount: amount && SIGNS[row.effect] + amount,
  }
}
