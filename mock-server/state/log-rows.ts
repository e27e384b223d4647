import type { Fen } from '#contracts/money.ts'

/** Rows of the world's logs (log.ts): what grows without end. */

/** 0 invalid, 1 settled, 2 unsettled. */
export type BetStatus = 0 | 1 | 2
export type Bet = {
  id: string
  atMs: number
  plat: string
  gameCode: string
  category: string
  stake: Fen
  /** Paid back in all: 0 for a lost bet. Known when settled. */
  payout: Fen
  status: BetStatus
}
/** A row of an index log: where the row lies in its member's main log. */
export type Pointer = { atMs: number; position: number }

/** 1 deposit, 2 withdrawal, 3 transfer in, 4 transfer out. "In" is into the central wallet. */
export type TransactionType = 1 | 2 | 3 | 4
export type Transaction = { no: string; atMs: number; amount: Fen; payWay: string; state: 0 | 1 | 2 | 3 }

export type Rebate = {
  atMs: number
  plat: string
  gameName: string
  category: string
  amount: Fen
  collectedMs: number | null
}
/** What asked for turnover: a deposit's number, a red packet's or a rebate's reference. `amount` is the turnover asked. */
export type WageringRequirement = { atMs: number; source: RequirementOrigin; ref: string; amount: Fen }
export type RequirementOrigin = 'deposit' | 'rebate' | 'red-packet'
export type RedPacket = { atMs: number; amount: Fen; rechargeFen: Fen }
