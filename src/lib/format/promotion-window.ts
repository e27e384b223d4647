import { type BeijingTime, formatBeijing } from '#contracts/time/beijing-time.ts'

/** When a promotion accepts applications. The backend need not send it (docs/wire.md#extensions). */
type Period = { startsAt?: BeijingTime | undefined; endsAt?: BeijingTime | undefined }

export type PromotionWindow = {
  /** The days in Beijing: `2026-05-04 至 2026-06-30`, or only one end. */
  days: string
  /** To the minute, for the promotion's own page. */
  exact: string
  /** The beginning, to the minute. Undefined if the backend sends none. */
  from: string | undefined
  /** Set if `nowMs` is outside the window. */
  state: '未开始' | '已结束' | undefined
}

/** The window of a promotion at a moment of the server's clock. Undefined if the backend sends no time. */
export function promotionWindow(
  { startsAt: start, endsAt: end }: Period,
  nowMs: number,
): PromotionWindow | undefined {
  if (start === undefined && end === undefined) return undefined
  const now = formatBeijing(nowMs)
  const state = start && now < start ? '未开始' : end && now > end ? '已结束' : undefined
  return { days: spanOf(start, end, 10), exact: spanOf(start, end, 16), from: start?.slice(0, 16), state }
}

function spanOf(start: string | undefined, end: string | undefined, chars: number): string {
  const [from, to] = [start, end].map((text) => text?.slice(0, chars))
  if (from === undefined) return `截至 ${to}`
  return to === undefined ? `${from} 起` : `${from} 至 ${to}`
}
