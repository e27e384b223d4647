import { add, type Fen, min, progressPercent, subtract, ZERO } from '#contracts/money/money.ts'
import type { RequirementSource } from '../../api/queries/money/wagering.ts'

/** A deposit or bonus with open wagering, and how much of it is remaining. */
export type BreakdownPart = RequirementSource & { remaining: Fen }

export type RequirementBreakdown = {
  /** Newest first. */
  open: readonly BreakdownPart[]
  /** What of the requirement the records do not explain: older deposits, bonuses whose amount no record tells. */
  unexplained: Fen
}

/**
 * Splits the wagering that is remaining between deposits and bonuses. Stakes cover the oldest first, so the rest
 * belongs to the newest. The parts and the unexplained rest add up to `remaining` to the fen.
 */
export function breakDownRequirement(
  remaining: Fen,
  sources: readonly RequirementSource[],
): RequirementBreakdown {
  const newestFirst = [...sources].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const open: BreakdownPart[] = []
  let rest = remaining
  for (const source of newestFirst) {
    if (rest <= ZERO) break
    const mine = min(source.required, rest)
    if (mine > ZERO) open.push({ ...source, remaining: mine })
    rest = subtract(rest, mine)
  }
  return { open, unexplained: rest }
}

/** Progress of the open wagering, 0-100. Floored, so that 100 only shows when nothing is remaining. */
export function donePercent(remaining: Fen, { open, unexplained }: RequirementBreakdown): number {
  const required = add(unexplained, ...open.map((wager) => wager.required))
  return progressPercent(subtract(required, remaining), required)
}
