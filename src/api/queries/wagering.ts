import { queryOptions } from '@tanstack/react-query'
import { type BeijingTime, formatBeijing } from '#contracts/beijing-time.ts'
import { dateFilterWindow } from '#contracts/beijing-windows.ts'
import { WAGERING_MULTIPLE } from '#contracts/limits.ts'
import { add, type Fen, fen, ZERO } from '#contracts/money.ts'
import type { RebateRecord } from '#contracts/rebate.ts'
import { APPROVED, DEPOSIT } from '#contracts/record-codes.ts'
import { watchForEnd } from '../../lib/paging-end.ts'
import { keys } from '../core/keys.ts'
import type { LoadPage } from '../core/paged.ts'
import { serverNow } from '../core/server-time.ts'
import { rebatePages } from './rebate.ts'
import { transactionPages } from './records.ts'
import { redPacketPages } from './red-packet.ts'

/** A source of the wagering requirement: an approved deposit, a red packet, or all rebates collected at one moment. */
export type RequirementSource = {
  kind: 'deposit' | 'red-packet' | 'rebate'
  /** How a deposit was paid; '' otherwise. */
  payWay: string
  at: BeijingTime
  /** The turnover that it requires. */
  asked: Fen
}

/** The records of deposits and rebates go no further back than their longest filter. */
const LONGEST = 4

/**
 * The sources that a requirement of `left` fen may come from, in any order, by the member's own records. Turnover
 * pays off the oldest source first, so the newest remain (docs/rules.md#shown-turnover). Each kind is therefore
 * read, newest first, until enough is known. A sum below `left` means that the records do not explain the rest.
 */
export const requirementSourcesQuery = (left: Fen) =>
  queryOptions({
    queryKey: keys.wagerSources(left),
    queryFn: async ({ signal }) => {
      const deposits = await depositsFor(left, signal)
      const covered = add(ZERO, ...deposits.map(({ asked }) => asked)) >= left
      const since = covered
        ? (deposits.at(-1)?.at ?? '')
        : formatBeijing(dateFilterWindow(LONGEST, serverNow()).fromMs)
      const others = await Promise.all([packetsSince(since, signal), rebatesSince(since, signal)])
      return [...deposits, ...others.flat()]
    },
    // The screen itself shows that the records failed to load.
    meta: { handled: true },
  })

/** The turnover that a deposit or bonus of this amount requires. */
export const turnoverFor = (amount: Fen): Fen => fen(amount * WAGERING_MULTIPLE)

/** Further back nobody reads: what the newest pages do not explain is shown as not explained. */
const MAX_PAGES = 30

/** Rows of a list, newest first, page by page until there are enough or no more. */
async function rowsUntil<T>(
  load: LoadPage<T>,
  isEnough: (rows: readonly T[]) => boolean,
  signal: AbortSignal,
): Promise<T[]> {
  const rows: T[] = []
  const isEnd = watchForEnd()
  for (let number = 1, last = 1; number <= Math.min(last, MAX_PAGES) && !isEnough(rows); number += 1) {
    const page = await load(number, { signal, background: true })
    rows.push(...page.data)
    last = isEnd(page) ? number : page.last_page
  }
  return rows
}

async function depositsFor(left: Fen, signal: AbortSignal): Promise<RequirementSource[]> {
  const load = transactionPages({ date: LONGEST, type: DEPOSIT })
  const approved = (rows: readonly { state: number; amount: Fen }[]) =>
    rows.filter(({ state }) => state === APPROVED)
  const rows = await rowsUntil(
    load,
    (read) => add(ZERO, ...approved(read).map(({ amount }) => turnoverFor(amount))) >= left,
    signal,
  )
  const found: RequirementSource[] = []
  let sum = ZERO
  for (const { amount, pay_way, created_at, state } of rows) {
    if (state !== APPROVED || sum >= left) continue
    sum = add(sum, turnoverFor(amount))
    found.push({ kind: 'deposit', payWay: pay_way, at: created_at, asked: turnoverFor(amount) })
  }
  return found
}

async function packetsSince(since: BeijingTime, signal: AbortSignal): Promise<RequirementSource[]> {
  const isOver = (rows: readonly { created_at: BeijingTime }[]) => (rows.at(-1)?.created_at ?? since) < since
  return (await rowsUntil(redPacketPages, isOver, signal))
    .filter(({ created_at }) => created_at >= since)
    .map(({ redpacketmoney, created_at }) => ({
      kind: 'red-packet',
      payWay: '',
      at: created_at,
      asked: turnoverFor(redpacketmoney),
    }))
}

/** Rebates are collected all at once, so those with the same time of collection are one source. */
async function rebatesSince(since: BeijingTime, signal: AbortSignal): Promise<RequirementSource[]> {
  const load: LoadPage<RebateRecord> = rebatePages({ date: LONGEST, category: '', state: '1' })
  const isOver = (rows: readonly RebateRecord[]) => (rows.at(-1)?.updated_at ?? since) < since
  const sums = new Map<BeijingTime, Fen>()
  for (const { updated_at, money } of await rowsUntil(load, isOver, signal))
    if (updated_at >= since) sums.set(updated_at, add(sums.get(updated_at) ?? ZERO, turnoverFor(money)))
  return [...sums].map(([at, asked]) => ({ kind: 'rebate', payWay: '', at, asked }))
}
