import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { add, type Fen, ZERO } from '#contracts/money/money.ts'
import type { RebateRecord } from '#contracts/rebate.ts'
import type { TransactionRecord } from '#contracts/records.ts'
import { type BeijingTime, DAY_MS, formatBeijing, parseBeijing } from '#contracts/time/beijing-time.ts'
import { dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { APPROVED, DEPOSIT } from '#contracts/wire/record-codes.ts'
import { turnoverFor } from '../../../lib/format/turnover-for.ts'
import { type ReadUntil, readUntil } from '../../core/money/read-until.ts'
import type { LoadPage } from '../../core/paging/paged.ts'
import { serverNow } from '../../core/server-time.ts'
import { applicationPages } from '../activity-log.ts'
import { transactionPages } from '../records.ts'
import { rebatePages } from './rebate.ts'
import { redPacketPages } from './red-packet.ts'

/**
 * A source of the wagering requirement: an approved deposit, the bonus of an approved application, a red packet, or all
 * rebates collected at one moment.
 */
export type RequirementSource = {
  kind: 'deposit' | 'promotion' | 'red-packet' | 'rebate'
  /** How a deposit was paid, or what the promotion is called; '' otherwise. */
  label: string
  /** When it was credited; where a record does not tell that, when it was submitted. */
  at: BeijingTime
  /** The turnover that it requires. */
  asked: Fen
}

/** `whole` is false where records that may hold further sources could not be read. */
export type RequirementSources = { sources: RequirementSource[]; whole: boolean }

/** The records of deposits and rebates go no further back than their longest filter. */
const LONGEST = 4

/** Records are in order of submission. What was submitted longer ago than this is taken as decided in that order, too. */
const LONGEST_REVIEW_MS = 7 * DAY_MS

/**
 * The sources that a requirement of `left` fen may come from, in any order, by the member's own records, where each
 * requires its amount `multiple` times. Turnover
 * pays off the oldest source first, so the newest remain (docs/rules.md#shown-turnover). Each kind is therefore
 * read, newest first, until enough is known. A sum below `left` means that the records do not explain the rest. Bonuses
 * stand before deposits: of two in the same second the bonus is the newer, since it is given for the deposit.
 */
export async function readRequirementSources(
  left: Fen,
  multiple: number,
  signal: AbortSignal,
): Promise<RequirementSources> {
  const read = await depositsFor(left, multiple, signal)
  const deposits = read.rows
  const covered = sumOf(deposits) >= left
  const since = covered
    ? (deposits.at(-1)?.at ?? '')
    : formatBeijing(dateFilterWindow(LONGEST, serverNow()).fromMs)
  const bonuses = await Promise.all([
    promotionsSince(since, multiple, signal),
    packetsSince(since, multiple, signal),
    rebatesSince(since, signal),
  ])
  const kinds = [...bonuses, read]
  return { sources: kinds.flatMap(({ rows }) => rows), whole: kinds.every(({ whole }) => whole) }
}

const sumOf = (sources: readonly RequirementSource[]): Fen => add(ZERO, ...sources.map(({ asked }) => asked))

/** Further back nobody reads: what the newest pages do not explain is shown as not explained. */
const MAX_PAGES = 30

/** What the lists of the sources have in common. Rebates count from when they were collected. */
type Dated = { created_at: BeijingTime; updated_at?: BeijingTime }

const timeOf = ({ created_at, updated_at = created_at }: Dated): BeijingTime => updated_at

/** The time of the oldest row that has one. */
const oldestOf = (rows: readonly Dated[]): BeijingTime | undefined => rows.map(timeOf).findLast(Boolean)

/**
 * The sources among the rows of a list, newest first, and whether these were read until there were enough or no more, and each
 * has its time.
 */
async function sourcesIn<T extends Dated>(
  load: LoadPage<T>,
  isEnough: (rows: readonly T[]) => boolean,
  signal: AbortSignal,
  sourcesOf: (rows: readonly T[]) => RequirementSource[],
): Promise<ReadUntil<RequirementSource>> {
  const { rows, whole } = await readUntil(load, { isEnough, atMost: MAX_PAGES, signal })
  return { rows: sourcesOf(rows), whole: whole && rows.every((row) => timeOf(row) !== '') }
}

/** What deposits and applications have in common. */
type Reviewed = { credited_at?: BeijingTime | undefined; created_at: BeijingTime }

const creditedAt = ({ credited_at, created_at }: Reviewed): BeijingTime => credited_at ?? created_at

/** Whether rows further on were submitted too long before `since` to have been credited after it. */
const isBefore = (since: BeijingTime, rows: readonly Reviewed[]): boolean =>
  (oldestOf(rows) ?? since) < formatBeijing((parseBeijing(since) ?? 0) - LONGEST_REVIEW_MS)

function depositsFor(
  left: Fen,
  multiple: number,
  signal: AbortSignal,
): Promise<ReadUntil<RequirementSource>> {
  const isEnough = (rows: readonly TransactionRecord[]) => {
    const found = newestOf(rows, left, multiple)
    // Where no record tells when it was credited, their order is the only one.
    const isOrdered = rows.every(({ credited_at }) => credited_at === undefined)
    return sumOf(found) >= left && (isOrdered || isBefore(found.at(-1)?.at ?? '', rows))
  }
  const deposits = transactionPages({ date: LONGEST, type: DEPOSIT })
  return sourcesIn(deposits, isEnough, signal, (rows) => newestOf(rows, left, multiple))
}

/** The deposits that were credited last, newest first, until they cover `left`. */
function newestOf(rows: readonly TransactionRecord[], left: Fen, multiple: number): RequirementSource[] {
  const credited = rows
    .filter(({ state }) => state === APPROVED)
    .map((row) => ({ label: row.pay_way, at: creditedAt(row), asked: turnoverFor(row.amount, multiple) }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const found: RequirementSource[] = []
  let sum = ZERO
  for (const deposit of credited) {
    if (sum >= left) break
    sum = add(sum, deposit.asked)
    found.push({ kind: 'deposit', ...deposit })
  }
  return found
}

/** Bonuses that approved applications paid, where the backend tells how much (docs/wire.md#extensions). */
const promotionsSince = (since: BeijingTime, multiple: number, signal: AbortSignal) =>
  sourcesIn(
    applicationPages,
    (read) => isBefore(since, read),
    signal,
    (rows) =>
      rows.flatMap((row) => {
        const { activity_name: label, state, bonus = ZERO } = row
        const at = creditedAt(row)
        if (state !== APPROVED || bonus <= ZERO || at < since) return []
        return [{ kind: 'promotion', label, at, asked: turnoverFor(bonus, multiple) } as const]
      }),
  )

function packetsSince(since: BeijingTime, multiple: number, signal: AbortSignal) {
  const isOver = (rows: readonly Dated[]) => (oldestOf(rows) ?? since) < since
  return sourcesIn(redPacketPages, isOver, signal, (rows) =>
    rows
      .filter(({ created_at }) => created_at >= since)
      .map(({ redpacketmoney, created_at }) => ({
        kind: 'red-packet',
        label: '',
        at: created_at,
        asked: turnoverFor(redpacketmoney, multiple),
      })),
  )
}

/**
 * Rebates are collected all at once, so those with the same time of collection are one source. Their multiple is the
 * specification's.
 */
function rebatesSince(since: BeijingTime, signal: AbortSignal) {
  const load: LoadPage<RebateRecord> = rebatePages({ date: LONGEST, category: '', state: '1' })
  const isOver = (rows: readonly Dated[]) => (oldestOf(rows) ?? since) < since
  return sourcesIn(load, isOver, signal, (rows) => {
    const sums = new Map<BeijingTime, Fen>()
    for (const { updated_at, money } of rows)
      if (updated_at >= since)
        sums.set(updated_at, add(sums.get(updated_at) ?? ZERO, turnoverFor(money, WAGERING_MULTIPLE)))
    return [...sums].map(([at, asked]) => ({ kind: 'rebate', label: '', at, asked }))
  })
}
