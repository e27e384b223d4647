import { describe, expect, it } from 'vitest'
import { DEPOSIT_WINDOW_MS } from '#contracts/limits.ts'
import { wholeYuan } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import { member } from '../../scenarios/building/builders.ts'
import { FRESH } from '../../scenarios/personas.ts'
import { tick } from '../../state/due.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { doDueWork } from '../due-work.ts'
import { openDeposit, reviewDeposit } from './deposit.ts'
import { openOrderRefusal, remarkOf } from './open-order.ts'

const METHODS: PaymentMethod[] = ['usdt', 'wechat', 'alipay', 'card', 'pipay']

function memberWithOrder(method: PaymentMethod) {
  const fixture = oneMember()
  const { no } = openDeposit(
    fixture.world,
    fixture.who,
    { method, payWay: '某方式', amount: wholeYuan(100) },
    fixture.now,
  )
  const refused = (other = method, id = fixture.who.id) =>
    refusalText(openOrderRefusal(fixture.world, id, other))
  return { ...fixture, no, refused }
}

describe('one open order for each payment method', () => {
  it.each(
    METHODS,
  )('refuses a second order by %s and names the first, but allows other methods and other members', (method) => {
    const { world, now, no, refused } = memberWithOrder(method)
    expect(refused()).toBe(
      method === 'card'
        ? `您有一笔某方式订单（${no}）待审核，请等待审核后再提交`
        : `您有一笔某方式订单（${no}）待支付，请先完成支付，或等支付时间结束后再提交`,
    )
    for (const other of METHODS) if (other !== method) expect(refused(other)).toBeUndefined()
    expect(refused(method, member({ world, now }, FRESH).id)).toBeUndefined()
  })

  it.each([true, false])('allows a new order once the first is decided (%s)', (paid) => {
    const { world, now, no, refused } = memberWithOrder('usdt')
    reviewDeposit(world, no, paid, now)
    expect(refused()).toBeUndefined()
  })

  it('does not apply if the switch is off', () => {
    const { world, refused } = memberWithOrder('usdt')
    world.site.switches.oneOpenOrder = false
    expect(refused()).toBeUndefined()
  })

  it('allows a new order after the hour of the first, which a bank transfer does not have', () => {
    for (const [method, isFree] of [
      ['wechat', true],
      ['card', false],
    ] as const) {
      const { world, now, refused } = memberWithOrder(method)
      tick(world, now + DEPOSIT_WINDOW_MS - 1, doDueWork)
      expect(refused()).toBeDefined()
      tick(world, now + DEPOSIT_WINDOW_MS, doDueWork)
      expect(refused() === undefined).toBe(isFree)
    }
  })
})

it('the remark of a bank transfer has 6 digits, and differs for each member', () => {
  const codes = Array.from({ length: 20_000 }, (_, index) => remarkOf(`m${index + 1}`))
  expect(new Set(codes).size).toBe(codes.length)
  expect(codes.every((code) => /^[1-9]\d{5}$/.test(code))).toBe(true)
  expect(remarkOf('m1')).toBe(codes[0])
})
