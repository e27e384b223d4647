import type { Answer } from '../answers.ts'
import type { MockUnderTest } from '../mock-under-test.ts'
import { ProofFailure } from '../same.ts'

/** What the model says that the house must say. */
export type Expected = {
  code: number
  /** The whole text, where a rule gives one. */
  says?: string
  /** Whether the world must change; undefined: it may. */
  changes?: boolean
  /** Holds the answer's data to what the model knows, and takes over what only the house can know: numbers, chance. */
  learn?: (answer: Answer, real: MockUnderTest) => void | Promise<void>
}

/** One call as it goes out, and what the model makes of it at that moment: a call may be made again later. */
export type Call = {
  method: 'GET' | 'POST'
  path: string
  wire: unknown
  token: string
  judge: (m: Model) => Expected
  /** The same call with another token. */
  as: (token: string) => Call
}

/**
 * What the model knows: a small ledger of its own and the few facts that the rules hang on. It is written
 * from what the business asks, not from the house's code, of whose rules it imports none: a slip there is not
 * repeated here. Amounts are whole fen, times epoch ms.
 */
export type Guard = { wrong: number; until: number | null }
export type Card = {
  id: string
  kind: 'bank' | 'usdt'
  bank: string
  owner: string
  number: string
  branch: string
}
export type OrderKind = 'usdt' | 'qr' | 'card' | 'online' | 'manual'
export type Order = {
  no: string
  kind: OrderKind
  way: string
  amount: number
  at: number
  state: 1 | 2 | 3
  /** The receiving account that a transfer named; empty: none. */
  account: string
}
export type Payout = { no: string; way: string; amount: number; at: number; state: 1 | 2 | 3 }
export type Moved = { way: string; amount: number; at: number }
export type Bet = {
  id: string
  key: string
  plat: string
  game: string
  stake: number
  at: number
  payout: number
  state: 0 | 1 | 2
}
export type Rebate = { at: number; plat: string; amount: number; collected: number | null }
export type Packet = { at: number; amount: number; recharge: number }
export type Application = { id: string; activity: string; title: string; at: number; state: 1 | 2 | 3 }
export type InboxMessage = { at: number; title: string; read: boolean }
export type Ticket = { name: string; token: string; plat: string; game: string; at: number }

export type Person = {
  id: string
  name: string
  realname: string
  password: string
  /** Empty while none is set. */
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
  /** Venue → what settled there since midnight. */
  today: Record<string, number>
  orders: Order[]
  payouts: Payout[]
  moved: { in: Moved[]; out: Moved[] }
  bets: Bet[]
  rebates: Rebate[]
  packets: Packet[]
  applications: Application[]
  letters: InboxMessage[]
  agent: boolean
  agentState: 0 | 1 | 2 | 3
  auto: boolean
  cards: Card[]
  tickets: Ticket[]
  profile: { mobile: string; email: string; birthday: string }
}

export type Due = { at: number; work: (m: Model) => void }
export type ModelPaymentMethod = 'usdt' | 'wechat' | 'pipay' | 'card'
export type Level = { recharge: number; flow: number; rates: Record<string, number> }
export type Step = { recharge: number; packets: number; most: number }

/** What the house says about itself over the wire when a run begins. */
export type Tables = {
  levels: Level[]
  steps: Step[]
  maxTimes: number
  ranges: Record<string, { min: number; max: number }>
  titles: Record<string, string>
  /** Numbers of the receiving accounts. */
  accounts: string[]
  /** Fees in hundredths of a USDT, 元 for one USDT in millionths. */
  usdt: { rate: number; erc: number; trc: number }
}

export class Model {
  readonly people: Person[] = []
  now: number
  readonly tables: Tables
  readonly outside = { payments: 0, bonuses: 0, venueResults: {} as Record<string, number> }
  readonly site = { open: true, packets: true, wagering: true, reviewMs: null as number | null }
  readonly closedVenues = new Set<string>()
  readonly closedWays = new Set<ModelPaymentMethod>()
  readonly dead: string[] = ['', 'nobody']
  /** Order numbers, tokens, card ids: nothing of these is ever given out twice. */
  readonly given = new Set<string>()
  due: Due[] = []
  /** What was asked last, to be asked again. */
  last: Call | undefined
  /** Undone after so many more steps. */
  passing: { left: number; undo: (real: MockUnderTest) => Promise<void> }[] = []

  constructor(now: number, tables: Tables) {
    this.now = now
    this.tables = tables
  }

  wait(at: number, work: Due['work']): void {
    this.due.push({ at, work })
  }

  owner(token: string): Person | undefined {
    return this.people.find(({ tokens }) => tokens.includes(token))
  }

  named(name: string): Person | undefined {
    return this.people.find((one) => one.name.toLowerCase() === name.toLowerCase())
  }

  /** Notes something that must be new. */
  fresh(thing: string): void {
    if (this.given.has(thing)) throw new ProofFailure(`${thing} was given out twice`)
    this.given.add(thing)
  }

  /** Time passes: what fell due is done in its order, each as of its own moment. */
  pass(to: number): void {
    for (;;) {
      const next = this.due.reduce<Due | undefined>(
        (first, one) => (one.at <= to && (!first || one.at < first.at) ? one : first),
        undefined,
      )
      if (!next) break
      this.due = this.due.filter((one) => one !== next)
      this.now = next.at
      next.work(this)
    }
    this.now = to
  }
}
