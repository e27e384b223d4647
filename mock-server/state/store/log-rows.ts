import type { Fen, Share } from '#contracts/money/money.ts'
import type { ReviewState, TransferState, BetStatus as WireBetStatus } from '#contracts/wire/record-codes.ts'
import type { UNKNOWN_STATE } from '#contracts/wire/wire.ts'

/** The rows of the world's logs (log.ts), which grow without limit. */

export type StoredBetStatus = Exclude<WireBetStatus, typeof UNKNOWN_STATE>
export type Bet = {
  id: string
  atMs: number
  plat: string
  gameCode: string
  category: string
  stake: Fen
  /** What the bet paid back in total: 0 if it lost. Known once it has settled. */
  payout: Fen
  /** The turnover that the bet counts (rules/bonus/turnover.ts): 0 unless it has settled. */
  turnover: Fen
  status: StoredBetStatus
  /** The texts of the bet, for bets without a seat from whose play they could be made (rules/bets/bet-texts.ts). */
  told?: BetTexts
}
/** What was bet on, and what came out. Only a settled bet may show the result. */
export type BetTexts = { pick: string; result: string }
/** A row of an index log: the position of a row in the member's main log. */
export type Pointer = { atMs: number; position: number }

/** A deposit, a withdrawal or a transfer. `state` is that of the review, or of the transfer. */
export type Transaction = {
  no: string
  atMs: number
  amount: Fen
  payWay: string
  state: ReviewState | TransferState
  /** The central wallet directly after the last posting of this row; null before the first. */
  centralAfter: Fen | null
  /** The reason of a rejection, in words for the player. */
  remark?: string
}

export type Rebate = {
  atMs: number
  plat: string
  gameName: string
  category: string
  amount: Fen
  /**
   * The valid stake, and the share of it that is the amount. Worlds that were stored before these fields existed
   * lack both.
   */
  stake?: Fen
  rate?: Share
  collectedMs: number | null
}
/** What a deposit, a red packet, a rebate or a promotion adds to the wagering requirement. `ref` is its number. */
export type WageringRequirement = { atMs: number; source: RequirementOrigin; ref: string; amount: Fen }
export type RequirementOrigin = 'deposit' | 'rebate' | 'red-packet' | 'promotion'
export type ClaimedRedPacket = { atMs: number; amount: Fen; rechargeFen: Fen }
