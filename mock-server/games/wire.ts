import type { GameKind, GameTypes } from './kinds.ts'
import type { Skin } from './skins.ts'

/**
 * Data between the venue's page and the mock backend. It is outside the contract, since a real venue's page belongs to
 * a third party. Amounts are whole fen, odds are hundredths, times are ms of the mock backend's clock. What each kind of
 * game adds stands in its own file (kinds.ts).
 */
export type PlaysWire = {
  [K in GameKind]: { pick: GameTypes[K]['shown']; result: GameTypes[K]['result'] }
}
export type TablesWire = { [K in GameKind]: GameTypes[K]['table'] }

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
  /** The bet was declared invalid: the stake came back, whatever the outcome. */
  isVoid?: true
  result: PlaysWire[K]['result']
}

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
/** A decision about an open bet (`bet` is its id), by a `key` of its own: two requests with the same key are one. */
export type ActRequest = { ticket: string; key: string; bet: string; action: unknown }
