import { parseBeijing } from '#contracts/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/beijing-windows.ts'
import type { Paged } from '#contracts/envelope.ts'
import { DEPOSIT, WITHDRAWAL } from '#contracts/record-codes.ts'
import { type Collecting, collectPages, type ReadProgress, uniqueRows } from '../../api/core/collect-pages.ts'
import type { LoadPage } from '../../api/core/paged.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { rebatePages } from '../../api/queries/rebate.ts'
import { betPages, transactionPages } from '../../api/queries/records.ts'
import { redPacketPages } from '../../api/queries/red-packet.ts'
import { hasPayPage } from '../../features/online-order/pay-pages.ts'
import { depositWait } from '../../features/records/deposit-wait.ts'
import { type Report, reportOf } from './report.ts'

/** How many requests of a report run at once, over all its lists. */
const AT_ONCE = 4

/** Runs at most `places` tasks at once. The others wait. */
function limitConcurrency(places: number) {
  const waiting: (() => void)[] = []
  let free = places
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (free > 0) free -= 1
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}

const numberOf = ({ out_trade_no }: { out_trade_no: string }) => out_trade_no

const readWholeList = async <T>(
  load: LoadPage<T>,
  how: Collecting<T> & { keyOf: (row: T) => string },
): Promise<T[]> => uniqueRows(await collectPages(load, how), how.keyOf)

const rowsOf = <T>(pages: readonly Paged<T>[]): T[] => pages.flatMap(({ data }) => data)

/** There are so many records that the member must confirm first. */
export class TooMany extends Error {
  override name = 'TooMany'
  readonly total: number
  constructor(total: number) {
    super(`${total} records`)
    this.total = total
  }
}

/**
 * Reads all records of a date filter and sums them up by day. Rejects with `TooMany` if there are more than `most`.
 * The call for red packets has no date filter, so they are read back to the filter's first day.
 */
export async function readReport(
  date: DateFilter,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
  most: number,
): Promise<Report> {
  const inTurn = limitConcurrency(AT_ONCE)
  const stop = new AbortController()
  const end = () => stop.abort(signal.reason)
  signal.addEventListener('abort', end)
  const seen = new Map<string, ReadProgress>()
  const optionsFor = (list: string) => ({
    signal: stop.signal,
    onProgress: (progress: ReadProgress) => {
      seen.set(list, progress)
      const all = [...seen.values()]
      onProgress({
        loaded: all.reduce((sum, { loaded }) => sum + loaded, 0),
        total: all.reduce((sum, { total }) => sum + total, 0),
      })
    },
  })
  const limited =
    <T>(load: LoadPage<T>): LoadPage<T> =>
    (page, options) =>
      inTurn(() => load(page, options))
  const deposits = limited(transactionPages({ date, type: DEPOSIT }))
  const withdrawals = limited(transactionPages({ date, type: WITHDRAWAL }))
  const bets = limited(betPages({ date, category: '' }))
  const rebates = limited(rebatePages({ date, category: '', state: '' }))
  const packets = limited(redPacketPages)
  try {
    // The first page of each list says how long it is, and is kept as the start of the reading.
    const first = { signal: stop.signal, background: true }
    const firstPages = await Promise.all([
      deposits(1, first),
      withdrawals(1, first),
      bets(1, first),
      rebates(1, first),
      packets(1, first),
    ])
    const total = firstPages.reduce((sum, page) => sum + page.total, 0)
    if (total > most) throw new TooMany(total)
    const [deposit, withdrawal, bet, rebate, packet] = firstPages
    // Only now: before the first answer `serverNow` is the phone's clock, which may be months off.
    const { fromMs } = dateFilterWindow(date, serverNow())
    const isBefore = (at: string) => (parseBeijing(at) ?? fromMs) < fromMs
    const [allDeposits, allWithdrawals, allBets, allRebates, redPackets] = await Promise.all([
      readWholeList(deposits, { ...optionsFor('deposits'), known: [deposit], keyOf: numberOf }),
      readWholeList(withdrawals, { ...optionsFor('withdrawals'), known: [withdrawal], keyOf: numberOf }),
      readWholeList(bets, { ...optionsFor('bets'), known: [bet], keyOf: ({ bet_id }) => bet_id }),
      collectPages(rebates, { ...optionsFor('rebates'), known: [rebate] }),
      collectPages(packets, {
        ...optionsFor('packets'),
        known: [packet],
        isLast: ({ data }) => data.some(({ created_at }) => isBefore(created_at)),
      }),
    ])
    const sources = {
      deposits: allDeposits,
      withdrawals: allWithdrawals,
      bets: allBets,
      rebates: rowsOf(allRebates),
      redPackets: rowsOf(redPackets),
    }
    const nowMs = serverNow()
    return reportOf(dateFilterWindow(date, nowMs), sources, (row) => depositWait(row, nowMs, hasPayPage))
  } finally {
    // If one list failed, the others need not be read on.
    stop.abort()
    signal.removeEventListener('abort', end)
  }
}
