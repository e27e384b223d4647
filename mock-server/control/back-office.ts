import { fen } from '#contracts/money/money.ts'
import { BET_OPEN } from '#contracts/wire/record-codes.ts'
import { settleBet, voidBet } from '../rules/bets/bet.ts'
import { correctByHand, deductByHand } from '../rules/bonus/correction.ts'
import { decide } from '../rules/decide.ts'
import { announce, sendInboxMessage } from '../rules/inbox.ts'
import { typedMessage } from '../rules/letters.ts'
import { delayHeldReviews, takeOver } from '../rules/orders/auto-review.ts'
import { creditByHand } from '../rules/orders/deposit.ts'
import { isRefusal } from '../rules/outcome.ts'
import type { MockBackend } from '../server/mock-backend.ts'
import { setBlocked } from '../state/members.ts'
import { rowAt } from '../state/store/log.ts'
import type { ReviewKind, Role } from '../state/submissions.ts'
import type { RoundOutcome, World } from '../state/types.ts'
import {
  autoReviewInput,
  blockInput,
  creditInput,
  debitInput,
  holdInput,
  nextRoundInput,
  noticeInput,
  reviewInput,
  settleInput,
  venueInput,
} from './back-office-inputs.ts'
import { InvalidControlInput, knownMember } from './control-input.ts'
import { checked } from './verb-inputs.ts'

/** A bet that has not settled: the outcome that was drawn for it, and when it settles by itself. */
export type OpenRound = {
  id: string
  username: string
  venue: string
  gameCode: string
  stake: number
  payout: number
  dueMs: number
}
export type RoundsView = {
  open: OpenRound[]
  /** The members whose next round is set. */
  next: { username: string; outcome: RoundOutcome }[]
}

/** What the operator's staff does, beside reviews and credits. */
export type BackOffice = {
  /**
   * Approves or rejects what waits for review. False when it does not exist or is decided already. A `reason` goes to
   * the member. `by`: the role of who decides, by default the cashier.
   */
  review(decision: {
    what: ReviewKind
    id: string
    approve: boolean
    reason?: string | undefined
    by?: Role | undefined
  }): Promise<boolean>
  /**
   * Holds the auto-review: of everything for so long by the machine's clock (at most a minute, 0 ends it, and what fell
   * due meanwhile gets its delay again), or of one submission, which then waits for a person.
   */
  hold(input: { forMs: number } | { what: ReviewKind; id: string }): Promise<void>
  /**
   * Credits a member by hand and returns the number. As a deposit, which is the default, it counts for VIP, promotions
   * and red packets, and is to be staked; otherwise it is a correction.
   */
  credit(input: {
    username: string
    amount: number
    reason?: string | undefined
    isDeposit?: boolean | undefined
  }): Promise<string>
  /** Takes money back from the central wallet by hand; returns its number. The member gets a letter. */
  debit(input: { username: string; amount: number; reason?: string | undefined }): Promise<string>
  /** Bets that have not settled, and the rounds that are set. */
  rounds(): Promise<RoundsView>
  /** Settles an open bet now with what was drawn, or declares it invalid. False if it is not open. */
  settle(input: { id: string; how: 'settle' | 'void' }): Promise<boolean>
  /** Sets how the member's next round comes out; null leaves it to chance. What all players share, a lottery's
   * draw or a match, cannot be set: the outcome then waits for a round of the member's own. */
  nextRound(input: { username: string; outcome: RoundOutcome | null }): Promise<void>
  /** Writes an announcement, or with `username` a letter to that member. `text` is plain text, not HTML. */
  notice(input: { title: string; text: string; username?: string | undefined }): Promise<void>
  /** Blocks a member, whose sessions end, or lets the member in again. */
  block(input: { username: string; isBlocked: boolean }): Promise<void>
  /** Opens a venue or closes it for maintenance. */
  venue(input: { plat: string; open: boolean }): Promise<void>
  /**
   * The auto-review of one kind: its delay (null: it waits for a cashier) and its share of rejections. `rule` null: the
   * rule of all kinds.
   */
  autoReview(input: {
    what: ReviewKind
    rule: { delayMs: number | null; rejectPercent: number } | null
  }): Promise<void>
}

