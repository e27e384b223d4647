import { addDays, DAY_MS, formatBeijing, HOUR_MS, parseBeijing } from '#contracts/time/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { type BackendChange, changeRows, type Exchange, type ProviderAnswer } from './change.ts'
import type { WrongBehaviour } from './wrong.ts'

const LISTS = ['/api/betrecord', '/api/gettransrecord', '/api/getfanshui']
const DATES: readonly DateFilter[] = [1, 2, 3, 4]
const UTC_AHEAD_MS = 8 * HOUR_MS

type Row = Record<string, unknown>
const timeOf = ({ created_at }: Row): number => parseBeijing(String(created_at)) ?? 0

function rowsIn(answer: unknown, exchange: Exchange): Row[] {
  const found: Row[] = []
  changeRows(exchange.path, (rows) => found.push(...rows)).answer?.(answer as ProviderAnswer, exchange)
  return found
}

/**
 * Lists the rows of this date from another moment on; `begins` gets the right one. What the mock backend never lists,
 * because it is older than 30 days, is an older copy of the oldest row.
 */
const from = (path: string, date: DateFilter, begins: (rightMs: number) => number): BackendChange => ({
  after: async (answer, exchange, { call }) => {
    if (exchange.path !== path || exchange.body.date !== date) return undefined
    const rows = rowsIn(await call(path, { ...exchange.body, date: 4 }), exchange)
    const [newest, oldest] = [rows[0], rows.at(-1)]
    if (newest === undefined || oldest === undefined) return undefined
    const firstMs = begins(dateFilterWindow(date, timeOf(newest)).fromMs)
    const older = { ...oldest, created_at: formatBeijing(timeOf(oldest) - DAY_MS) }
    const listed = [...rows, older].filter((row) => timeOf(row) >= firstMs)
    return changeRows(path, () => listed).answer?.(answer, exchange)
  },
})

/** Spans of a date filter that begin too early or too late. */
export const WRONG_SPANS: readonly WrongBehaviour[] = LISTS.flatMap((path) =>
  DATES.flatMap((date): WrongBehaviour[] => [
    {
      wrong: `date ${date} begins a day too early`,
      path,
      change: from(path, date, (rightMs) => addDays(rightMs, -1)),
    },
    date === 1
      ? {
          wrong: 'days begin at midnight of UTC',
          path,
          change: from(path, date, (rightMs) => rightMs + UTC_AHEAD_MS),
        }
      : {
          wrong: `date ${date} begins a day too late`,
          path,
          change: from(path, date, (rightMs) => addDays(rightMs, 1)),
        },
  ]),
)
