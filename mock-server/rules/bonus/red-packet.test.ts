import { describe, expect, it } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import { addDays, parseBeijing } from '#contracts/time/beijing-time.ts'
import { redPacketPhaseAt } from '#contracts/time/red-packet-window.ts'
import { deposit, member, pendingDeposit } from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { centralBalance } from '../../state/members.ts'
import { rngOf } from '../../state/random.ts'
import { reviewDeposit } from '../orders/deposit.ts'
import { isRefusal } from '../outcome.ts'
import { claimRedPacket, quotaOf } from './red-packet.ts'
import { RED_PACKET_LEAST, RED_PACKET_MAX_TIMES, RED_PACKET_STEPS } from './red-packet-steps.ts'

const at = (text: string, ms = 0) => (parseBeijing(text) ?? Number.NaN) + ms

function memberAt(now: number, seed = 3) {
  const world = openSite({ seed, now, clock: { stopped: true } })
  const context = { world, now }
  const who = member(context, FRESH)
  const claim = (when: number) => {
    const outcome = claimRedPacket(world, who, rngOf(world), when)
    return isRefusal(outcome) ? outcome.message : outcome.amount
  }
  return { ...context, who, claim, quota: (when: number) => quotaOf(world, who.id, when) }
}

describe('the window of red packets', () => {
  it.each([
    '2026-05-01',
    '2026-01-01',
    '2026-12-31',
    '2026-02-28',
    '2028-02-29',
    '2026-03-01',
  ])('is open on %s from 10:00:00.000 until 12:00:00.000', (day) => {
    expect(redPacketPhaseAt(at(`${day} 00:00:00`))).toBe('READY')
    expect(redPacketPhaseAt(at(`${day} 10:00:00`, -1))).toBe('READY')
    expect(redPacketPhaseAt(at(`${day} 10:00:00`))).toBe('STARTING')
    expect(redPacketPhaseAt(at(`${day} 12:00:00`, -1))).toBe('STARTING')
    expect(redPacketPhaseAt(at(`${day} 12:00:00`))).toBe('END')
    expect(redPacketPhaseAt(at(`${day} 23:59:59`, 999))).toBe('END')
  })

  it('allows claims to the millisecond', () => {
    const s = memberAt(at('2026-04-30 15:00:00'))
    deposit(s, s.who, wholeYuan(2000))
    expect(s.claim(at('2026-05-01 10:00:00', -1))).toBe(redPacketTexts.notStarted)
    expect(s.claim(at('2026-05-01 10:00:00'))).toBeGreaterThan(0)
    expect(s.claim(at('2026-05-01 12:00:00', -1))).toBeGreaterThan(0)
    expect(s.claim(at('2026-05-01 12:00:00'))).toBe(redPacketTexts.ended)
  })
})

describe('deposits that count for red packets', () => {
  it.each([
    ['2028-02-28 12:00:00', -1, 0],
    ['2028-02-28 12:00:00', 0, 1],
    ['2028-02-29 10:00:00', -1, 1],
    ['2028-02-29 10:00:00', 0, 0],
  ])('at %s and %i ms earn %i packets on 29 February', (text, ms, remaining) => {
    const s = memberAt(at(text, ms))
    deposit(s, s.who, wholeYuan(100))
    expect(s.quota(at('2028-02-29 11:00:00'))).toMatchObject({ remaining, recharge: remaining * 10_000 })
    // A deposit between 10:00 and 12:00 counts on no day.
    expect(s.quota(at('2028-03-01 11:00:00')).remaining).toBe(0)
  })

  it('must be approved: a pending one counts once it is approved, a rejected one never', () => {
    const s = memberAt(at('2026-04-30 20:00:00'))
    const bank = { method: 'card', payWay: '银行卡转账', protocol: '' } as const
    const [late, never] = [
      pendingDeposit(s, s.who, wholeYuan(100), bank),
      pendingDeposit(s, s.who, fen(1), bank),
    ]
    const ten = at('2026-05-01 10:00:00')
    reviewDeposit(s.world, never.no, false, ten)
    expect(s.claim(ten)).toBe(redPacketTexts.notQualified)
    reviewDeposit(s.world, late.no, true, ten + 1)
    expect(s.claim(ten + 1)).toBeGreaterThan(0)
  })
})

