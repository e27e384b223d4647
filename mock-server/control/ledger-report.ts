import { add, type Fen, fen, negate, subtract, ZERO } from '#contracts/money/money.ts'
import { formatBeijing, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { POSTINGS_KEY } from '../state/ledger.ts'
import { rowsOf } from '../state/store/log.ts'
import type { Entry, PostingKind, World } from '../state/types.ts'

/** An account in a span of time. A debit takes from it, a credit adds to it; closing = opening - debit + credit. */
export type AccountReport = { account: string; opening: Fen; debit: Fen; credit: Fen; closing: Fen }

/** What a venue took and paid on a day in Beijing time. `ggr`: gross gaming revenue, stakes less payouts. */
export type GgrReport = { day: string; plat: string; stakes: Fen; payouts: Fen; ggr: Fen }

/** The ledger as a controller reads it, for postings of `fromMs` <= time < `toMs`. */
export type LedgerReport = {
  /** What the site owes all members at the end: wallets, venues, and what is held. */
  owed: Fen
  /** All accounts that exist by the end, the site's own first. */
  accounts: AccountReport[]
  /** By day, newest first, and venue. */
  ggr: GgrReport[]
}

const MEMBER = 'member:'
const VENUE_RESULT = 'venue-result:'
/** Postings that give back a stake: of an invalid bet, or what of one was not played. */
const STAKE_RETURNS: readonly PostingKind[] = ['void', 'unplayed']

export function ledgerReport(world: World, { fromMs, toMs }: { fromMs: number; toMs: number }): LedgerReport {
  const accounts = new Map<string, AccountReport>()
  const ggr = new Map<string, GgrReport>()
  for (const { atMs, kind, entries } of rowsOf(world, 'postings', POSTINGS_KEY)) {
    if (atMs >= toMs) continue
    for (const entry of entries) {
      count(accountIn(accounts, entry[0]), entry[1], atMs < fromMs)
      if (atMs >= fromMs && entry[0].startsWith(VENUE_RESULT))
        countGgr(ggr, { dayMs: startOfBeijingDay(atMs), isReturn: STAKE_RETURNS.includes(kind) }, entry)
    }
  }
  const rows = [...accounts.values()].sort(bySite)
  return {
    owed: add(ZERO, ...rows.flatMap(({ account, closing }) => (account.startsWith(MEMBER) ? [closing] : []))),
    accounts: rows,
    ggr: [...ggr.values()].sort((a, b) =>
      a.day === b.day ? (a.plat < b.plat ? -1 : 1) : a.day < b.day ? 1 : -1,
    ),
  }
}

function accountIn(accounts: Map<string, AccountReport>, account: string): AccountReport {
  const known = accounts.get(account)
  if (known) return known
  const report = { account, opening: ZERO, debit: ZERO, credit: ZERO, closing: ZERO }
  accounts.set(account, report)
  return report
}

function count(report: AccountReport, change: Fen, isBefore: boolean): void {
  report.closing = add(report.closing, change)
  if (isBefore) report.opening = add(report.opening, change)
  else if (change < 0) report.debit = subtract(report.debit, change)
  else report.credit = add(report.credit, change)
}

/** A venue's account gets stakes and gives payouts. A stake that comes back was none. */
function countGgr(
  ggr: Map<string, GgrReport>,
  { dayMs, isReturn }: { dayMs: number; isReturn: boolean },
  [account, change]: Entry,
): void {
  const plat = account.slice(VENUE_RESULT.length)
  const key = `${dayMs} ${plat}`
  const row = ggr.get(key) ?? {
    day: formatBeijing(dayMs).slice(0, 10),
    plat,
    stakes: ZERO,
    payouts: ZERO,
    ggr: ZERO,
  }
  if (change > 0 || isReturn) row.stakes = add(row.stakes, change)
  else row.payouts = add(row.payouts, negate(change))
  row.ggr = fen(row.stakes - row.payouts)
  ggr.set(key, row)
}

const bySite = (a: AccountReport, b: AccountReport): number => {
  const [ofMemberA, ofMemberB] = [a, b].map(({ account }) => account.startsWith(MEMBER))
  if (ofMemberA !== ofMemberB) return ofMemberA ? 1 : -1
  return a.account < b.account ? -1 : 1
}
