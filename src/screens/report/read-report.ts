import { parseBeijing } from '#contracts/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/beijing-windows.ts'
import type { Paged } from '#contracts/envelope.ts'
import { collectPages, distinct, type Progress } from '../../api/collect-pages.ts'
import type { LoadPage } from '../../api/paged.ts'
import { rebatePages } from '../../api/rebate.ts'
import { betPages, transactionPages } from '../../api/records.ts'
import { redPacketPages } from '../../api/red-packet.ts'
import { serverNow } from '../../api/server-time.ts'
import { type Report, reportOf } from './report.ts'

/** How many requests of a report are on their way at once, over all its lists. */
const AT_ONCE = 4

/** Lets so many run at once; the others wait for their turn. */
function turnstile(places: number) {
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

const rowsOf = <T>(pages: readonly Paged<T>[]): T[] => pages.flatMap(({ data }) => data)

/** Reads all records of a date filter and sums them up by day. Red packets know no dates: theirs are read back to its first day. */
export async function readReport(
  date: DateFilter,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Report> {
  const inTurn = turnstile(AT_ONCE)
  const stop = new AbortController()
  const end = () => stop.abort(signal.reason)
  signal.addEventListener('abort', end)
  const seen = new Map<string, Progress>()
  const how = (list: string) => ({
    signal: stop.signal,
    onProgress: (progress: Progress) => {
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
    (page, ways) =>
      inTurn(() => load(page, ways))
  const transactions = async (type: 1 | 2) => {
    const keyOf = ({ out_trade_no }: { out_trade_no: string }) => out_trade_no
    return distinct(
      await collectPages(limited(transactionPages({ date, type })), { ...how(`type ${type}`), keyOf }),
      keyOf,
    )
  }
  const bets = async () => {
    const keyOf = ({ bet_id }: { bet_id: string }) => bet_id
    return distinct(
      await collectPages(limited(betPages({ date, category: '' })), { ...how('bets'), keyOf }),
      keyOf,
    )
  }
  const { fromMs } = dateFilterWindow(date, serverNow())
  const isBefore = (at: string) => (parseBeijing(at) ?? fromMs) < fromMs
  try {
    const [deposits, withdrawals, allBets, rebates, redPackets] = await Promise.all([
      transactions(1),
      transactions(2),
      bets(),
      collectPages(limited(rebatePages({ date, category: '', state: '' })), how('rebates')),
      collectPages(limited(redPacketPages), {
        ...how('packets'),
        isLast: ({ data }) => data.some(({ created_at }) => isBefore(created_at)),
      }),
    ])
    return reportOf(dateFilterWindow(date, serverNow()), {
      deposits,
      withdrawals,
      bets: allBets,
      rebates: rowsOf(rebates),
      redPackets: rowsOf(redPackets),
    })
  } finally {
    // One list that failed ends the reading of the others.
    stop.abort()
    signal.removeEventListener('abort', end)
  }
}
