import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { centralBalance } from '../../state/members.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { openDeposit } from './deposit.ts'
import { paymentPageOrder, settlePayment } from './pay-order.ts'

const NONE = '支付订单不存在，请返回充值页重新下单'

function openOrder(method: PaymentMethod) {
  const { world, who, now } = oneMember()
  const { no } = openDeposit(world, who, { method, payWay: '数字人民币', amount: wholeYuan(100) }, now)
  return { world, who, now, no, central: () => centralBalance(world, who.id) }
}

test('the payment page shows an online order, which can be paid once', () => {
  const { world, now, no, central } = openOrder('pipay')
  const shown = { no, label: '数字人民币', amount: 10_000, until: now + HOUR_MS }
  expect(paymentPageOrder(world, no, now + 5)).toEqual({ ...shown, state: PENDING, now: now + 5 })
  expect(settlePayment(world, no, true, now + 9)).toEqual({ ...shown, state: APPROVED, now: now + 9 })
  expect(settlePayment(world, no, false, now + 9)).toMatchObject({ state: APPROVED })
  expect(settlePayment(world, no, true, now + 9)).toMatchObject({ state: APPROVED })
  expect(central()).toBe(10_000)
})

test('a cancelled order has failed, and can no longer be paid', () => {
  const { world, now, no, central } = openOrder('pipay')
  expect(settlePayment(world, no, false, now)).toMatchObject({ state: REJECTED })
  expect(settlePayment(world, no, true, now)).toMatchObject({ state: REJECTED })
  expect(central()).toBe(0)
})

test.each([
  'usdt',
  'wechat',
  'alipay',
  'card',
  'rengong',
] as const)('the payment page refuses an order of %s', (method) => {
  const { world, now, no, central } = openOrder(method)
  expect(refusalText(paymentPageOrder(world, no, now))).toBe(NONE)
  expect(refusalText(settlePayment(world, no, true, now))).toBe(NONE)
  expect([central(), world.deposits[no]?.state]).toEqual([0, PENDING])
})

test('an unknown order cannot be paid', () => {
  const { world, now } = oneMember()
  expect(refusalText(paymentPageOrder(world, 'D0', now))).toBe(NONE)
  expect(refusalText(settlePayment(world, 'D0', true, now))).toBe(NONE)
})
