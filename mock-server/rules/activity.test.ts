import { describe, expect, it } from 'vitest'
import { APPROVED, PENDING, REJECTED } from '#contracts/record-codes.ts'
import { member } from '../scenarios/builders.ts'
import { FRESH } from '../scenarios/personas.ts'
import { lengthOf } from '../state/log.ts'
import { oneMember, refusalText } from '../testing/test-member.ts'
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

  it('for an unknown promotion is refused', () => {
    const { world, who, now } = oneMember()
    expect(refusalText(applyFor(world, who, '404', now))).toBe('活动不存在或已结束，请返回优惠页查看')
    expect(world.applications).toEqual({})
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

  it('that does not exist cannot be decided', () => {
    expect(reviewApplication(oneMember().world, 'A1', true, 0)).toBe(false)
  })
})
