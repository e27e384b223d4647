import { addDays, type BeijingTime, beijingDay } from '#contracts/time/beijing-time.ts'
import { type DateFilter, dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import type { Movement } from '../../api/queries/money/movements.ts'
import { endOfNumber } from '../../lib/format/mask.ts'

/** `2026-11-19` → `11 月 19 日`, with its year when that is not this one. */
export function dayWords(day: string, nowMs: number): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const words = `${Number(month)} 月 ${Number(date)} 日`
  return beijingDay(nowMs).startsWith(year) ? words : `${year} 年 ${words}`
}

/** The heading of a day in a list: 今日, 昨日, or its date. Days are those of Beijing, whatever the phone's time zone. */
export function dayHeading(at: BeijingTime, nowMs: number): string {
  const day = at.slice(0, 10)
  if (day === '') return '时间未知'
  if (day === beijingDay(nowMs)) return '今日'
  if (day === beijingDay(addDays(nowMs, -1))) return '昨日'
  return dayWords(day, nowMs)
}

/** For a list: the heading above a row that begins a new day. */
export const byDay =
  (nowMs: number) =>
  (row: { createdAt: BeijingTime }, above: { createdAt: BeijingTime } | undefined): string | undefined =>
    above?.createdAt.slice(0, 10) === row.createdAt.slice(0, 10)
      ? undefined
      : dayHeading(row.createdAt, nowMs)

/** `14:32` of a wire time; `--` when there is none. */
export const clockOf = (at: BeijingTime): string => at.slice(11, 16) || '--'

/** The first and the last day of a date filter, `10 月 23 日 – 11 月 21 日`, or its only day. */
export function windowWords(date: DateFilter, nowMs: number): string {
  const { fromMs, toMs } = dateFilterWindow(date, nowMs)
  const [first, last] = [beijingDay(fromMs), beijingDay(toMs - 1)]
  const words = dayWords(last, nowMs)
  return first === last ? words : `${dayWords(first, nowMs)} – ${words}`
}

/**
 * A long number, shortened for a row: `单号末 6 位 034856`. It shows the end, because beginnings are alike. 尾号 is used for
 * cards.
 */
export const shortNumber = (number: string): string =>
  number.length > 12 ? `单号末 6 位 ${number.slice(-6)}` : number

/** The method of a movement; for a withdrawal with the end of its card or address, if the backend sends it. */
export function wayOf({ type, payWay, accountTail = '' }: Movement): string {
  const end = type === WITHDRAWAL ? endOfNumber(accountTail) : ''
  return [payWay, end && `尾号 ${end}`].filter(Boolean).join(' ')
}

/** The question before loading very many records. */
export const manyWords = (total: number, what = '统计'): string =>
  `共 ${total.toLocaleString('en-US')} 笔，${what}需要较长时间，可随时取消。`

/** How many approved promotions are in no sum of bonuses, because the backend does not send their amount. */
export const untoldWords = (untold: number): string => `${untold} 笔活动没有告知彩金金额，未计入合计。`
