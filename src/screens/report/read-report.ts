import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { DEPOSIT, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import {
  type Collecting,
  collectPages,
  manyRows,
  type ReadProgress,
} from '../../api/core/paging/collect-pages.ts'
import type { LoadPage } from '../../api/core/paging/paged.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { applicationPages } from '../../api/queries/activity-log.ts'
import { rebatePages } from '../../api/queries/money/rebate.ts'
import { redPacketPages } from '../../api/queries/money/red-packet.ts'
import { betPages, transactionPages } from '../../api/queries/records.ts'
import { hasPayPage } from '../../features/online-order/pay-pages.ts'
import { packetAt } from '../../features/records/packets.ts'
import { keyOfBet, keyOfMovement } from '../../features/records/reading/same-row.ts'
import { rebateAt } from '../../features/records/rebates.ts'
import { depositWait } from '../../features/records/receipt/deposit-wait.ts'
import { type Page, uniqueRows } from '../../lib/paging-end.ts'
import { type ReadReport, reportOf, TooMany } from './report.ts'

/** How many requests of a report run at once, over all its lists. */
const AT_ONCE = 4

/** The code of the longest date filter (30 days), beyond which rebates have no records. */
const LONGEST = 4

/** Runs at most `places` tasks at once. Others wait. */
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

/**
 * Reads all records of a date filter and sums them up by day. Rejects with `TooMany` if there are very many and the
 * member has not agreed, and with the signal's reason. The calls for red packets and applications have no date filter,
 * and a rebate counts from its collection, which its filter does not use. These three are read back to the filter's
 * first day.
 */
export async function readReport(
  date: DateFilter,
  signal: AbortSignal,
  onProgress: (progress: ReadProgress) => void,
  hasAgreed: boolean,
): Promise<ReadReport> {
  // A listener added now would miss that the player left while this file was loading.
  if (signal.aborted) throw signal.reason
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
  const rebates = limited(rebatePages({ date: LONGEST, category: '', state: '' }))
  const packets = limited(redPacketPages)
  const applications = limited(applicationPages)
  try {
    // The first page of each list says how long it is. It is kept as the start of the reading.
    const first = { signal: stop.signal, background: true }
    const firstPages = await Promise.all([
      deposits(1, first),
      withdrawals(1, first),
      bets(1, first),
      rebates(1, first),
      packets(1, first),
      applications(1, first),
    ])
    const many = hasAgreed ? undefined : manyRows(firstPages)
    if (many) throw new TooMany(many)
    const [deposit, withdrawal, bet, rebate, packet, application] = firstPages
    // Not earlier: before the first answer `serverNow` is the phone's clock, which may be months off.
    const { fromMs } = dateFilterWindow(date, serverNow())
    const isBefore = (at: string) => (parseBeijing(at) ?? fromMs) < fromMs
    const downTo =
      <T>(timeOf: (row: T) => string) =>
      ({ data }: Page<T>) =>
        data.some((row) => isBefore(timeOf(row)))
    let whole = true
    const read = async <T>(list: string, load: LoadPage<T>, how: Partial<Collecting<T>>): Promise<T[]> => {
      const { pages, whole: isAll } = await collectPages(load, { ...optionsFor(list), ...how })
      whole &&= isAll
      return how.keyOf ? uniqueRows(pages, how.keyOf) : pages.flatMap(({ data }) => data)
    }
    const [allDeposits, allWithdrawals, allBets, allRebates, redPackets, allApplications] = await Promise.all(
      [
        read('deposits', deposits, { known: [deposit], keyOf: keyOfMovement }),
        read('withdrawals', withdrawals, { known: [withdrawal], keyOf: keyOfMovement }),
        read('bets', bets, { known: [bet], keyOf: keyOfBet }),
        read('rebates', rebates, { known: [rebate], isLast: downTo(rebateAt) }),
        read('packets', packets, { known: [packet], isLast: downTo(packetAt) }),
        read('applications', applications, {
          known: [application],
          isLast: downTo(({ createdAt }) => createdAt),
        }),
      ],
    )
    const sources = {
      deposits: allDeposits,
      withdrawals: allWithdrawals,
      bets: allBets,
      rebates: allRebates,
      redPackets,
      applications: allApplications,
    }
    const nowMs = serverNow()
    const report = reportOf(dateFilterWindow(date, nowMs), sources, (row) =>
      depositWait(row, nowMs, hasPayPage),
    )
    return { ...report, whole: whole && report.undated === 0 }
  } finally {
    // If one list fails, the others need not be read further.
    stop.abort()
    signal.removeEventListener('abort', end)
  }
}
