import { type PaidAt, paidAt } from '#contracts/money/payments.ts'
import { DAY_MS, formatBeijing } from '#contracts/time/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { NOTICE_TYPES } from '#contracts/wire/codes.ts'
import type { Paged } from '#contracts/wire/envelope.ts'
import { reportContractError } from '#src/api/core/client/contract-report.ts'
import { ContractError } from '#src/api/core/client/errors.ts'
import { serverNow } from '#src/api/core/server-time.ts'

/** What the plans share: pages of lists, and faults that only two answers together show. */

export type FetchOptions = { signal: AbortSignal }
/** 1 announcements, 2 the inbox. */
export type NoticeType = (typeof NOTICE_TYPES)[keyof typeof NOTICE_TYPES]
type LoadNotices = (
  page: number,
  options: FetchOptions,
) => Promise<Paged<{ created_at: string }> & { unread?: number | undefined }>
export type Send<T> = (fetchOptions: FetchOptions) => Promise<T>
/** Ids from earlier answers, for calls that need one. They are the member's and are never printed. */
type Found = {
  activityId?: string
  /** The newest deposit of each way to pay. */
  orders: Map<string, string>
  /** The venues' sum as the member's data tell it, and as the list of venues adds up, in fen. */
  venues: { told?: number | undefined; listed?: number }
}

export type Steps = {
  /**
   * Sends one call and judges its answer. Returns the data, or undefined without an answer. `what` contains no value of
   * an answer.
   */
  ask: <T>(what: string, send: Send<T>) => Promise<T | undefined>
  skip: (why: string) => void
  found: Found
}

/** A fault that only two answers together show. It belongs to the call that is being judged. */
export const report = (path: string, message: string): void =>
  reportContractError(new ContractError('', [{ path, message }]))

/** The first page, and the second one if there is one, which must go on where the first one ended. */
export async function pages<T extends Paged<{ created_at: string }>>(
  { ask }: Steps,
  what: string,
  load: (page: number, fetchOptions: FetchOptions) => Promise<T>,
): Promise<T | undefined> {
  const first = await ask(`${what}page 1`, (options) => load(1, options))
  const last = first?.data.at(-1)?.created_at ?? ''
  if (first !== undefined && first.last_page > 1)
    await ask(`${what}page 2`, async (options) => {
      const second = await load(2, options)
      const next = second.data[0]?.created_at ?? ''
      if (last !== '' && next > last) report('created_at of the first row', 'is newer than the page before')
      return second
    })
  return first
}

/** Reports a page of records with a row older than `date` allows. Nothing else would reveal an ignored filter. */
export function ofDate<P extends Paged<{ created_at: string }>>(date: DateFilter, page: P): P {
  // One day of tolerance: at midnight, or for a row that belongs to the day before, the two sides may differ.
  const from = formatBeijing(dateFilterWindow(date, serverNow()).fromMs - DAY_MS)
  const isOlder = ({ created_at }: P['data'][number]) => created_at !== '' && created_at < from
  if (page.data.some(isOlder)) report('created_at of a row', `is older than \`date\` ${date} asks for`)
  return page
}

export const PLACES = {
  order: 'is paid in the app',
  account: 'is a bank transfer',
  elsewhere: 'is paid on another page',
} as const satisfies Record<PaidAt, string>
/** What is paid in the app has a rate of its own in USDT, and none in 元. */
const IN_APP = ['USDT', '微信', '支付宝']

/** How an order is paid, by the text of its record. */
export function wayOf(payWay: string): string {
  const place = paidAt(payWay)
  const inApp = place === 'order' ? IN_APP.find((word) => payWay.toUpperCase().includes(word)) : undefined
  return inApp === undefined ? PLACES[place] : `is paid by ${inApp}`
}

/**
 * The messages of the inbox, if any is unread. A page that was requested counts as read, so that fewer are unread
 * afterwards; an unread one may be on a later page than the two that are requested.
 */
export async function inbox(
  steps: Steps,
  load: (type: NoticeType) => LoadNotices,
  unread = 0,
): Promise<void> {
  if (unread === 0) return
  const first = await pages(steps, `type ${NOTICE_TYPES.inbox}, `, load(NOTICE_TYPES.inbox))
  if (first === undefined || first.last_page > 2) return
  await steps.ask(`type ${NOTICE_TYPES.announcements}, after the inbox`, async (options) => {
    const again = await load(NOTICE_TYPES.announcements)(1, options)
    if ((again.unread ?? 0) >= unread) report('data.unread', 'has not fallen, although the inbox was read')
    return again
  })
}
