import type { Fen } from '#contracts/money.ts'
import type { VenueSeat, VenueTicket } from '../rules/bets-seat.ts'
import type { DueItem } from './due.ts'
import type { AgentApplication, Application, Card, Deposit, Withdrawal } from './filed.ts'
import type { Posting } from './ledger.ts'
import type { Chunk, LogHead } from './log.ts'
import type { RngState } from './random.ts'
import type { Bet, Pointer, Rebate, RedPacket, Transaction, WageringRequirement } from './rows.ts'
import type { Site } from './site.ts'

/**
 * The whole state of the fake house: `world[collection][key]` is one entry of plain JSON, and one entry is what the
 * snapshot stores and what another tab loads. Anything that grows without end is a chunked log (log.ts).
 * Times are epoch ms, amounts Fen, ids text.
 */
export type World = {
  meta: Meta
  site: Site
  counters: Record<string, number>
  members: Record<string, Member>
  /** Lower-case username → member id. */
  usernames: Record<string, string>
  /** Bearer token → who it belongs to. */
  sessions: Record<string, Session>
  /** Ledger account → balance, kept in step with the postings. */
  accounts: Record<string, Fen>
  venues: Record<string, Venue>
  games: Record<string, Game>
  banners: Record<string, Banner>
  notices: Record<string, StoredNotice>
  /** Member id → ids of the notices that the member has read. */
  noticesRead: Record<string, string[]>
  /** Article type (docs/rules.md#help-articles) → article. */
  articles: Record<string, Article>
  activityTypes: Record<string, ActivityType>
  activities: Record<string, Activity>
  /** Application id → application; its row in the member's log carries the same state. */
  applications: Record<string, Application>
  /** Member id → bank cards and USDT addresses. */
  cards: Record<string, Card[]>
  /** Deposit number → deposit. */
  deposits: Record<string, Deposit>
  /** Withdrawal number → withdrawal. */
  withdrawals: Record<string, Withdrawal>
  agentApplications: Record<string, AgentApplication>
  /** Launch ticket → who plays what in the demo games' page. */
  tickets: Record<string, VenueTicket>
  /** `<member>:<game code>` → the member's seat at a demo game. */
  seats: Record<string, VenueSeat>
  /** Work that waits for the clock. */
  due: Record<string, DueItem>

  /** Log key → how many rows it has; the rows are in the collection the log is named after. */
  heads: Record<string, LogHead>
  postings: Record<string, Chunk<Posting>>
  bets: Record<string, Chunk<Bet>>
  /** `<member>:<category>` → positions in the member's bets. */
  betsByCategory: Record<string, Chunk<Pointer>>
  /** `<member>:<type>` → the member's transactions of one type. */
  transactions: Record<string, Chunk<Transaction>>
  rebates: Record<string, Chunk<Rebate>>
  redPackets: Record<string, Chunk<RedPacket>>
  /** Member → what turnover was asked for, oldest first (rules/wagering.ts). */
  wageringRequirements: Record<string, Chunk<WageringRequirement>>
  applicationLog: Record<string, Chunk<Pointer & { id: string }>>
}

export type Collection = keyof World

/** Raise it when an older snapshot can no longer be read: such a snapshot is dropped and the world seeded anew. */
export const SCHEMA_VERSION = 5

export type Meta = {
  schema: number
  seed: number
  scenario: string
  /** What the scenario was built with. */
  params: unknown
  rng: RngState
  clock: ClockState
  /** The moment of the latest change: no later change may lie before it. */
  lastMs: number
  /** When the next piece of waiting work is due; null when none waits. */
  nextDueMs: number | null
}

/** `stoppedMs` set: the clock stands there. Else it runs `offsetMs` ahead of real time. */
export type ClockState = { offsetMs: number; stoppedMs: number | null }

export type Member = {
  id: string
  username: string
  realname: string
  avatar: string
  mobile: string
  email: string
  birthday: string
  passwordDigest: string
  /** Empty while the member has set none. */
  payPasswordDigest: string
  /** Wrong passwords in a row, and until when the password is locked for it (rules/password.ts). */
  loginFailures: number
  loginLockedUntilMs: number | null
  payFailures: number
  payLockedUntilMs: number | null
  joinedMs: number
  vip: number
  vipSinceMs: number
  /** Turnover when the level began: what came since counts for keeping it. */
  vipTurnover: Fen
  /** The highest level held so far: one that was lost is not given back for what was done before. */
  vipPeak: number
  /** The next level was in reach at the last end of a day: the next one promotes. */
  vipReady: boolean
  /** Venue → stakes settled since the last midnight: what the day's rebates are of. */
  staked: Record<string, Fen>
  /** Rebates before this position are collected, all later ones wait; what was collected in all, and what waits. */
  rebatesCollectedTo: number
  rebatesCollected: Fen
  rebatesPending: Fen
  /** Sum of approved deposits; never falls. */
  paysum: Fen
  /** Sum of settled valid stakes. */
  turnover: Fen
  /** Turnover still owed before a withdrawal: the sum of what is left of the wagers. */
  wageringLeft: Fen
  isAgent: boolean
  autoTransfer: boolean
  pid: string
}

/** `expiresMs` null: until logout. */
export type Session = { memberId: string; sinceMs: number; expiresMs: number | null }

export type Venue = { plat: string; name: string; category: string; open: boolean; order: number }

export type Game = {
  id: string
  plat: string
  code: string
  category: string
  name: string
  picture: string
  logo: string
  listed: boolean
  hot: boolean
  isNew: boolean
  order: number
}

export type Banner = { id: string; src: string; order: number }
/** `to` null: an announcement for everybody; else a message in that member's inbox. */
export type StoredNotice = { id: string; title: string; content: string; atMs: number; to: string | null }
export type Article = { title: string; content: string }
export type ActivityType = { id: string; name: string; order: number }
export type Activity = {
  id: string
  title: string
  banner: string
  type: string
  content: string
  memo: string
  order: number
}
/** A record without a prototype, so that a key like `__proto__` is a key and nothing else. */
export const bareRecord = <T>(): Record<string, T> => Object.create(null)

/** A world with no entry in it. */
export const blankCollections = (): { [C in Collection]: Record<string, never> } => ({
  meta: bareRecord(),
  site: bareRecord(),
  counters: bareRecord(),
  members: bareRecord(),
  usernames: bareRecord(),
  sessions: bareRecord(),
  accounts: bareRecord(),
  venues: bareRecord(),
  games: bareRecord(),
  banners: bareRecord(),
  notices: bareRecord(),
  noticesRead: bareRecord(),
  articles: bareRecord(),
  activityTypes: bareRecord(),
  activities: bareRecord(),
  applications: bareRecord(),
  cards: bareRecord(),
  deposits: bareRecord(),
  withdrawals: bareRecord(),
  agentApplications: bareRecord(),
  tickets: bareRecord(),
  seats: bareRecord(),
  due: bareRecord(),
  heads: bareRecord(),
  postings: bareRecord(),
  bets: bareRecord(),
  betsByCategory: bareRecord(),
  transactions: bareRecord(),
  rebates: bareRecord(),
  redPackets: bareRecord(),
  wageringRequirements: bareRecord(),
  applicationLog: bareRecord(),
})

/** The logs of the world: collections whose values are chunks. */
export const LOGS = [
  'postings',
  'bets',
  'betsByCategory',
  'transactions',
  'rebates',
  'redPackets',
  'wageringRequirements',
  'applicationLog',
] as const satisfies readonly Collection[]
export type LogName = (typeof LOGS)[number]
