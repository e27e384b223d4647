import type { Fen } from '#contracts/money/money.ts'
import type {
  StoredArticle,
  StoredBanner,
  StoredGame,
  StoredNotice,
  StoredPromotion,
  StoredPromotionType,
  Venue,
} from './catalogue.ts'
import type { Site } from './site.ts'
import type {
  Bet,
  ClaimedRedPacket,
  Pointer,
  Rebate,
  Transaction,
  WageringRequirement,
} from './store/log-rows.ts'
import type {
  AgentApplication,
  Deposit,
  PromotionApplication,
  ReviewKind,
  StoredCard,
  Withdrawal,
} from './submissions.ts'

/**
 * The whole state of the mock: `world[collection][key]` is one entry of plain JSON. Single entries are stored, and
 * loaded by other tabs. Everything that grows without limit is a chunked log (log.ts). Times are epoch ms, amounts
 * Fen, ids text.
 */
export type World = {
  meta: Meta
  site: Site
  counters: Record<string, number>
  members: Record<string, Member>
  /** Lower-case username → member id. */
  usernames: Record<string, string>
  /** Bearer token → session of its member. */
  sessions: Record<string, Session>
  /** Ledger account → balance, the sum of its postings. */
  accounts: Record<string, Fen>
  venues: Record<string, Venue>
  games: Record<string, StoredGame>
  banners: Record<string, StoredBanner>
  notices: Record<string, StoredNotice>
  /** Member id → ids of the notices that the member has read. */
  noticesRead: Record<string, string[]>
  /** Article type (docs/rules.md#help-articles) → article. */
  articles: Record<string, StoredArticle>
  activityTypes: Record<string, StoredPromotionType>
  activities: Record<string, StoredPromotion>
  /** Application id → application. The member's log has only the id. */
  applications: Record<string, PromotionApplication>
  /** Member id → bank cards and USDT addresses. */
  cards: Record<string, StoredCard[]>
  /** Deposit number → deposit. */
  deposits: Record<string, Deposit>
  /** Withdrawal number → withdrawal. */
  withdrawals: Record<string, Withdrawal>
  agentApplications: Record<string, AgentApplication>
  /** Launch ticket → who plays which game on the demo games' page. */
  tickets: Record<string, VenueTicket>
  /** `<member>:<game code>` → the member's seat at a demo game. */
  seats: Record<string, VenueSeat>
  /** Work that waits for the clock. */
  due: Record<string, DueItem>

  /** Log key → number of its rows. The rows are in the collection that has the name of the log. */
  heads: Record<string, LogHead>
  postings: Record<string, Chunk<Posting>>
  bets: Record<string, Chunk<Bet>>
  /** `<member>:<category>` → positions of bets in the member's log. */
  betsByCategory: Record<string, Chunk<Pointer>>
  /** `<member>:<type>` → the member's transactions of one type. */
  transactions: Record<string, Chunk<Transaction>>
  rebates: Record<string, Chunk<Rebate>>
  redPackets: Record<string, Chunk<ClaimedRedPacket>>
  /** Member → wagering requirements, oldest first (rules/bonus/wagering.ts). */
  wageringRequirements: Record<string, Chunk<WageringRequirement>>
  applicationLog: Record<string, Chunk<Pointer & { id: string }>>
}

export type Collection = keyof World

export type PostingKind =
  | 'deposit'
  | 'withdrawal-hold'
  | 'withdrawal-paid'
  | 'withdrawal-refund'
  | 'transfer'
  | 'recall'
  | 'stake'
  | 'payout'
  | 'void'
  | 'unplayed'
  | 'rebate'
  | 'red-packet'
  | 'promotion'
  | 'correction'
  | 'deduction'
  | 'seed'

export type Entry = readonly [account: string, change: Fen]
export type Posting = { id: string; atMs: number; kind: PostingKind; entries: Entry[]; ref: string }

/** The number of rows of a log, and the time of the last one. */
export type LogHead = { length: number; lastMs: number }
export type Row = { atMs: number }
export type Chunk<R extends Row> = R[]

/**
 * The state of xoshiro128**: four 32-bit words. It is part of the world, so that equal commands draw equal
 * numbers.
 */
export type RngState = [number, number, number, number]

