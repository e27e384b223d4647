import type { Envelope } from '#contracts/wire/envelope.ts'
import type { BetStatus, ReviewState } from '#contracts/wire/record-codes.ts'
import type { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import type { MockUnderTest } from '../mock-under-test.ts'
import { ProofFailure } from '../same.ts'

/** The answer that the model expects from the mock backend. */
export type Expected = {
  code: number
  /** The whole text, if a rule specifies it. */
  message?: string
  /** Whether the world must change; undefined: either is allowed. */
  changes?: boolean
  /** Checks the answer's data, and copies what the mock backend chooses, such as order numbers, into the model. */
  learn?: (answer: Envelope, real: MockUnderTest) => void | Promise<void>
}

/** A call, and what the model expects of it at that moment, since the call may be repeated later. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  wire: unknown
  token: string
  expect: (m: Model) => Expected
  /** The same call with another token. */
  as: (token: string) => Call
}

/**
 * The model's state: a small ledger and the few facts that the rules need. It is written from the business rules and
 * imports none of the mock backend's rules, so that it does not repeat their mistakes. Amounts are whole fen, times
 * epoch ms.
 */
export type Guard = { wrong: number; until: number | null }
export type ModelCard = {
  id: string
  kind: 'bank' | 'usdt'
  bank: string
  owner: string
  number: string
  branch: string
}
export type ModelReviewState = Exclude<ReviewState, 0>
export type ModelBetStatus = Exclude<BetStatus, typeof UNKNOWN_STATE>
export type OrderKind = 'usdt' | 'qr' | 'card' | 'online' | 'manual'
export type Order = {
  no: string
  kind: OrderKind
  payWay: string
  amount: number
  at: number
  state: ModelReviewState
  /** When it was credited. */
  credited?: number
  /** The receiving account chosen for a bank transfer; empty if none. */
  account: string
}
export type Payout = { no: string; payWay: string; amount: number; at: number; state: ModelReviewState }
export type Moved = { payWay: string; amount: number; at: number }
export type ModelBet = {
  id: string
  key: string
  plat: string
  game: string
  stake: number
  at: number
  payout: number
  /** The odds are too short to count. */
  short: boolean
  /** The part of the stake that no other chip of the same round covers, where there are chips. */
  atRisk?: number
  /** What it counts as turnover: 0 until it has settled. */
  counted: number
  state: ModelBetStatus
  /** Of a game with decisions: when it settles, what may be decided, and the keys of what was. */
  due?: number
  choices?: readonly string[]
  acts?: string[]
}
export type ModelRebate = { at: number; plat: string; amount: number; collected: number | null }
export type Packet = { at: number; amount: number; recharge: number }
export type Application = {
  id: string
  activity: string
  title: string
  bonus: number
  level: number
  at: number
  state: ModelReviewState
  /** When its bonus was paid; never where it has none. */
  credited?: number
}
export type InboxMessage = { at: number; title: string; read: boolean }
export type Ticket = { name: string; token: string; plat: string; game: string; at: number }

export type Person = {
  id: string
  name: string
  realname: string
  password: string
  /** The payment password; empty while none is set. */
  pay: string
  joined: number
  tokens: string[]
  loginGuard: Guard
  payGuard: Guard
  central: number
  held: number
  venues: Record<string, number>
  paysum: number
  turnover: number
  wager: number
  vip: number
  vipSince: number
  vipTurnover: number
  vipPeak: number
  vipReady: boolean
  /** Venue → turnover settled there since midnight. */
  today: Record<string, number>
  orders: Order[]
  payouts: Payout[]
  moved: { in: Moved[]; out: Moved[] }
  bets: ModelBet[]
  rebates: ModelRebate[]
  packets: Packet[]
  applications: Application[]
  inbox: InboxMessage[]
  agent: boolean
  agentState: ReviewState
  auto: boolean
  cards: ModelCard[]
  tickets: Ticket[]
  /** What the bank transfers of this person carry, once an answer has shown it. */
  remark?: string
  profile: { mobile: string; email: string; birthday: string }
}

export type Due = { at: number; work: (m: Model) => void }
export type ModelPaymentMethod = 'usdt' | 'wechat' | 'pipay' | 'card'
export type Level = { recharge: number; flow: number; rates: Record<string, number> }
export type PacketStep = { recharge: number; packets: number; most: number }

/** Tables that the mock backend publishes over the wire, read when a run begins. */
export type Tables = {
  levels: Level[]
  steps: PacketStep[]
  maxTimes: number
  ranges: Record<string, { min: number; max: number }>
  titles: Record<string, string>
  /** When a promotion takes applications, epoch ms: from the first moment on and before the second. */
  windows: Record<string, { from: number; to: number }>
  /** Numbers of the receiving accounts. */
  accounts: string[]
  /** Fees in hundredths of a USDT; the rate is 元 for one USDT, in millionths. */
  usdt: { rate: number; erc: number; trc: number }
}

export class Model {
  readonly people: Person[] = []
  now: number
  readonly tables: Tables
  readonly outside = { payments: 0, bonuses: 0, corrections: 0, venueResults: {} as Record<string, number> }
  readonly site = {
    open: true,
    packets: true,
    wagering: true,
    oneOrder: true,
    reviewMs: null as number | null,
  }
  readonly closedVenues = new Set<string>()
  readonly closedMethods = new Set<ModelPaymentMethod>()
  readonly deadTokens: string[] = ['', 'nobody']
  /** All order numbers, tokens and ids so far, to detect one that is given out twice. */
  readonly issued = new Set<string>()
  due: Due[] = []
  /** The last call, for commands that repeat it. */
  last: Call | undefined
  /** Temporary changes, each undone after `left` more steps. */
  temporaryChanges: { left: number; undo: (real: MockUnderTest) => Promise<void> }[] = []

  constructor(now: number, tables: Tables) {
    this.now = now
    this.tables = tables
  }

  schedule(at: number, work: Due['work']): void {
    this.due.push({ at, work })
  }

  owner(token: string): Person | undefined {
    return this.people.find(({ tokens }) => tokens.includes(token))
  }

  named(name: string): Person | undefined {
    return this.people.find((person) => person.name.toLowerCase() === name.toLowerCase())
  }

  /** Records an id that must be new. */
  mustBeNew(id: string): void {
    if (this.issued.has(id)) throw new ProofFailure(`${id} was given out twice`)
    this.issued.add(id)
  }

  /** Advances the time; due work is done in order, each at its own moment. */
  advanceTo(to: number): void {
    for (;;) {
      const next = this.due.reduce<Due | undefined>(
        (first, work) => (work.at <= to && (!first || work.at < first.at) ? work : first),
        undefined,
      )
      if (!next) break
      this.due = this.due.filter((work) => work !== next)
      this.now = next.at
      next.work(this)
    }
    this.now = to
  }
}
