import { add, type Fen, min, progressPercent, subtract, ZERO } from '#contracts/money/money.ts'
import type { RequirementSource } from '../../api/queries/money/wagering.ts'

/** A deposit or bonus with open wagering, and how much of it is left. */
export type BreakdownPart = RequirementSource & { left: Fen }

export type RequirementBreakdown = {
  /** Newest first. */
  open: readonly BreakdownPart[]
  /** What of the requirement the records do not explain: older deposits, bonuses whose amount no record tells. */
  unexplained: Fen
}

/**
 * Splits the wagering that is left between deposits and bonuses. Stakes cover the oldest first, so the rest
 * belongs to the newest. The parts and the unexplained rest add up to `left` to the fen.
 */
export function breakDownRequirement(left: Fen, sources: readonly RequirementSource[]): RequirementBreakdown {
  const newestFirst = [...sources].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const open: BreakdownPart[] = []
  let rest = left
  for (const source of newestFirst) {
    if (rest <= ZERO) break
    const mine = min(source.asked, rest)
    if (mine > ZERO) open.push({ ...source, left: mine })
    rest = subtract(rest, mine)
  }
  return { open, unexplained: rest }
}

/** Progress of the open wagering, 0-100. Floored, so that 100 only shows when nothing is left. */
export function donePercent(left: Fen, { open, unexplained }: RequirementBreakdown): number {
  const asked = add(unexplained, ...open.map((wager) => wager.asked))
  return progressPercent(subtract(asked, left), asked)
}
