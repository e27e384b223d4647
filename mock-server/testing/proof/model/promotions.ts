import { APPROVED, REJECTED } from '#contracts/wire/record-codes.ts'
import type { Application, Model, Order, Person } from './state.ts'
import { DAY, dayOf, dayStart, stamp } from './time.ts'

/** What each promotion asks for and gives (docs/rules.md#promotion-terms), in fen. */

type Terms = {
  /** The bonus of a member who may take it; undefined where the terms are not met. */
  bonus: (m: Model, p: Person) => number | undefined
  per?: 'day' | 'week' | 'month' | 'level' | 'once'
}

const today = (m: Model) => dayStart(dayOf(m.now))
/** 1 January 1970 was a Thursday. */
const monday = (m: Model) => dayStart(dayOf(m.now) - ((dayOf(m.now) + 3) % 7))

const credited = (p: Person, since: number): Order[] =>
  p.orders.filter(({ state, at }) => state === APPROVED && at >= since)
/** Settled bets that count: no ties, and no odds that are too short. */
const bets = (p: Person, plats: readonly string[], since: number) =>
  p.bets.filter(({ plat, counted, at }) => plats.includes(plat) && counted > 0 && at >= since)
const turnover = (p: Person, plats: readonly string[], since: number): number =>
  bets(p, plats, since).reduce((sum, { counted }) => sum + counted, 0)

const windowOf = (m: Model, activity: string) =>
  m.tables.windows[activity] ?? { from: 0, to: Number.POSITIVE_INFINITY }
/** A promotion ignores everything before its beginning. */
const sinceBegin = (m: Model, activity: string, since: number) => Math.max(windowOf(m, activity).from, since)

/** 元 a month, by level. */
const MONTHLY = [8, 18, 38, 68, 128, 288, 588, 1288, 2888, 5888]

const SLOTS = ['yzdz', 'obgdy', 'fgdz', 'pp', 'ae']

const TERMS: Record<string, Terms> = {
  1: {
    per: 'once',
    bonus: (m, p) => {
      const [first] = credited(p, 0)
      if (!first || first.amount < 10_000 || m.now >= p.joined + 30 * DAY) return undefined
      return Math.min(18_800, Math.floor(first.amount / 2))
    },
  },
  2: { bonus: () => undefined },
  3: { bonus: () => 3_800 },
  4: { per: 'level', bonus: (_, p) => (p.vip >= 1 ? 1_800 * p.vip : undefined) },
  13: { per: 'month', bonus: (_, p) => (p.vip >= 1 ? Number(`${MONTHLY[p.vip - 1]}00`) : undefined) },
  5: {
    per: 'week',
    bonus: (m, p) =>
      credited(p, monday(m)).filter(({ amount }) => amount >= 20_000).length >= 3 ? 5_800 : undefined,
  },
  6: { per: 'day', bonus: (m, p) => (turnover(p, ['qpg'], today(m)) >= 50_000 ? 800 : undefined) },
  7: {
    per: 'week',
    bonus: (m, p) => (turnover(p, ['qpg'], sinceBegin(m, '7', monday(m))) >= 500_000 ? 5_800 : undefined),
  },
  8: { per: 'day', bonus: (m, p) => (turnover(p, ['yzby'], today(m)) >= 50_000 ? 800 : undefined) },
  9: {
    per: 'week',
    bonus: (m, p) =>
      bets(p, ['yzby'], sinceBegin(m, '9', monday(m))).some(({ stake, payout }) => payout >= 10 * stake)
        ? 3_800
        : undefined,
  },
  10: { per: 'week', bonus: (m, p) => (turnover(p, SLOTS, monday(m)) >= 500_000 ? 5_800 : undefined) },
  11: {
    per: 'once',
    bonus: (_, p) => (bets(p, ['zrt'], 0).some(({ stake }) => stake >= 1_000) ? 1_800 : undefined),
  },
  12: {
    per: 'day',
    bonus: (m, p) =>
      bets(p, ['tyg'], sinceBegin(m, '12', today(m))).some(({ stake }) => stake >= 5_000) ? 800 : undefined,
  },
}

/** The bonus that an application promises now; undefined where it is refused. */
export function promised(m: Model, p: Person, activity: string): number | undefined {
  const terms = TERMS[activity]
  const { from, to } = windowOf(m, activity)
  if (!terms || m.now < from || m.now >= to) return undefined
  const earlier = p.applications.filter(
    (application) => application.activity === activity && application.state !== REJECTED,
  )
  return earlier.some((application) => isInTheWay(m, p, application, terms.per))
    ? undefined
    : terms.bonus(m, p)
}

function isInTheWay(m: Model, p: Person, { at, level }: Application, per: Terms['per']): boolean {
  if (per === 'day') return at >= today(m)
  if (per === 'week') return at >= monday(m)
  if (per === 'month') return stamp(at).slice(0, 7) === stamp(m.now).slice(0, 7)
  return per === 'once' || (per === 'level' && level >= p.vip)
}
