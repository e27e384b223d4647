import { add, type Fen, negate, ZERO } from '#contracts/money/money.ts'
import { addDays, beijingDay } from '#contracts/time/beijing-time.ts'
import type { TimeWindow } from '#contracts/time/beijing-windows.ts'
import {
  APPROVED,
  BET_OPEN,
  BET_SETTLED,
  PENDING,
  REBATE_COLLECTED,
  REBATE_PENDING,
  REJECTED,
} from '#contracts/wire/record-codes.ts'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import type { ActivityApplication } from '../../api/queries/activity-log.ts'
import type { RebateRecord } from '../../api/queries/money/rebate.ts'
import type { RedPacketRecord } from '../../api/queries/money/red-packet.ts'
import type { Bet, TransactionRecord } from '../../api/queries/records.ts'
import { paidBonus } from '../../features/records/application-detail.ts'
import { packetAt } from '../../features/records/packets.ts'
import { rebateAt } from '../../features/records/rebates.ts'
import type { DepositWait } from '../../features/records/receipt/deposit-wait.ts'

/** The metrics of a day, in the order of the tiles. */
export const METRICS = [
  'winLoss',
  'stake',
  'deposit',
  'withdrawal',
  'rebate',
  'redPacket',
  'promotion',
  'net',
] as const
export type Metric = (typeof METRICS)[number]
export type Sums = Record<Metric, Fen>

/** What a metric does to the total of all wallets, whose change is `net`. Win and loss already includes stakes. */
const EFFECTS: Partial<Record<Metric, 1 | -1>> = {
  winLoss: 1,
  deposit: 1,
  withdrawal: -1,
  rebate: 1,
  redPacket: 1,
  promotion: 1,
}
/** `YYYY-MM-DD` in Beijing, and how many records made each sum. */
export type ReportDay = Sums & { day: string; counts: Record<Metric, number> }

type Open = 'unpaid' | 'deposit' | 'withdrawal' | 'stake' | 'rebate' | 'redPacket'

export type Report = {
  /** Every day of the filter, earliest first, including days without records. */
  days: ReportDay[]
  sums: Sums
  counts: Record<Metric, number>
  /** Pending amounts, which are in no sum. */
  open: Record<Open, Fen>
  /** How many approved promotions have no amount. */
  untold: number
  /** How many records have an unknown state. They are in no sum either. */
  unknown: number
  /** How many records have no readable time, and therefore no day. */
  undated: number
}

/** `whole` is false if some records could not be read. The sums are then incomplete. */
export type ReadReport = Report & { whole: boolean }

/** There are so many records that the member must confirm first. */
export class TooMany extends Error {
  override name = 'TooMany'
  readonly total: number
  constructor(total: number) {
    super(`${total} records`)
    this.total = total
  }
}

export type Sources = {
  deposits: readonly TransactionRecord[]
  withdrawals: readonly TransactionRecord[]
  bets: readonly Bet[]
  rebates: readonly RebateRecord[]
  redPackets: readonly RedPacketRecord[]
  applications: readonly ActivityApplication[]
}

/** What a pending deposit waits for. */
type WaitOf = (row: TransactionRecord) => DepositWait | undefined

const creationOf = ({ createdAt }: { createdAt: string }): string => createdAt

const ofEach = <T>(nothing: T) =>
  Object.fromEntries(METRICS.map((metric) => [metric, nothing])) as Record<Metric, T>
const noSums = (): Sums => ofEach(ZERO)
const noCounts = () => ofEach(0)

const daysOf = ({ fromMs, toMs }: TimeWindow): string[] => {
  const days: string[] = []
  for (let ms = fromMs; ms < toMs; ms = addDays(ms, 1)) days.push(beijingDay(ms))
  return days
}

/**
 * The member's own records by Beijing day. Sums contain what is final: approved deposits and withdrawals, settled bets,
 * collected rebates, packets and paid bonuses, and their net change. Pending amounts are listed separately. Records of
 * an unknown state are only counted. Rejected and invalid records, and those outside the window, are ignored.
 */
