import type { UserInfo } from '#contracts/member.ts'
import { type Fen, progressPercent, subtract, ZERO } from '#contracts/money/money.ts'
import type { VipLevel } from '#contracts/vip.ts'

/**
 * Shown instead of 100 %: a level also requires 打码量, and the backend need not send the member's
 * (docs/rules.md#vip-progress).
 */
export const depositsSuffice = ({ flowsum }: Pick<UserInfo, 'flowsum'>): string =>
  flowsum === undefined ? '充值已足，打码量待核算' : '充值已足'
export const TOP_REACHED = '已达最高等级'

/** The progress of the deposits to the next level. The top level has no `next`. */
export type LevelProgress = {
  percent: number
  next: { level: number; needs: VipLevel; missing: Fen } | undefined
}

/**
 * The list begins with level 1, so the index of the next level is the member's own level, and the last entry is the top
 * level. Undefined if the list does not reach the member's level, because then even the top level is unknown.
 */
export function progressOf(
  { vip, paysum }: Pick<UserInfo, 'vip' | 'paysum'>,
  levels: readonly VipLevel[] = [],
): LevelProgress | undefined {
  if (levels.length === 0 || vip > levels.length) return undefined
  const needs = levels[vip]
  if (!needs) return { percent: 100, next: undefined }
  const missing = paysum < needs.recharge ? subtract(needs.recharge, paysum) : ZERO
  return { percent: progressPercent(paysum, needs.recharge), next: { level: vip + 1, needs, missing } }
}
