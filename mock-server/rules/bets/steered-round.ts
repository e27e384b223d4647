import type { Fen } from '#contracts/money/money.ts'
import type { Member, RoundOutcome } from '../../state/types.ts'

/** A steered round is drawn anew until it comes out as set; the rarest prize of a game needs far fewer draws. */
const MOST_DRAWS = 5_000

/** A draw, and what it makes of the stake. */
type Drawn = { stake: Fen; outcome: { payout: Fen } }

/** What the operator has set for the member's next bet; the bet uses it up. */
export function takeNextRound(member: Member): RoundOutcome | null {
  const wanted = member.nextRound
  member.nextRound = null
  return wanted
}

/**
 * Draws until it comes out as wanted. What cannot come out so stays as the first draw: a lottery draws for all its
 * players.
 */
export function drawAs<D extends Drawn>(wanted: RoundOutcome | null, draw: () => D): D {
  const first = draw()
  let one = first
  for (let draws = 1; draws < MOST_DRAWS && !fits(wanted, one); draws++) one = draw()
  return fits(wanted, one) ? one : first
}

const fits = (wanted: RoundOutcome | null, { stake, outcome: { payout } }: Drawn): boolean =>
  wanted === 'win' ? payout > stake : wanted === 'lose' ? payout < stake : true
