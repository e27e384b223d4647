import { type Fen, progressPercent, subtract, ZERO } from '#contracts/money/money.ts'

/**
 * Shown instead of 100 %: a level also requires 打码量, and the backend need not send the member's
 * (docs/rules.md#vip-progress).
 */
export const depositsSuffice = ({ totalTurnover }: { totalTurnover?: Fen | undefined }): string =>
  totalTurnover === undefined ? '充值已足，打码量待核算' : '充值已足'
export const TOP_REACHED = '已达最高等级'

/** What a level asks for, in fen. */
type Needs = { deposit: Fen; turnover: Fen }

/** The progress of the deposits to the next level. The top level has no `next`. */
export type LevelProgress<Level extends Needs = Needs> = {
  percent: number
  next: { level: number; needs: Level; missing: Fen } | undefined
}

/**
 * The list begins with level 1, so the index of the next level is the member's own level, and the last entry is the top
 * level. Undefined if the list does not reach the member's level, because then even the top level is unknown.
 */
export function progressOf<Level extends Needs>(
  { vip, totalDeposit }: { vip: number; totalDeposit: Fen },
  levels: readonly Level[] = [],
): LevelProgress<Level> | undefined {
  if (levels.length === 0 || vip > levels.length) return undefined
  const needs = levels[vip]
  if (!needs) return { percent: 100, next: undefined }
  const missing = totalDeposit < needs.deposit ? subtract(needs.deposit, totalDeposit) : ZERO
  return { percent: progressPercent(totalDeposit, needs.deposit), next: { level: vip + 1, needs, missing } }
}