export function backOfficeOf(mock: MockBackend): BackOffice {
  return {
    review: async (input) => {
      const { reason = '', by = 'cashier', ...decision } = checked('review', reviewInput, input)
      return mock.change((world, now) => decide(world, { ...decision, reason, by }, now), 'review')
    },
    hold: async (input) => {
      const asked = checked('hold', holdInput, input)
      if ('what' in asked) {
        await mock.change((world) => takeOver(world, asked.what, asked.id), 'hold')
        return
      }
      if (asked.forMs === 0 && mock.areReviewsHeld()) await mock.change(delayHeldReviews, 'hold')
      mock.holdReviews(asked.forMs)
    },
    credit: async (input) => {
      const { username, amount, reason = '', isDeposit = true } = checked('credit', creditInput, input)
      return mock.change((world, now) => {
        const member = knownMember(world, username)
        return isDeposit
          ? creditByHand(world, member, fen(amount), now, reason).no
          : correctByHand(world, member, { amount: fen(amount), reason }, now).no
      }, 'credit')
    },
    debit: async (input) => {
      const { username, amount, reason = '' } = checked('debit', debitInput, input)
      return mock.change((world, now) => {
        const taken = deductByHand(world, knownMember(world, username), { amount: fen(amount), reason }, now)
        if (isRefusal(taken)) throw new InvalidControlInput(taken.message)
        return taken.no
      }, 'debit')
    },
    rounds: () => mock.read(roundsIn),
    settle: async (input) => {
      const { id, how } = checked('settle', settleInput, input)
      return mock.change((world, now) => settleNow(world, id, how, now), how)
    },
    nextRound: async (input) => {
      const { username, outcome } = checked('nextRound', nextRoundInput, input)
      await mock.change((world) => {
        knownMember(world, username).nextRound = outcome
      }, 'nextRound')
    },
    notice: async (input) => {
      const { title, text, username } = checked('notice', noticeInput, input)
      await mock.change((world, now) => {
        const written = typedMessage(title, text)
        if (username === undefined) announce(world, written, now)
        else sendInboxMessage(world, knownMember(world, username).id, written, now)
      }, 'notice')
    },
    block: async (input) => {
      const { username, isBlocked } = checked('block', blockInput, input)
      await mock.change((world) => setBlocked(world, knownMember(world, username), isBlocked), 'block')
    },
    venue: async (input) => {
      const { plat, open } = checked('venue', venueInput, input)
      await mock.change((world) => {
        const venue = Object.hasOwn(world.venues, plat) ? world.venues[plat] : undefined
        if (!venue) throw new InvalidControlInput(`no venue ${plat}`)
        venue.open = open
      }, 'venue')
    },
    autoReview: async (input) => {
      const { what, rule } = checked('autoReview', autoReviewInput, input)
      await mock.change(({ site: { switches } }) => {
        const { [what]: _old, ...others } = switches.autoReviewByKind
        switches.autoReviewByKind = rule === null ? others : { ...others, [what]: rule }
      }, 'autoReview')
    },
  }
}

/** The open bets are those that wait to settle. */
const waitingIn = (world: World) =>
  Object.values(world.due).flatMap(({ atMs, work }) => {
    if (work.kind !== 'settle') return []
    const bet = rowAt(world, 'bets', work.memberId, work.position)
    return bet.status === BET_OPEN ? [{ atMs, work, bet }] : []
  })

const roundsIn = (world: World): RoundsView => ({
  open: waitingIn(world).map(({ atMs, work, bet }) => ({
    ...{ id: bet.id, gameCode: bet.gameCode, stake: bet.stake, payout: work.payout, dueMs: atMs },
    username: world.members[work.memberId]?.username ?? '',
    venue: world.venues[bet.plat]?.name ?? bet.plat,
  })),
  next: Object.values(world.members).flatMap(({ username, nextRound }) =>
    nextRound === null ? [] : [{ username, outcome: nextRound }],
  ),
})

/** The work that is due for the bet stays, and finds the bet decided. */
function settleNow(world: World, id: string, how: 'settle' | 'void', now: number): boolean {
  const found = waitingIn(world).find(({ bet }) => bet.id === id)
  if (!found) return false
  const { memberId, position } = found.work
  if (how === 'void') return voidBet(world, memberId, position, now)
  settleBet(world, memberId, position, found.work, now)
  return true
}
