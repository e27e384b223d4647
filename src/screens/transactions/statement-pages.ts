import { type BeijingTime, formatBeijing } from '#contracts/time/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { APPROVED, REBATE_COLLECTED } from '#contracts/wire/record-codes.ts'
import { isClosed, isSessionEnd, textFor } from '../../api/core/client/errors.ts'
import { withOneRetry } from '../../api/core/paging/collect-pages.ts'
import type { LoadPage, PageOf } from '../../api/core/paging/paged.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { type ActivityApplication, applicationPages } from '../../api/queries/activity-log.ts'
import { type RebateRecord, rebatePages } from '../../api/queries/money/rebate.ts'
import { type RedPacketRecord, redPacketPages } from '../../api/queries/money/red-packet.ts'
import { applicationDetail, paidBonus } from '../../features/records/application-detail.ts'
import { packetAt, packetDetail, packetStatus } from '../../features/records/packets.ts'
import { keyOfPacket, keyOfRebate } from '../../features/records/reading/same-row.ts'
import { rebateAt, rebateDetail, rebateStatus } from '../../features/records/rebates.ts'
import { applicationStatus } from '../../features/records/status.ts'
import { lostIn, sentOn } from '../../lib/paging-end.ts'
import { toast } from '../../ui/toast/toast.ts'
import type { Bonus, Entry, EntryType, MovementList, StatementMore } from './entries.ts'
import { merged } from './merge.ts'

type EntryPage = PageOf<Entry> & {
  /** How many rows the backend sent. */
  sent: number
  /** The time of the last row that has one, shown or not. */
  readTo: BeijingTime
}
type EntryList = { type: EntryType; load: (...how: Parameters<LoadPage<Entry>>) => Promise<EntryPage> }

const rebateEntry = (row: RebateRecord): Bonus => ({
  type: 'rebate',
  createdAt: rebateAt(row),
  name: row.game,
  amount: row.amount,
  effect: row.state === REBATE_COLLECTED ? 1 : 0,
  status: rebateStatus(row.state),
  detail: rebateDetail(row),
  same: keyOfRebate(row),
})

const packetEntry = (row: RedPacketRecord): Bonus => ({
  type: 'red-packet',
  createdAt: packetAt(row),
  name: '天天红包',
  amount: row.claimedAmount,
  effect: row.claimedAt === '' ? 0 : 1,
  status: packetStatus(row),
  detail: packetDetail(row),
  same: keyOfPacket(row),
})

const promotionAt = ({ createdAt }: ActivityApplication): BeijingTime => createdAt

/** Of an application that was not approved no money came. */
function promotionEntry(row: ActivityApplication): Bonus {
  const amount = paidBonus(row)
  return {
    type: 'promotion',
    createdAt: promotionAt(row),
    name: row.title,
    amount,
    effect: amount === undefined ? 0 : 1,
    isHidden: row.state !== APPROVED,
    status: applicationStatus(row.state),
    detail: applicationDetail(row),
    same: `${row.createdAt} ${row.title}`,
  }
}

const lastTime = <T>(rows: readonly T[], timeOf: (row: T) => BeijingTime): BeijingTime =>
  rows
    .map(timeOf)
    .filter((at) => at !== '')
    .at(-1) ?? ''

const dated = ({ type, load }: MovementList): EntryList => ({
  type,
  load: async (page, how) => {
    const answer = await load(page, how)
    const readTo = lastTime(answer.data, ({ createdAt }) => createdAt)
    return { ...answer, sent: sentOn([answer]), readTo }
  },
})

/**
 * A list whose call has no date filter, or filters by another time. Its rows are filtered here, and reading stops at
 * the first older one. The backend's count does not apply, so it counts the rows that were kept.
 */
