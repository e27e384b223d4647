import type { DragonPick, DragonSide } from './dragon.ts'
import type { GameKind } from './game.ts'
import type { Skin } from './kinds.ts'
import type { LotteryPick } from './lottery.ts'
import type { Leg, Score } from './slip.ts'

/**
 * Data between the venue's page and the mock backend. It is outside the contract, since a real venue's page belongs to
 * a third party. Amounts are whole fen, odds are hundredths, times are ms of the mock backend's clock.
 */
export type SlotPickWire = Record<string, never>
export type SlipPickWire = { round: number; legs: readonly Leg[] }

export type MatchWire = {
  cup: string
  home: string
  away: string
  odds: Partial<Record<'home' | 'draw' | 'away', number>>
}

export type SlotResult = {
  window: readonly (readonly number[])[]
  wins: readonly { line: number; symbol: number; odds: number }[]
}
export type LotteryResult = { period: number; balls: readonly number[]; hits: number }
export type SlipResult = { matches: readonly MatchWire[]; scores: readonly Score[]; won: readonly boolean[] }
export type DragonResult = { dragon: number; tiger: number; winner: DragonSide }

export type PlaysWire = {
  slot: { pick: SlotPickWire; result: SlotResult }
  lottery: { pick: LotteryPick & { period: number }; result: LotteryResult }
  slip: { pick: SlipPickWire & { matches: readonly MatchWire[] }; result: SlipResult }
  dragon: { pick: DragonPick; result: DragonResult }
}

/** An unsettled bet: the mock backend reveals its outcome only at `dueAt`. */
export type OpenBet<K extends GameKind = GameKind> = {
  id: string
  stake: number
  placedAt: number
  dueAt: number
  pick: PlaysWire[K]['pick']
}
export type SettledBet<K extends GameKind = GameKind> = OpenBet<K> & {
  returned: number
  result: PlaysWire[K]['result']
}

export type SlotTable = {
  kind: 'slot'
  pays: readonly number[]
  lines: readonly (readonly number[])[]
  reels: readonly string[]
}
export type LotteryTable = {
  kind: 'lottery'
  balls: number
  picks: number
  periodMs: number
  closedMs: number
  prizes: readonly number[]
  draws: readonly { period: number; balls: readonly number[] }[]
}
export type SlipTable = { kind: 'slip'; round: number; matches: readonly MatchWire[] }
export type DragonTable = { kind: 'dragon'; odds: Record<DragonSide, number>; halfBack: number }
export type TablesWire = { slot: SlotTable; lottery: LotteryTable; slip: SlipTable; dragon: DragonTable }

export type VenueState<K extends GameKind = GameKind> = {
  now: number
  venue: string
  game: string
  skin: Skin
  balance: number
  min: number
  max: number
  table: TablesWire[K]
  /** Oldest first. */
  open: readonly OpenBet<K>[]
  /** Newest first, at most 20. */
  recent: readonly SettledBet<K>[]
}

/** The page makes a `key` for each tap. Two requests with the same key are one bet. */
export type BetRequest = { ticket: string; key: string; stake: number; pick: unknown }
