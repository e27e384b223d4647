import { addMessage } from './person.ts'
import type { Model, Person } from './state.ts'
import { DAY, dayOf, dayStart } from './time.ts'
import { MODEL_VENUES, PLATS } from './wallet.ts'

/** 24:00 in Beijing: the day's rebates, then the VIP level (docs/rules.md#end-of-day). */

const TOP = 10
const KEEP_DAYS = 90
/** Turnover in 元 that keeps a level: the only column of the VIP table that is not on the wire. */
const KEEPS = [500, 4_000, 12_000, 30_000, 100_000, 300_000, 800_000, 2_000_000, 5_000_000, 10_000_000].map(
  (yuan) => Number(`${yuan}00`),
)
const keeps = (level: number): number => KEEPS[level - 1] ?? 0

export function midnight(m: Model): void {
  for (const p of m.people) {
    giveRebates(m, p)
    turnLevel(m, p)
  }
  m.schedule(dayStart(dayOf(m.now) + 1), midnight)
}

function giveRebates(m: Model, p: Person): void {
  const rates = m.tables.levels[p.vip - 1]?.rates
  for (const plat of PLATS) {
    const millionths = BigInt(rates?.[MODEL_VENUES[plat].kind] ?? 0)
    const amount = Number((BigInt(p.today[plat] ?? 0) * millionths) / 1_000_000n)
    if (amount > 0) p.rebates.push({ at: m.now, plat, amount, collected: null })
  }
  p.today = {}
}

function turnLevel(m: Model, p: Person): void {
  const since = p.turnover - p.vipTurnover
  if (p.vipReady) {
    setLevel(m, p, p.vip + 1)
    addMessage(p, m.now, `恭喜晋级 VIP ${p.vip}`)
  } else if (p.vip > 0 && m.now - p.vipSince >= KEEP_DAYS * DAY) {
    const kept = since >= keeps(p.vip)
    setLevel(m, p, kept ? p.vip : p.vip - 1)
    if (!kept) addMessage(p, m.now, `等级调整为 VIP ${p.vip}`)
  }
  p.vipReady = inReach(m, p)
}

function setLevel(m: Model, p: Person, level: number): void {
  p.vip = level
  p.vipPeak = Math.max(p.vipPeak, level)
  p.vipSince = m.now
  p.vipTurnover = p.turnover
}

/** Whether deposits and turnover reach the next level. A lost level also requires its keeping turnover again. */
function inReach(m: Model, p: Person): boolean {
  const next = p.vip < TOP ? m.tables.levels[p.vip] : undefined
  if (!next || p.paysum < next.recharge || p.turnover < next.flow) return false
  return p.vip + 1 > p.vipPeak || p.turnover - p.vipTurnover >= keeps(p.vip + 1)
}