function filtered<T>(
  type: EntryType,
  date: DateFilter,
  load: LoadPage<T>,
  timeOf: (row: T) => BeijingTime,
  entryOf: (row: T) => Bonus,
): EntryList {
  const keptMinutes: number[] = []
  return {
    type,
    load: async (page, how) => {
      const answer = await load(page, how)
      // Only now: before the first answer `serverNow` is the phone's clock.
      const from = formatBeijing(dateFilterWindow(date, serverNow()).fromMs)
      const readTo = lastTime(answer.data, timeOf)
      const isPast = readTo !== '' && readTo < from
      // A row without a time belongs to no day that could be excluded.
      const rows = answer.data.filter((row) => timeOf(row) === '' || timeOf(row) >= from)
      const data = rows.map(entryOf)
      if (page === 1) keptMinutes.length = 0
      keptMinutes[page] = data.filter(({ isHidden }) => !isHidden).length
      const total = keptMinutes.reduce((sum, count) => sum + count, 0)
      const lastPage = isPast ? page : answer.lastPage
      return { ...answer, data, sent: sentOn([answer]), total, readTo, lastPage }
    },
  }
}

/** Rebates have a date filter, but for the day that they are of: one of an earlier day may have been collected since. */
const LONGEST = 4

/**
 * Page n is page n of each list; lists that have ended are not requested again. A list whose first page cannot be read
 * is left out and named. A later page that cannot be read is an error of the whole.
 */
export function statementPages(
  date: DateFilter,
  movements: readonly MovementList[],
): LoadPage<Entry, StatementMore> {
  const lists = [
    ...movements.map(dated),
    filtered('rebate', date, rebatePages({ date: LONGEST, category: '', state: '' }), rebateAt, rebateEntry),
    filtered('red-packet', date, redPacketPages, packetAt, packetEntry),
    filtered('promotion', date, applicationPages, promotionAt, promotionEntry),
  ]
  const ended = new Map<EntryType, { at: number; last: EntryPage }>()
  return async (page, how) => {
    const errors: unknown[] = []
    const missing: EntryType[] = []
    const ask = async ({ type, load }: EntryList): Promise<EntryPage> => {
      const end = ended.get(type)
      if (end && page > end.at) return { ...end.last, data: [], sent: 0, lost: 0 }
      const answer = await (page === 1 ? withOneRetry(() => load(page, how)) : load(page, how)).catch(
        (error: unknown) => {
          if (page > 1 || how?.signal?.aborted || isClosed(error) || isSessionEnd(error)) throw error
          errors.push(error)
          missing.push(type)
          return UNREAD
        },
      )
      // Nothing follows an empty page, whatever its `lastPage` says.
      if (page >= answer.lastPage || answer.sent === 0) ended.set(type, { at: page, last: answer })
      else ended.delete(type)
      return answer
    }
    const read = await Promise.all(lists.map(ask))
    if (missing.length === lists.length) throw errors[0]
    for (const text of errors.map(textFor)) if (text !== undefined) toast(text, 'error')
    const unfinished = lists.flatMap(({ type }, at) => {
      const { lastPage = 0, sent = 0, readTo = '' } = read[at] ?? {}
      return page < lastPage && sent > 0 ? [[type, readTo] as const] : []
    })
    return {
      page,
      data: read.flatMap(({ data }) => data),
      lost: lostIn(read),
      lastPage: Math.max(...read.map(({ lastPage }) => lastPage)),
      pageSize: read[0]?.pageSize ?? 0,
      total: read.reduce((sum, { total }) => sum + total, 0),
      unfinished: Object.fromEntries(unfinished),
      missing,
    }
  }
}

/** The rows that the list shows of the pages so far. */
export const shownEntries = (
  entries: readonly Entry[],
  { unfinished = {} }: StatementMore,
): readonly Entry[] =>
  merged(
    entries.filter((entry) => !('isHidden' in entry && entry.isHidden)),
    unfinished,
  )

/** Replaces a first page that could not be read. */
const UNREAD: EntryPage = {
  ...{ page: 1, data: [], lastPage: 1, pageSize: 0, total: 0 },
  ...{ sent: 0, readTo: '' },
}
