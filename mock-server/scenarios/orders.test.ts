import { describe, expect, test } from 'vitest'
import { APPROVED, DEPOSIT, PENDING, REJECTED, WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'
import { DEMO } from './personas.ts'

const ME = DEMO.username
const NO = 'D20260501120000000100001'
type Row = Record<string, unknown>
type Rows = { data: Row[]; total: number }

const records = async ({ call }: Awaited<ReturnType<typeof callsTo>>, type: number) =>
  answerData<Rows>(await call('records.gettransrecord', { date: 1, type, page: 1, api_type: '' }, ME)).data

describe('deposit-order', () => {
  test.each([
    ['pending', PENDING, 0],
    ['approved', APPROVED, 50_000],
    ['rejected', REJECTED, 0],
  ])('%s', async (decision, state, wealth) => {
    const calls = await callsTo('deposit-order', { params: { decision } })
    expect(await records(calls, DEPOSIT)).toMatchObject([{ out_trade_no: NO, amount: 500, state }])
    expect((await calls.books(ME)).wealth).toBe(wealth)
    expect(await calls.mock.control.review({ what: 'deposit', id: NO, approve: true })).toBe(
      state === PENDING,
    )
  })

  test.each([
    ['usdt-trc20', 'usdtpay', 'USDT-TRC20'],
    ['usdt-erc20', 'usdtpay', 'USDT-ERC20'],
    ['wechat', 'wxpay', '微信支付'],
    ['alipay', 'alipay', '支付宝'],
    ['bank', 'bankpay', '银行卡转账'],
    ['online', 'ebpay', '微信好友'],
  ])('by %s', async (payment, message, paytype) => {
    const { call } = await callsTo('deposit-order', { params: { way: payment, no: 'D1', amount: '88.80' } })
    expect(await call('deposit.payinfo', { deposit_no: 'D1' }, ME)).toMatchObject({
      code: 200,
      message,
      data: { info: { paytype, amount: 88.8 } },
    })
  })
})

test('deposit-about-to-expire: fails when the last seconds have passed', async () => {
  const { call, mock } = await callsTo('deposit-about-to-expire', { params: { seconds: 5 } })
  const state = async () =>
    answerData<{ state: number }>(await call('deposit.queryOrderNo', { orderNo: NO }, ME)).state
  expect(await call('deposit.payinfo', { deposit_no: NO }, ME)).toMatchObject({
    data: { info: { created_at: '2026-05-01 11:00:05' } },
  })
  await mock.control.clock({ byMs: 4_999 })
  expect(await state()).toBe(PENDING)
  await mock.control.clock({ byMs: 1 })
  expect(await state()).toBe(REJECTED)
  expect(await mock.control.pay({ id: NO, paid: true })).toBe(false)
})

test('deposit-expired: has failed, but a bank transfer still waits for review', async () => {
  const { mock } = await callsTo('deposit-expired')
  expect(await mock.read(({ deposits }) => deposits[NO]?.state)).toBe(REJECTED)
  const transfer = await callsTo('deposit-expired', { params: { way: 'bank' } })
  expect(await transfer.mock.control.review({ what: 'deposit', id: NO, approve: true })).toBe(true)
})

describe('withdrawal-order', () => {
  test.each([
    ['pending', PENDING, 70_000, 30_000],
    ['approved', APPROVED, 70_000, 0],
    ['rejected', REJECTED, 100_000, 0],
  ])('%s', async (decision, state, central, held) => {
    const calls = await callsTo('withdrawal-order', { params: { decision, to: 'usdt' } })
    expect(await records(calls, WITHDRAWAL)).toMatchObject([{ amount: 300, state, pay_way: 'USDT-TRC20' }])
    expect((await calls.mock.control.read()).members[0]).toMatchObject({ central, held, wageringLeft: 0 })
    const inbox = await calls.call('notices.noticeList', { page: 1, type: 2 }, ME)
    const { data } = answerData<{ data: { title: string }[] }>(inbox)
    const decided = { [PENDING]: undefined, [APPROVED]: '取款审核通过', [REJECTED]: '取款未通过审核' }[state]
    expect(data.map(({ title }) => title)).toEqual([...(decided ? [decided] : []), '充值已到账'])
  })
})

describe('applications', () => {
  test.each([
    ['pending', PENDING, 202],
    ['approved', APPROVED, 200],
    ['rejected', REJECTED, 200],
  ])('activity-application %s', async (decision, state, again) => {
    const { call } = await callsTo('activity-application', { params: { decision } })
    expect(await call('activity.activityApplyLog', { page: 1 }, ME)).toMatchObject({
      data: { data: [{ state }], total: 1 },
    })
    expect((await call('activity.activityapply', { id: '3' }, ME)).code).toBe(again)
  })

  test.each([
    ['pending', 0, 202],
    ['approved', 1, 202],
    ['rejected', 0, 200],
  ])('agent-application %s', async (decision, isagent, again) => {
    const { call } = await callsTo('agent-application', { params: { decision } })
    expect(await call('member.user', {}, ME)).toMatchObject({ data: { isagent } })
    const form = { mobile: '13800138000', apply_info: '再试一次' }
    expect((await call('agent.applyagentdo', form, ME)).code).toBe(again)
  })
})
