import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { add, type Fen, ZERO } from '#contracts/money/money.ts'
import { type BeijingTime, DAY_MS, formatBeijing, parseBeijing } from '#contracts/time/beijing-time.ts'
import { dateFilterWindow } from '#contracts/time/beijing-windows.ts'
import { APPROVED, DEPOSIT } from '#contracts/wire/record-codes.ts'
import { turnoverFor } from '../../../lib/format/turnover-for.ts'
import { type ReadUntil, readUntil } from '../../core/money/read-until.ts'
import type { LoadPage } from '../../core/paging/paged.ts'
import { serverNow } from '../../core/server-time.ts'
import { applicationPages } from '../activity-log.ts'
import { type TransactionRecord, transactionPages } from '../records.ts'
import { type RebateRecord, rebatePages } from './rebate.ts'
import { redPacketPages } from './red-packet.ts'

/**
 * A source of the wagering requirement: an approved deposit, the bonus of an approved application, a red packet, or all
 * rebates collected at one moment.
 */
export type RequirementSource = {
  kind: 'deposit' | 'promotion' | 'red-packet' | 'rebate'
  /** The payment method of a deposit or the title of a promotion; '' for other kinds. */
  label: string
  /** When it was credited. If the record does not say so, when it was submitted. */
  at: BeijingTime
  /** The turnover that it requires. */
  required: Fen
}

/** `whole` is false if records that may contain more sources could not be read. */
export type RequirementSources = { sources: RequirementSource[]; whole: boolean }

/** The code of the longest date filter (30 days), beyond which deposits and rebates have no records. */
const LONGEST = 4

/**
 * Records are in order of submission. Those submitted longer ago than this are assumed to have been decided in that
 * order, too.
 */
const LONGEST_REVIEW_MS = 7 * DAY_MS

/**
 * The sources of a requirement of `remaining` fen, in any order, from the member's own records. Each requires its amount
 * `multiple` times. Turnover pays off the oldest source first, so the newest remain (docs/rules.md#shown-turnover).
 * Each kind is therefore read, newest first, until enough is known. If the sources add up to less than `remaining`, the
 * records do not explain the rest. Bonuses come before deposits: of two in the same second the bonus is the newer one,
 * since it is given for the deposit.
 */
export async function readRequirementSources(
  remaining: Fen,
  multiple: number,
  signal: AbortSignal,
): Promise<RequirementSources> {
  const read = await depositsFor(remaining, multiple, signal)
  const deposits = read.rows
  const covered = sumOf(deposits) >= remaining
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

const sumOf = (sources: readonly RequirementSource[]): Fen =>
  add(ZERO, ...sources.map(({ required }) => required))

/** The most pages to read. What they do not explain shows as unexplained. */
const MAX_PAGES = 30

/** The common fields of the lists. Rebates count from their collection (`updatedAt`). */
type Dated = { createdAt: BeijingTime; updatedAt?: BeijingTime }

const timeOf = ({ createdAt, updatedAt = createdAt }: Dated): BeijingTime => updatedAt

/** The time of the last row that has one. */
const oldestOf = (rows: readonly Dated[]): BeijingTime | undefined => rows.map(timeOf).filter(Boolean).at(-1)

/**
 * The sources in the rows of a list, newest first. `whole` is true if the rows were read until they were enough or
 * ended, and each has a time.
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

/** The common fields of deposits and applications. */
type Reviewed = { creditedAt?: BeijingTime | undefined; createdAt: BeijingTime }

const creditOf = ({ creditedAt, createdAt }: Reviewed): BeijingTime => creditedAt ?? createdAt

/** Whether the rows after these were submitted too long before `since` to have been credited after it. */
const isBefore = (since: BeijingTime, rows: readonly Reviewed[]): boolean =>
  (oldestOf(rows) ?? since) < formatBeijing((parseBeijing(since) ?? 0) - LONGEST_REVIEW_MS)

function depositsFor(
  remaining: Fen,
  multiple: number,
  signal: AbortSignal,
): Promise<ReadUntil<RequirementSource>> {
  const isEnough = (rows: readonly TransactionRecord[]) => {
    const found = newestOf(rows, remaining, multiple)
    // If no record says when it was credited, the order of the list is the only one.
    const isOrdered = rows.every(({ creditedAt }) => creditedAt === undefined)
    return sumOf(found) >= remaining && (isOrdered || isBefore(found.at(-1)?.at ?? '', rows))
  }
  const deposits = transactionPages({ date: LONGEST, type: DEPOSIT })
  return sourcesIn(deposits, isEnough, signal, (rows) => newestOf(rows, remaining, multiple))
}

/** The most recently credited deposits, newest first, until they cover `remaining`. */
function newestOf(rows: readonly TransactionRecord[], remaining: Fen, multiple: number): RequirementSource[] {
  const credited = rows
    .filter(({ state }) => state === APPROVED)
    .map((row) => ({ label: row.payWay, at: creditOf(row), required: turnoverFor(row.amount, multiple) }))
    .sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0))
  const found: RequirementSource[] = []
  let sum = ZERO
  for (const deposit of credited) {
    if (sum >= remaining) break
    sum = add(sum, deposit.required)
    found.push({ kind: 'deposit', ...deposit })
  }
  return found
}

/** Bonuses of approved applications, if the backend sends their amounts (docs/wire.md#extensions). */
const promotionsSince = (since: BeijingTime, multiple: number, signal: AbortSignal) =>
  sourcesIn(
    applicationPages,
    (read) => isBefore(since, read),
    signal,
    (rows) =>
      rows.flatMap((row) => {
        const { title: label, state, bonus = ZERO } = row
        const at = creditOf(row)
        if (state !== APPROVED || bonus <= ZERO || at < since) return []
        return [{ kind: 'promotion', label, at, required: turnoverFor(bonus, multiple) } as const]
      }),
  )

function packetsSince(since: BeijingTime, multiple: number, signal: AbortSignal) {
  const isOver = (rows: readonly Dated[]) => (oldestOf(rows) ?? since) < since
  return sourcesIn(redPacketPages, isOver, signal, (rows) =>
    rows
      .filter(({ createdAt }) => createdAt >= since)
      .map(({ claimedAmount, createdAt }) => ({
        kind: 'red-packet',
        label: '',
        at: createdAt,
        required: turnoverFor(claimedAmount, multiple),
      })),
  )
}

/**
 * All pending rebates are collected together, so those with the same time of collection are one source. Their multiple
 * is the specification's.
 */
function rebatesSince(since: BeijingTime, signal: AbortSignal) {
  const load: LoadPage<RebateRecord> = rebatePages({ date: LONGEST, category: '', state: '1' })
  const isOver = (rows: readonly Dated[]) => (oldestOf(rows) ?? since) < since
  return sourcesIn(load, isOver, signal, (rows) => {
    const sums = new Map<BeijingTime, Fen>()
    for (const { updatedAt, amount } of rows)
      if (updatedAt >= since)
        sums.set(updatedAt, add(sums.get(updatedAt) ?? ZERO, turnoverFor(amount, WAGERING_MULTIPLE)))
    return [...sums].map(([at, required]) => ({ kind: 'rebate', label: '', at, required }))
  })
}
