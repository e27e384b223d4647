import type { Fen } from '#contracts/money.ts'
import type { Member, RoundOutcome } from '../state/types.ts'

/** A steered round is drawn anew until it comes out as set; the rarest prize of a game needs far fewer draws. */
const MOST_DRAWS = 5_000

type Drawn<D> = { drawn: D; payout: Fen }

/**
 * Draws a round as the operator has set it for the member's next bet, once. What cannot come out so stays as the first
 * draw: a lottery draws for all its players.
 */
export function drawRound<D>(
  member: Member,
  stake: Fen,
  draw: () => Drawn<D>,
): Drawn<D> & { isVoid: boolean } {
  const wanted = member.nextRound
  member.nextRound = null
  const first = draw()
  if (wanted === null || wanted === 'void') return { ...first, isVoid: wanted === 'void' }
  let one = first
  for (let draws = 1; draws < MOST_DRAWS && !fits(wanted, one.payout, stake); draws++) one = draw()
  return { ...(fits(wanted, one.payout, stake) ? one : first), isVoid: false }
}

const fits = (wanted: RoundOutcome, payout: Fen, stake: Fen): boolean =>
  wanted === 'win' ? payout > stake : payout < stake
