import { type Fen, subtract, ZERO } from '#contracts/money/money.ts'
import type { Member, RoundOutcome } from '../../state/types.ts'

/**
 * The most draws of a steered round, which is drawn again until it ends as set. The rarest prize of a game needs
 * far fewer.
 */
const MAX_DRAWS = 5_000

/** A draw with its outcome for the stake. */
type Drawn = { stake: Fen; outcome: { payout: Fen; unplayed?: Fen | undefined } }

/** The outcome that the operator has set for the member's next bet; the bet uses it up. */
export function takeNextRound(member: Member): RoundOutcome | null {
  const wanted = member.nextRound
  member.nextRound = null
  return wanted
}

/**
 * Draws until the outcome is the wanted one. If that is impossible, the first draw stays: a lottery, for example,
 * draws for all its players.
 */
export function drawAs<D extends Drawn>(wanted: RoundOutcome | null, draw: () => D): D {
  const first = draw()
  let latest = first
  for (let draws = 1; draws < MAX_DRAWS && !fits(wanted, latest); draws++) latest = draw()
  return fits(wanted, latest) ? latest : first
}

function fits(wanted: RoundOutcome | null, { stake, outcome: { payout, unplayed = ZERO } }: Drawn): boolean {
  const played = subtract(stake, unplayed)
  return wanted === 'win' ? payout > played : wanted === 'lose' ? payout < played : true
}
