import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'

/** For this long a withdrawal counts as waiting for its review, even if the list does not show its record. */
export const FRESH_MS = 60_000

export type Step = { name: string; note: string; state: 'done' | 'now' | 'failed' | 'next' }

/**
 * The steps 已提交 → 审核 → 出款. `state` is that of the record; undefined if the list does not show it. `submittedAt` is the
 * time to show. `expected` (how long a review takes) and `reason` (of a refusal) are texts of the backend.
 */
export function stepsOf(
  state: number | undefined,
  submittedAt: string,
  { expected, reason }: { expected?: string | undefined; reason?: string | undefined },
): Step[] {
  const submitted: Step = { name: '已提交', note: submittedAt, state: 'done' }
  if (state === APPROVED) {
    return [
      submitted,
      { name: '审核通过', note: '后台已通过审核', state: 'done' },
      { name: '已出款', note: '到账时间以收款方为准', state: 'done' },
    ]
  }
  if (state === REJECTED) {
    return [
      submitted,
      {
        name: '审核拒绝',
        note: reason ? `原因：${reason}` : '如需了解原因，可联系客服',
        state: 'failed',
      },
      { name: '已退回', note: '以中心钱包余额为准', state: 'done' },
    ]
  }
  if (state !== PENDING) return [submitted, { name: '审核与出款', note: '进度以取款记录为准', state: 'next' }]
  return [
    submitted,
    { name: '审核', note: expected ? `等待后台审核，${expected}` : '等待后台审核', state: 'now' },
    { name: '出款', note: '审核通过后出款', state: 'next' },
  ]
}
