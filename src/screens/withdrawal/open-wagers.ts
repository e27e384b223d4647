import { add, type Fen, min, progressPercent, subtract, ZERO } from '#contracts/money.ts'
import type { WagerSource } from '../../api/wagering.ts'

/** A deposit or bonus that is not played off yet, and how much of it is left. */
export type OpenWager = WagerSource & { left: Fen }

export type Breakdown = {
  /** Newest first. */
  open: readonly OpenWager[]
  /** What of the requirement the records do not explain: older deposits, bonuses of other kinds. */
  unexplained: Fen
}

/**
 * Which deposit or bonus still needs how much of the wagering that is left. Stakes pay the oldest first, so the rest
 * lies in the newest; the parts and what is unexplained add up to `left` to the fen.
 */
export function breakDown(left: Fen, sources: readonly WagerSource[]): Breakdown {
  const newestFirst = [...sources].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const open: OpenWager[] = []
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
export function donePercent(left: Fen, { open, unexplained }: Breakdown): number {
  const asked = add(unexplained, ...open.map((wager) => wager.asked))
  return progressPercent(subtract(asked, left), asked)
}
