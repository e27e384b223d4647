import { describe, expect, it } from 'vitest'
import { wholeYuan, ZERO } from '#contracts/money/money.ts'
import { addDays, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { deposit, intoVenue, member, settledBet } from '../../scenarios/building/builders.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { lengthOf } from '../../state/store/log.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { applyFor, reviewApplication } from './activity.ts'

describe('an application', () => {
  it('is submitted as pending, under the promotion’s name, in the member’s own log', () => {
    const { world, who, now } = oneMember()
    expect(applyFor(world, who, '3', now)).toEqual({
      id: 'A1',
      memberId: who.id,
      activityId: '3',
      activityName: world.activities[3]?.title,
      bonus: 3_800,
      level: 0,
      state: PENDING,
      atMs: now,
    })
    expect(lengthOf(world, 'applicationLog', who.id)).toBe(1)
  })

  it('is refused for an unknown promotion', () => {
    const { world, who, now } = oneMember()
    expect(refusalText(applyFor(world, who, '404', now))).toBe('活动不存在或已结束，请返回优惠页查看')
    expect(world.applications).toEqual({})
  })

  it('is accepted from the first moment of the promotion’s window to its last', () => {
    const { world, who, now } = oneMember()
    const fromMs = addDays(startOfBeijingDay(now), 1)
    const toMs = addDays(fromMs, 30)
    Object.assign(world.activities[3] ?? {}, { fromMs, toMs })
    const at = (ms: number) => refusalText(applyFor(world, who, '3', ms))
    expect(at(fromMs - 1)).toBe('活动尚未开始，将于北京时间 2026-05-02 00:00:00 开始，请届时再申请')
    expect(at(toMs)).toBe('活动已于北京时间 2026-05-31 23:59:59 结束')
    expect(world.applications).toEqual({})
    expect(at(fromMs)).toBeUndefined()
    reviewApplication(world, 'A1', true, fromMs)
    expect(at(toMs - 1)).toBeUndefined()
  })

  it('counts only bets after the promotion began', () => {
    const { world, who, now } = oneMember()
    Object.assign(world.activities[11] ?? {}, { fromMs: now + 1 })
    const play = (at: number) => {
      deposit({ world, now: at }, who, wholeYuan(10))
      intoVenue({ world, now: at }, who, 'zrt', wholeYuan(10))
      settledBet({ world, now: at }, who, 'zrt', wholeYuan(10), ZERO)
    }
    play(now)
    expect(refusalText(applyFor(world, who, '11', now + 1))).toContain('没有单注满')
    play(now + 1)
    expect(refusalText(applyFor(world, who, '11', now + 1))).toBeUndefined()
  })

  it('does not block other members or other promotions', () => {
    const { world, who, now } = oneMember()
    const other = member({ world, now }, FRESH)
    applyFor(world, other, '3', now)
    who.vip = 1
    expect(refusalText(applyFor(world, who, '3', now))).toBeUndefined()
    expect(refusalText(applyFor(world, who, '3', now))).toBe('您已提交过该活动的申请，请等待审核')
    expect(refusalText(applyFor(world, who, '4', now))).toBeUndefined()
  })

  it.each([
    [true, APPROVED],
    [false, REJECTED],
  ] as const)('is decided once: %s', (pass, state) => {
    const { world, who, now } = oneMember()
    applyFor(world, who, '3', now)
    expect(reviewApplication(world, 'A1', pass, now)).toBe(true)
    expect(reviewApplication(world, 'A1', !pass, now)).toBe(false)
    expect(world.applications.A1?.state).toBe(state)
    expect(refusalText(applyFor(world, who, '3', now))).toBeUndefined()
  })

  it('cannot be decided if it does not exist', () => {
    expect(reviewApplication(oneMember().world, 'A1', true, 0)).toBe(false)
  })
})
