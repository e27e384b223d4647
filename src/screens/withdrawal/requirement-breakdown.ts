import { add, type Fen, min, progressPercent, subtract, ZERO } from '#contracts/money.ts'
import type { RequirementSource } from '../../api/queries/wagering.ts'

/** A deposit or bonus that is not played off yet, and how much of it is left. */
export type OpenRequirement = RequirementSource & { left: Fen }

export type RequirementBreakdown = {
  /** Newest first. */
  open: readonly OpenRequirement[]
  /** What of the requirement the records do not explain: older deposits, bonuses of other kinds. */
  unexplained: Fen
}

/**
 * Which deposit or bonus still needs how much of the wagering that is left. Stakes pay the oldest first, so the rest
 * lies in the newest; the parts and what is unexplained add up to `left` to the fen.
 */
export function breakDownRequirement(left: Fen, sources: readonly RequirementSource[]): RequirementBreakdown {
  const newestFirst = [...sources].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const open: OpenRequirement[] = []
  let rest = left
  for (const source of newestFirst) {
    if (rest <= ZERO) break
    const mine = min(source.asked, rest)
    if (mine > ZERO) open.push({ ...source, left: mine })
    rest = subtract(rest, mine)
  }
  return { open, unexplained: rest }
}

/** How far the open ones are played off, 0-100: floored, so that 100 is only said when nothing is left. */
export function donePercent(left: Fen, { open, unexplained }: RequirementBreakdown): number {
  const asked = add(unexplained, ...open.map((wager) => wager.asked))
  return progressPercent(subtract(asked, left), asked)
}