/**
 * An unsettled bet of a demo game with its outcome. `countedStake` is the part of the stake that counts as
 * turnover (rules/bonus/turnover.ts), `unplayed` the part that was not played. `voids`: the bet becomes invalid instead.
 */
export type SettleWork = {
  kind: 'settle'
  memberId: string
  position: number
  payout: Fen
  countedStake?: Fen
  unplayed?: Fen
  voids?: true
}

/** Work that waits for the clock. due-work.ts does each kind, dated to the moment it was due. */
export type DueWork =
  | SettleWork
  /** Auto-review: approves, or rejects, a submission that is still pending. */
  | { kind: 'review'; what: ReviewKind; id: string; rejects?: true }
  /** The hour of a deposit order is over. */
  | { kind: 'expire'; no: string }
  /** The end of a day in Beijing time: rebates, and rising and falling VIP levels. */
  | { kind: 'midnight' }

/** How a member's next round at a demo game ends. */
export type RoundOutcome = 'win' | 'lose' | 'void'

export type DueItem = { atMs: number; work: DueWork }

/** Lets its holder play one game with one member's venue wallet, while the session that opened it lasts. */
export type VenueTicket = {
  memberId: string
  token: string
  plat: string
  gameCode: string
  gameName: string
  category: string
  atMs: number
}

/** One bet at a demo game. The outcome is drawn with the bet, and shown once the bet has settled. */
export type VenuePlay = {
  /** The page's key of the tap. A second bet with the same key is the same bet. */
  key: string
  betId: string
  /** Position in the member's bets. */
  position: number
  stake: Fen
  placedMs: number
  dueMs: number
  /** Round of the matches, or period of the lottery. */
  round: number
  /** What was picked and what was drawn, as each game's own JSON (rules/bets/bets-seat.ts). */
  pick: unknown
  drawn: unknown
  /** The page's keys of the decisions about this bet. A second one with the same key is the same decision. */
  acts?: string[]
  /** The end that the operator has set for this round; draws for its decisions follow it too. */
  wanted?: Exclude<RoundOutcome, 'void'>
}

/** A member's place at one game: the coming round, and the last plays, oldest first. */
export type VenueSeat = { round: number; plays: VenuePlay[] }

export type Meta = {
  schema: number
  seed: number
  scenario: string
  /** The parameters that the scenario was built with. */
  params: unknown
  rng: RngState
  clock: ClockState
  /** The time of the latest change; no later change may be before it. */
  lastMs: number
  /** When the next waiting work is due; null if none waits. */
  nextDueMs: number | null
}

/** With `stoppedMs` the clock is stopped at that time. Otherwise it is `offsetMs` ahead of real time. */
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
  /** Empty if the member has set none. */
  payPasswordDigest: string
  /** Wrong passwords in a row, and until when this locks the password (rules/password.ts). */
  loginFailures: number
  loginLockedUntilMs: number | null
  payFailures: number
  payLockedUntilMs: number | null
  joinedMs: number
  vip: number
  vipSinceMs: number
  /** Turnover when the level began: only later turnover counts for keeping the level. */
  vipTurnover: Fen
  /** The highest level so far: a lost level must be earned again with new turnover. */
  vipPeak: number
  /** Whether the next level was reached at the last end of a day; the next end of a day then gives it. */
  vipReady: boolean
  /** Venue → valid stake that has settled since the last midnight, the base of the day's rebates. */
  staked: Record<string, Fen>
  /** Rebates before this position are collected, later ones are pending. The next two fields are the sums of both. */
  rebatesCollectedTo: number
  rebatesCollected: Fen
  rebatesPending: Fen
  /** Sum of approved deposits; never falls. */
  paysum: Fen
  /** Sum of the turnover of all settled bets. */
  turnover: Fen
  /** The turnover still required before a withdrawal: the sum of all open wagering requirements. */
  wageringLeft: Fen
  isAgent: boolean
  autoTransfer: boolean
  pid: string
  /** The operator has blocked the account: no login, no session. */
  isBlocked?: true
  /** The outcome that the operator has set for the member's next bet; null: chance decides. */
  nextRound: RoundOutcome | null
}

/** `expiresMs` null: valid until the logout. `replaced`: a later login has ended it, and its device learns that. */
export type Session = { memberId: string; sinceMs: number; expiresMs: number | null; replaced?: true }
