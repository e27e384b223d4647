import { describe, expect, it } from 'vitest'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { APPROVED, PENDING, REJECTED } from '#contracts/wire/record-codes.ts'
import { DEMO, FRESH } from '../../scenarios/personas.ts'
import { answerData, callsTo } from '../../testing/test-calls.ts'
import { NOON } from '../../testing/test-mock.ts'

const ME = DEMO.username
const online = { payAmount: 200, username: FRESH.username, payType: 'wxfriend' }

describe('online payment', () => {
  const me = FRESH.username
  const opened = async () => {
    const calls = await callsTo('fresh-member')
    const { orderNo, url } = answerData<{ orderNo: string; url: string }>(
      await calls.call('deposit.payRecharge', online, me),
    )
    return {
      ...calls,
      orderNo,
      url,
      state: async () =>
        answerData<{ state: number }>(await calls.call('deposit.queryOrderNo', { orderNo }, me)).state,
      settle: (paid: boolean) => calls.mock.call('/_pay/settle', { no: orderNo, paid }),
    }
  }

  it('leads to a page that shows the order, and is credited once when that page reports it paid', async () => {
    const { mock, orderNo, url, state, settle, books } = await opened()
    expect(new URL(url).searchParams.get('order')).toBe(orderNo)
    expect(await mock.call('/_pay/order', { no: orderNo })).toMatchObject({
      data: { label: '微信好友', amount: 20_000, state: PENDING, until: NOON + HOUR_MS, now: NOON },
    })
    expect(await state()).toBe(PENDING)
    for (let n = 0; n < 3; n++)
      expect(await settle(true)).toMatchObject({ code: 200, data: { state: APPROVED } })
    expect(await settle(false)).toMatchObject({ data: { state: APPROVED } })
    for (let n = 0; n < 3; n++) expect(await state()).toBe(APPROVED)
    expect(await mock.control.pay({ id: orderNo, paid: true })).toBe(false)
    expect(await books(me)).toEqual({ wealth: 20_000, sum: 0, wrong: [], overdrawn: [] })
  })

  it('that failed stays failed', async () => {
    const { mock, orderNo, state, settle, books } = await opened()
    expect(await mock.control.pay({ id: orderNo, paid: false })).toBe(true)
    expect(await settle(true)).toMatchObject({ data: { state: REJECTED } })
    expect(await state()).toBe(REJECTED)
    expect((await books(me)).wealth).toBe(0)
  })

  it.each([
    ['an unknown option', { payType: 'coupon' }, '暂不支持'],
    ['a fen below the range', { payAmount: 199.99 }, '请输入有效的金额范围：200-2000'],
    ['a fen above the range', { payAmount: 2000.01 }, '请输入有效的金额范围：200-2000'],
    ['an amount beside the fixed ones', { payType: 'unionscan', payAmount: 31 }, '请输入有效的金额：30、50'],
    ['somebody else’s name', { username: ME }, '重新登录'],
  ])('refuses %s', async (_, wrong, text) => {
    const { call } = await callsTo('fresh-member')
    expect(await call('deposit.payRecharge', { ...online, ...wrong }, me)).toMatchObject({
      code: 202,
      message: expect.stringContaining(text),
    })
  })

  it.each([
    ...[100, 200, 300, 500, 800, 1000, 2000, 3000].map((amount) => ['alipayscan', amount] as const),
    ...[30, 50].map((amount) => ['unionscan', amount] as const),
    ...[200, 2000].map((amount) => ['wxfriend', amount] as const),
    ...[100, 5000].map((amount) => ['ecny', amount] as const),
    ...[100, 200].map((amount) => ['qqfee', amount] as const),
  ])('%s accepts %i', async (payType, payAmount) => {
    const { call } = await callsTo('fresh-member')
    expect((await call('deposit.payRecharge', { ...online, payType, payAmount }, me)).code).toBe(200)
  })

  it('shows no other kind of order on its page', async () => {
    const { mock, call } = await callsTo('fresh-member')
    const { message: no } = await call(
      'deposit.recharge',
      { paytype: 'usdtpay', amount: 500, catepay: 'TRC20' },
      me,
    )
    for (const wrong of [no, 'D0', '__proto__']) {
      expect(await mock.call('/_pay/order', { no: wrong })).toMatchObject({ code: 202, data: null })
      expect(await mock.call('/_pay/settle', { no: wrong, paid: true })).toMatchObject({ code: 202 })
    }
    expect((await mock.control.read()).members[0]).toMatchObject({ central: 0 })
  })
})
