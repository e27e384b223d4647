import type { Fen, Share } from '#contracts/money/money.ts'
import type { ReviewState, TransferState, BetStatus as WireBetStatus } from '#contracts/wire/record-codes.ts'
import type { UNKNOWN_STATE } from '#contracts/wire/wire.ts'

/** Rows of the world's logs (log.ts): what grows without end. */

export type StoredBetStatus = Exclude<WireBetStatus, typeof UNKNOWN_STATE>
export type Bet = {
  id: string
  atMs: number
  plat: string
  gameCode: string
  category: string
  stake: Fen
  /** What the bet paid back in total: 0 for a lost one. Known when settled. */
  payout: Fen
  /** What the bet counts as turnover (rules/turnover.ts): 0 unless it has settled. */
  turnover: Fen
  status: StoredBetStatus
  /** Its words, where no seat has the play that they are made of (rules/bet-texts.ts). */
  told?: ToldBet
}
/** What was bet on, and what came out, which only a settled bet may tell. */
export type ToldBet = { pick: string; result: string }
/** A row of an index log: the position of a row in the member's main log. */
export type Pointer = { atMs: number; position: number }

/** A deposit or a withdrawal has a state of its review, a transfer the state of the transfer. */
export type Transaction = {
  no: string
  atMs: number
  amount: Fen
  payWay: string
  state: ReviewState | TransferState
  /** The central wallet right after the last posting of this row; null before the first. */
  centralAfter: Fen | null
  /** Why it was rejected, in words for the player. */
  remark?: string
}

export type Rebate = {
  atMs: number
  plat: string
  gameName: string
  category: string
  amount: Fen
  /** The valid stake and the share of it that the amount is; a world that was kept before these were has neither. */
  stake?: Fen
  rate?: Share
  collectedMs: number | null
}
/** What a deposit, a red packet, a rebate or a promotion adds to the wagering requirement. `ref` names it. */
export type WageringRequirement = { atMs: number; source: RequirementOrigin; ref: string; amount: Fen }
export type RequirementOrigin = 'deposit' | 'rebate' | 'red-packet' | 'promotion'
export type ClaimedRedPacket = { atMs: number; amount: Fen; rechargeFen: Fen }
