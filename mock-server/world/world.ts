import type { PayWays } from '#contracts/deposit.ts'
import type { Fen, Rate, UsdtCent } from '#contracts/money.ts'
import type { VenueSeat, VenueTicket } from '../rules/bets-seat.ts'
import type { WireForm } from '../wire-forms.ts'
import type { DueItem } from './due.ts'
import type { Posting } from './ledger.ts'
import type { Chunk, LogHead } from './log.ts'
import type { RngState } from './random.ts'

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
  notices: Record<string, Notice>
  /** Member id → ids of the notices that the member has read. */
  noticesRead: Record<string, string[]>
  /** Article type (spec section 2, help centre) → article. */
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
  wagers: Record<string, Chunk<Wager>>
  applicationLog: Record<string, Chunk<Pointer & { id: string }>>
}

export type Collection = keyof World

/** Raise it when an older snapshot can no longer be read: such a snapshot is dropped and the world seeded anew. */
export const SCHEMA_VERSION = 4

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

export type Site = { settings: SiteSettings; switches: HouseSwitches }

export type SiteSettings = {
  title: string
  open: boolean
  repairTips: string
  redPacketOn: boolean
  welcomeModal: boolean
  webcontent: string
  h5Url: string
  visitUrl: string
  serviceUrl: string
  agentUrl: string
  iosDownloadUrl: string
  iosDownloadQrcode: string
  /** 元 for 1 USDT when depositing and when withdrawing. */
  usdtRate: Rate
  withdrawUsdtRate: Rate
  /** Fee of one withdrawal to an ERC20 and to a TRC20 address. */
  feeErc20: UsdtCent
  feeTrc20: UsdtCent
  /** Which ways to deposit are open (get_pay_way). */
  payWays: PayWays
  /** Withdrawals a member may ask for on one Beijing day. */
  withdrawalsADay: number
  /** Beijing hours of the day in which withdrawals are taken: from <= hour < to; 22 to 6 goes over midnight. */
  withdrawalFromHour: number
  withdrawalToHour: number
  maxWithdrawal: Fen
}

/** What only the fake house knows: how it behaves where the real one's back office would decide. */
export type HouseSwitches = {
  /** Pending deposits, withdrawals and applications are approved after this delay; null: they wait for a person. */
  autoReviewMs: number | null
  /** Withdrawals are refused while turnover is owed (readings, Wagering). */
  wageringBlocks: boolean
  /** How answers are written, where backends of this kind differ (wire-forms.ts). */
  wireForms: WireForm[]
  /** Written instead of the usual code of a refusal (readings: "Refusals come as many codes"); null: as it is. */
  refusalCode: number | null
  /** The tables that are the same in every world (lines of the notice bar, banks, accounts, levels, packets) are empty. */
  tablesEmpty: boolean
}

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
  rebatesTakenTo: number
  rebatesTaken: Fen
  rebatesWaiting: Fen
  /** Sum of approved deposits; never falls. */
  paysum: Fen
  /** Sum of settled valid stakes. */
  turnover: Fen
  /** Turnover still owed before a withdrawal: the sum of what is left of the wagers. */
  wagerLeft: Fen
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
export type Notice = { id: string; title: string; content: string; atMs: number; to: string | null }
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
/** 1 pending review, 2 passed, 3 rejected (spec section 4). */
export type ReviewState = 1 | 2 | 3
export type Application = {
  id: string
  memberId: string
  activityId: string
  activityName: string
  state: ReviewState
  atMs: number
}
export type AgentApplication = {
  memberId: string
  mobile: string
  reason: string
  state: ReviewState
  atMs: number
}

export type CardKind = 'bank' | 'usdt'
export type Card = {
  id: string
  kind: CardKind
  /** Bank name, or `USDT`. */
  bank: string
  /** The owner, or the protocol of an address: TRC20, ERC20. */
  owner: string
  number: string
  /** Branch of the bank. */
  branch: string
  icon: string
  atMs: number
}

export type DepositMethod = 'usdt' | 'wechat' | 'alipay' | 'pipay' | 'card' | 'rengong'
export type Deposit = {
  no: string
  memberId: string
  method: DepositMethod
  /** What records show (transaction.pay_way). */
  payWay: string
  amount: Fen
  usdtRate: Rate
  protocol: string
  atMs: number
  state: ReviewState
  reviewedMs: number | null
  /** Position in the member's type 1 transactions. */
  position: number
  /** What the payer wrote (bank transfer), or the option of an online payment. */
  note: string
}

export type Withdrawal = {
  no: string
  memberId: string
  card: Card
  amount: Fen
  /** What an address gets, by the rate and the fee of the moment it was asked for; null for a bank card. */
  usdt: { rate: Rate; fee: UsdtCent; received: UsdtCent } | null
  atMs: number
  state: ReviewState
  reviewedMs: number | null
  /** Position in the member's type 2 transactions. */
  position: number
}

/** 0 invalid, 1 settled, 2 unsettled (spec section 4). */
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

/** 1 deposit, 2 withdrawal, 3 transfer in, 4 transfer out (spec section 9). "In" is into the central wallet. */
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
export type Wager = { atMs: number; source: WagerSource; ref: string; amount: Fen }
export type WagerSource = 'deposit' | 'rebate' | 'red-packet'
export type RedPacket = { atMs: number; amount: Fen; rechargeFen: Fen }

/** A record without a prototype, so that a key like `__proto__` is a key and nothing else. */
export const record = <T>(): Record<string, T> => Object.create(null)

/** A world with no entry in it. */
export const blankCollections = (): { [C in Collection]: Record<string, never> } => ({
  meta: record(),
  site: record(),
  counters: record(),
  members: record(),
  usernames: record(),
  sessions: record(),
  accounts: record(),
  venues: record(),
  games: record(),
  banners: record(),
  notices: record(),
  noticesRead: record(),
  articles: record(),
  activityTypes: record(),
  activities: record(),
  applications: record(),
  cards: record(),
  deposits: record(),
  withdrawals: record(),
  agentApplications: record(),
  tickets: record(),
  seats: record(),
  due: record(),
  heads: record(),
  postings: record(),
  bets: record(),
  betsByCategory: record(),
  transactions: record(),
  rebates: record(),
  redPackets: record(),
  wagers: record(),
  applicationLog: record(),
})

/** The logs of the world: collections whose values are chunks. */
export const LOGS = [
  'postings',
  'bets',
  'betsByCategory',
  'transactions',
  'rebates',
  'redPackets',
  'wagers',
  'applicationLog',
] as const satisfies readonly Collection[]
export type LogName = (typeof LOGS)[number]