export function reportOf(window: TimeWindow, sources: Sources, waitOf: WaitOf): Report {
  const days = daysOf(window).map((day) => ({ day, ...noSums(), counts: noCounts() }))
  const byDay = new Map(days.map((day) => [day.day, day]))
  const total = { sums: noSums(), counts: noCounts() }
  const open = { unpaid: ZERO, deposit: ZERO, withdrawal: ZERO, stake: ZERO, rebate: ZERO, redPacket: ZERO }

  const book = (at: string, metric: Metric, amount: Fen) => {
    const day = byDay.get(at.slice(0, 10))
    if (!day) return
    day[metric] = add(day[metric], amount)
    day.counts[metric] += 1
    total.sums[metric] = add(total.sums[metric], amount)
    total.counts[metric] += 1
    const effect = EFFECTS[metric]
    if (effect !== undefined) book(at, 'net', effect === 1 ? amount : negate(amount))
  }
  const wait = (at: string, what: keyof typeof open, amount: Fen) => {
    if (byDay.has(at.slice(0, 10))) open[what] = add(open[what], amount)
  }

  let undated = 0
  const dated = <T>(rows: readonly T[], timeOf: (row: T) => string): readonly T[] => {
    const known = rows.filter((row) => timeOf(row) !== '')
    undated += rows.length - known.length
    return known
  }

  let unknown = 0
  const leaveOut = (at: string) => {
    if (byDay.has(at.slice(0, 10))) unknown += 1
  }

  const review = (
    what: 'deposit' | 'withdrawal',
    rows: readonly TransactionRecord[],
    pendingAs: (row: TransactionRecord) => keyof typeof open,
  ) => {
    for (const row of dated(rows, creationOf)) {
      const { state, amount, createdAt } = row
      if (state === APPROVED) book(createdAt, what, amount)
      else if (state === PENDING) wait(createdAt, pendingAs(row), amount)
      else if (state !== REJECTED) leaveOut(createdAt)
    }
  }
  review('deposit', sources.deposits, (row) => (waitOf(row) === 'payment' ? 'unpaid' : 'deposit'))
  review('withdrawal', sources.withdrawals, () => 'withdrawal')
  for (const { status, stake, winLoss, createdAt } of dated(sources.bets, creationOf)) {
    if (status === BET_SETTLED) {
      book(createdAt, 'stake', stake)
      book(createdAt, 'winLoss', winLoss)
    }
    if (status === BET_OPEN) wait(createdAt, 'stake', stake)
    if (status === UNKNOWN_STATE) leaveOut(createdAt)
  }
  for (const row of dated(sources.rebates, rebateAt)) {
    const { state, amount } = row
    if (state === REBATE_PENDING) wait(rebateAt(row), 'rebate', amount)
    else if (state === REBATE_COLLECTED) book(rebateAt(row), 'rebate', amount)
    else leaveOut(rebateAt(row))
  }
  for (const row of dated(sources.redPackets, packetAt)) {
    if (row.claimedAt === '') wait(packetAt(row), 'redPacket', row.claimedAmount)
    else book(packetAt(row), 'redPacket', row.claimedAmount)
  }
  let untold = 0
  const approved = sources.applications.filter(({ state }) => state === APPROVED)
  for (const row of dated(approved, creationOf)) {
    const bonus = paidBonus(row)
    if (bonus !== undefined) book(row.createdAt, 'promotion', bonus)
    else if (byDay.has(row.createdAt.slice(0, 10))) untold += 1
  }
  return { days, ...total, open, untold, unknown, undated }
}

/** Whether nothing happened in the window, and nothing is pending, of an unknown state or without a time. */
export const isEmptyReport = ({ counts, open, untold, unknown, undated }: Report): boolean =>
  METRICS.every((metric) => counts[metric] === 0) &&
  Object.values(open).every((amount) => amount === ZERO) &&
  untold + unknown + undated === 0