describe('the table of red packets', () => {
  it.each(
    RED_PACKET_STEPS.map((step, index) => [index, step] as const),
  )('begins step %i exactly at its sum', (index, { recharge, packets, most }) => {
    const s = memberAt(at('2026-04-30 20:00:00'))
    deposit(s, s.who, fen(recharge - 1))
    const eleven = at('2026-05-01 11:00:00')
    expect(s.quota(eleven)).toMatchObject({
      remaining: RED_PACKET_STEPS[index - 1]?.packets ?? 0,
      most: RED_PACKET_STEPS[index - 1]?.most ?? 0,
    })
    deposit(s, s.who, fen(1))
    expect(s.quota(eleven)).toMatchObject({ remaining: packets, most, recharge })
  })

  it('limits the claims of a day and the amount of each, and starts again the next day', () => {
    const s = memberAt(at('2026-04-30 20:00:00'))
    deposit(s, s.who, wholeYuan(5_000_000))
    const most = RED_PACKET_STEPS.at(-1)?.most ?? 0
    const amounts: number[] = []
    for (let n = 0; n < RED_PACKET_MAX_TIMES + 3; n++) {
      const before = centralBalance(s.world, s.who.id)
      const { remaining, claimed } = s.quota(at('2026-05-01 10:00:00') + n)
      expect(remaining + claimed).toBe(RED_PACKET_MAX_TIMES)
      const outcome = s.claim(at('2026-05-01 10:00:00') + n)
      if (typeof outcome !== 'number') continue
      amounts.push(outcome)
      expect(centralBalance(s.world, s.who.id) - before).toBe(outcome)
    }
    expect(amounts).toHaveLength(RED_PACKET_MAX_TIMES)
    for (const amount of amounts) {
      expect(amount).toBeGreaterThanOrEqual(RED_PACKET_LEAST)
      expect(amount).toBeLessThanOrEqual(most)
    }
    expect(s.who.wageringLeft).toBe(500_000_000 + amounts.reduce((sum, amount) => sum + amount, 0))
    expect(s.quota(at('2026-05-02 10:00:00'))).toMatchObject({ remaining: 0, claimed: 0 })
  })

  it('draws the same amounts for the same seed, and others for another', () => {
    const drawn = (seed: number) => {
      const s = memberAt(at('2026-04-30 20:00:00'), seed)
      deposit(s, s.who, wholeYuan(10_000))
      return [1, 2, 3, 4, 5].map((n) => s.claim(at('2026-05-01 10:00:00') + n))
    }
    expect(drawn(5)).toEqual(drawn(5))
    expect(drawn(6)).not.toEqual(drawn(5))
  })

  it('allows no claim while red packets are switched off', () => {
    const s = memberAt(addDays(at('2026-05-01 11:00:00'), -1))
    deposit(s, s.who, wholeYuan(2000))
    s.world.site.settings.redPacketOn = false
    expect(s.claim(at('2026-05-01 11:00:00'))).toBe(redPacketTexts.closed)
    expect(centralBalance(s.world, s.who.id)).toBe(200_000)
  })
})

describe('the operator', () => {
  it('can open red packets outside their hours, within the limit of the day', () => {
    const now = at('2026-05-01 15:00:00')
    const { world, who, claim, quota } = memberAt(at('2026-05-01 09:00:00'))
    deposit({ world, now: at('2026-05-01 09:00:00') }, who, wholeYuan(500))
    expect(claim(now)).toBe(redPacketTexts.ended)
    world.site.settings.redPacketPhase = 'STARTING'
    expect([typeof claim(now), typeof claim(now)]).toEqual(['number', 'number'])
    expect(claim(now)).toBe(redPacketTexts.notQualified)
    expect(quota(now)).toMatchObject({ claimed: 2, remaining: 0 })
  })

  it('can close red packets within their hours', () => {
    const { world, claim } = memberAt(at('2026-05-01 09:00:00'))
    world.site.settings.redPacketPhase = 'READY'
    expect(claim(at('2026-05-01 11:00:00'))).toBe(redPacketTexts.notStarted)
  })
})
