// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { envelope, refusal } from '../../../api/test-support/backend.ts'
import { toastText } from '../../../app/test-support/render-screen.tsx'
import { chooseRadio, openRecharge, recordsOf, submit, type, type View } from '../test-support/open.tsx'

const RECHARGE = '/api/recharge'
const RECORDS = '/api/gettransrecord'
const NO = 'D20260501120000000100001'
const row = (changed: object = {}, agoMs = 60_000) => ({
  ...{ out_trade_no: NO, amount: '500', pay_way: 'USDT-TRC20', state: 1 },
  created_at: formatBeijing(Date.now() - agoMs),
  ...changed,
})
const card = (view: View) => view.queryByRole('region', { name: '待支付的充值' })
/** Submits 500 元 by USDT. */
async function submitUsdt(view: View) {
  await chooseRadio(view, /^USDT/)
  await type(view, '充值金额', '500')
  await submit(view)
}

test('an order that waits to be paid is shown, with the way to its page and none to cancel it', async () => {
  const view = openRecharge({ [RECORDS]: () => envelope(recordsOf(row())) })
  const shown = await view.findByRole('region', { name: '待支付的充值' })
  expect(shown.textContent).toContain('您有一笔USDT-TRC20订单待支付')
  expect(shown.textContent).toContain('¥\u00a0500.00')
  expect(shown.textContent).toContain(NO)
  expect(within(shown).getByRole('link', { name: '继续支付' }).getAttribute('href')).toBe(
    `/payInfo?deposit_no=${NO}`,
  )
  expect(within(shown).queryByText(/取消/)).toBeNull()
})

test.each([
  ['decided', row({ state: 2 })],
  ['under review', row({ pay_way: '银行卡转账' })],
  ['out of its hour', row({}, 3_600_000)],
])('an order that is %s is not shown', async (_, one) => {
  const view = openRecharge({ [RECORDS]: () => envelope(recordsOf(one)) })
  await view.findByRole('radio', { name: /^USDT/ })
  expect(card(view)).toBeNull()
})

test('an online order whose page the phone does not know leads to customer service', async () => {
  const view = openRecharge({ [RECORDS]: () => envelope(recordsOf(row({ pay_way: '微信好友' }))) })
  const shown = await view.findByRole('region', { name: '待支付的充值' })
  expect(within(shown).getByRole('link', { name: '联系客服继续支付' }).getAttribute('href')).toBe('/kefu')
})

test('a backend that does not limit orders takes another one while one is shown', async () => {
  const view = openRecharge({
    [RECORDS]: () => envelope(recordsOf(row())),
    [RECHARGE]: () => envelope([], 'D20260501120000000100002'),
  })
  await view.findByRole('region', { name: '待支付的充值' })
  await submitUsdt(view)
  expect(view.backend.count(RECHARGE)).toBe(1)
  expect(await view.findByText(/payInfo\?deposit_no=D20260501120000000100002/)).toBeTruthy()
})

test('a refusal shows its text, keeps the form and shows the order that was in the way', async () => {
  const text = `您有一笔USDT-TRC20订单（${NO}）待支付，请先完成支付，或等支付时间结束后再提交`
  const view = openRecharge({ [RECHARGE]: () => refusal(text) })
  await view.findByRole('radio', { name: /^USDT/ })
  expect(card(view)).toBeNull()
  view.backend.routes[RECORDS] = () => envelope(recordsOf(row()))
  await submitUsdt(view)
  expect(await view.findByRole('region', { name: '待支付的充值' })).toBeTruthy()
  expect(toastText()).toBe(text)
  expect(view.getByLabelText('充值金额')).toHaveProperty('value', '500')
  expect(view.backend.count(RECHARGE)).toBe(1)
})

test('records that cannot be read say nothing and stop nothing', async () => {
  const view = openRecharge({ [RECORDS]: () => refusal('系统繁忙') })
  await view.findByRole('radio', { name: /^USDT/ })
  expect(card(view)).toBeNull()
  expect(toastText()).toBe('')
})
