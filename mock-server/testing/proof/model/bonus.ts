import { APPROVED } from '#contracts/wire/record-codes.ts'
import { centsOf, must, same } from '../same.ts'
import { expectedRead, expectedRefusal, expectedSuccess, memberCall } from './calls.ts'
import { credit } from './person.ts'
import type { Call, Model, Person } from './state.ts'
import { DAY, dayOf, dayStart, HOUR, intoDay } from './time.ts'

/** Rebates and red packets (docs/rules.md#rebates, docs/rules.md#red-packets). */

export const pending = (p: Person): number => sum(p.rebates.filter(({ collected }) => collected === null))
export const collected = (p: Person): number => sum(p.rebates.filter(({ collected }) => collected !== null))
const sum = (rows: { amount: number }[]): number => rows.reduce((all, { amount }) => all + amount, 0)

export const collect = (token: string): Call =>
  memberCall(token, { path: '/api/dofanshui' }, (m, p) => {
    const amount = pending(p)
    if (amount <= 0) return expectedRefusal('暂无领取额度！')
    for (const rebate of p.rebates) rebate.collected ??= m.now
    credit(p, amount)
    m.outside.bonuses -= amount
    return expectedSuccess()
  })

const OPENS = 10 * HOUR
const CLOSES = 12 * HOUR
const LEAST = 88

/** The sum of deposits opened from noon yesterday until 10:00 today, and credited by now. */
export function countedDeposits(m: Model, p: Person): number {
  const today = dayStart(dayOf(m.now))
  const from = today - DAY + CLOSES
  return sum(p.orders.filter(({ at, state }) => state === APPROVED && at >= from && at < today + OPENS))
}

function quota(m: Model, p: Person): { left: number; claimed: number; most: number; recharge: number } {
  const recharge = countedDeposits(m, p)
  const step = m.tables.steps.filter((one) => recharge >= one.recharge).at(-1)
  const today = p.packets.filter(({ at }) => dayOf(at) === dayOf(m.now)).length
  const allowed = Math.min(m.tables.maxTimes, step?.packets ?? 0)
  return { left: Math.max(0, allowed - today), claimed: today, most: step?.most ?? 0, recharge }
}

export const claim = (token: string): Call =>
  memberCall(token, { path: '/api/douserredpacket' }, (m, p) => {
    if (!m.site.packets) return expectedRefusal('红包已关闭')
    if (intoDay(m.now) < OPENS) return expectedRefusal('活动还没开始，请静待活动开始。')
    if (intoDay(m.now) >= CLOSES) return expectedRefusal('请静待下次活动。')
    const { left, most, recharge, claimed: before } = quota(m, p)
    if (left <= 0) return expectedRefusal('您暂未达到领取条件，快去完成吧！')
    return expectedSuccess(({ data }) => {
      const { redpacketmoney, sendnums, acquirednum } = data as Record<string, unknown>
      const amount = centsOf(redpacketmoney)
      must(amount >= LEAST && amount <= most, `a packet of ${amount} where ${LEAST} to ${most} are given`)
      same([sendnums, acquirednum], [left - 1, before + 1], 'packets left and claimed after a claim')
      p.packets.push({ at: m.now, amount, recharge })
      credit(p, amount)
      m.outside.bonuses -= amount
    })
  })

export const readPacketInfo = (token: string): Call =>
  memberCall(token, { path: '/api/userredpacket', method: 'GET' }, (m, p) =>
    expectedRead(({ data }) => {
      const { sendnums, acquirednum, max_times, status } = data as Record<string, number | string>
      const { left, claimed: today } = quota(m, p)
      const at = intoDay(m.now)
      const phase = at < OPENS ? 'READY' : at < CLOSES ? 'STARTING' : 'END'
      must(Number(sendnums) + Number(acquirednum) <= Number(max_times), 'more packets than there are')
      same([sendnums, acquirednum, status], [m.site.packets ? left : 0, today, phase], 'the packets of today')
    }),
  )
