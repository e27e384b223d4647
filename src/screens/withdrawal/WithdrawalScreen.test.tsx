// @vitest-environment happy-dom
import { act, fireEvent, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { broken, envelope, held, type Reply, refusal } from '../../api/test-support/backend.ts'
import { textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/device/storage.ts'
import {
  amountField,
  BANK,
  BANK_2,
  choose,
  fill,
  MEMBER,
  open,
  passwordField,
  submit,
  type,
} from './test-support/open.tsx'

afterEach(() => vi.useRealTimers())

const WITHDRAW = '/api/withdraw'

/** The words that a screen reader says after the name of this field. */
const describedAs = (field: Element) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('')

test.each([
  ['/withdrawal', /TRC20/, '请选择USDT地址'],
  ['/withdrawal?type=2', /云川/, '请选择您要提现到的银行卡'],
])('%s: shows each missing input at its field and the first as a toast, and sends nothing', async (at, card, first) => {
  const view = open({ '/api/getBetAmount': () => envelope({ bet_amount: 0, min_withdrawal: 100 }) }, at)
  await view.findByRole('button', { name: /选择$/ })
  submit()
  expect(toastText()).toBe(first)
  const wrong = [...view.container.querySelectorAll('[aria-invalid="true"]')]
  expect(wrong.map(describedAs)).toEqual([first, '单笔取款不能低于100元', '请输入您的支付密码'])
  expect(document.activeElement).toBe(wrong[0])
  type(amountField(), '1')
  expect([toastText(), describedAs(passwordField())]).toEqual([first, '请输入您的支付密码'])
  await choose(view, card)
  expect(view.container.querySelector('[aria-invalid="true"]')).toBeNull()
  expect(toastText()).toBe('')
  type(passwordField(), '888888')
  submit()
  expect(toastText()).toBe('单笔取款不能低于100元')
  type(amountField(), '99.99')
  submit()
  expect(toastText()).toBe('单笔取款不能低于100元')
  type(amountField(), '100')
  submit()
  expect(toastText()).toBe('请输入您的支付密码')
  expect(amountField().value).toBe('100')
  expect(view.backend.count(WITHDRAW)).toBe(0)
})

test('takes the least amount that the backend tells, in the hint, the first amount to tap and the refusal', async () => {
  const view = open({ '/api/getBetAmount': () => envelope({ bet_amount: 0, min_withdrawal: '200.00' }) })
  await fill(view)
  expect(await view.findByText('单笔不低于 200 元')).toBeTruthy()
  expect(view.getAllByRole('button', { name: /^¥?\s?[\d,]+(\.00)? 元$/ })[0]?.textContent).toMatch(/200/)
  type(amountField(), '199.99')
  submit()
  expect(toastText()).toBe('单笔取款不能低于200元')
  expect(view.backend.count(WITHDRAW)).toBe(0)
})

test('shows the fee, the USDT value and the payout before submitting, never below 0', async () => {
  const view = open()
  await fill(view)
  const said = () => view.container.querySelector('dl')?.textContent
  expect(said()).toBe(
    '收款账户TRC20 地址 尾号 288x取款汇率（由平台设定）1 USDT ≈ ¥\u00a07.30等值273.97 USDT单笔手续费（TRC20）1.00 USDT实际到账272.97 USDT',
  )
  // Also in the foot, where it is seen with the button.
  expect(view.getByText('实际到账 272.97 USDT')).toBeTruthy()
  await choose(view, /ERC20/)
  expect(amountField().value + passwordField().value).toBe('')
  type(amountField(), '30')
  expect(said()).toContain('单笔手续费（ERC20）5.00 USDT实际到账0.00 USDT')
})

test.each([
  ['their last four digits', '1888', '2999', '云川银行 尾号 1888'],
  ['no digit', '****', '****', '云川银行 **** 第 1 张'],
])('cards with %s are told apart in the sheet, in the summary and on the receipt', async (_, a, b, told) => {
  const cards = [
    { ...BANK, bank_no: a },
    { ...BANK_2, bank: BANK.bank, bank_no: b },
  ]
  const ofType: Reply = ({ body }) => envelope((body as { type: number }).type === 1 ? cards : [])
  const view = open({ '/api/getcard': ofType }, '/withdrawal?type=2')
  fireEvent.click(await view.findByRole('button', { name: /选择$/ }))
  const rows = within(await view.findByRole('dialog')).getAllByRole('button', { name: /云川银行/ })
  expect(new Set(rows.map(textOf)).size).toBe(2)
  fireEvent.click(rows[0] as HTMLElement)
  await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
  type(amountField(), '2000')
  type(passwordField(), '888888')
  expect(textOf(view.container.querySelector('dl'))).toContain(`收款账户${told}`)
  submit()
  // Alone, without the routes, the screen is still there and writes its tab to the new address.
  await vi.waitFor(() => expect(view.address()).toMatch(/^\/transRecord/), { timeout: 3_000 })
  expect(storage.get('yz:receipt')).toMatchObject({ to: told })
})

test('says no word on the fees of a bank, and what arrives is the bank’s to say', async () => {
  const view = open({}, '/withdrawal?type=2')
  await fill(view, /云川/)
  expect(view.container.querySelector('dl')?.textContent).toBe(
    '收款账户云川银行 尾号 1888取款金额¥\u00a02,000.00到账金额以银行实际入账为准',
  )
  expect(view.container.textContent).not.toContain('手续费')
})

test('a fee that the backend does not tell is none of 0: the record shows what arrives, and the request goes out', async () => {
  const view = open({ '/api/user': () => envelope({ ...MEMBER, withdrawfeeusdttrc: undefined }) })
  await fill(view)
  expect(view.container.querySelector('dl')?.textContent).toContain(
    '单笔手续费（TRC20）--实际到账以取款记录为准',
  )
  submit()
  await vi.waitFor(() => expect(view.backend.count(WITHDRAW)).toBe(1))
})

const venuesOf = (balance: number) => () =>
  envelope(['a', 'b', 'c'].map((name) => ({ name: `场馆${name}`, platname: name, balance })))
test.each<[string, string, Reply, string]>([
  ['could cover it', '2000', venuesOf(10), '超出中心钱包余额，可先一键回收场馆余额'],
  ['are not enough', '3000', venuesOf(10), '超出中心钱包余额，回收场馆余额后也不足'],
  ['hold nothing', '2000', venuesOf(0), '超出中心钱包余额'],
  ['are not known', '2000', () => refusal('维护中'), '超出中心钱包余额'],
])('an amount above the central wallet, where the venues %s', async (_, amount, venues, hint) => {
  const view = open({ '/api/balance': () => envelope({ balance: 1970 }), '/api/balancelist': venues })
  await choose(view, /TRC20/)
  type(amountField(), amount)
  expect(await view.findByText(hint)).toBeTruthy()
})

test('does not send a withdrawal that would pay nothing or has no exchange rate', async () => {
  const poor = open({ '/api/user': () => envelope({ ...MEMBER, withdrawcashfee: 50 }) })
  await choose(poor, /ERC20/)
  type(amountField(), '300')
  type(passwordField(), '888888')
  submit()
  expect(toastText()).toBe('取款金额不足以支付手续费，请提高取款金额')
  expect(poor.backend.count(WITHDRAW)).toBe(0)
  poor.unmount()
  localStorage.clear()

  const blind = open({ '/api/user': () => envelope({ ...MEMBER, withdrawusdtrate: 0 }) })
  await fill(blind)
  expect(blind.container.querySelector('dl')?.textContent).toContain('取款汇率（由平台设定）--等值--')
  submit()
  expect(toastText()).toBe('取款汇率暂不可用，请稍后再试或选择银行卡取款')
  expect(blind.backend.count(WITHDRAW)).toBe(0)
})

test('clears what the password was typed for on another tab, card or amount', async () => {
  const view = open()
  await fill(view)
  type(amountField(), '2001')
  expect(passwordField().value).toBe('')
  type(passwordField(), '888888')
  fireEvent.click(view.getByRole('button', { name: '最大金额' }))
  expect([amountField().value, passwordField().value]).toEqual(['12680.50', ''])
  await view.user.click(view.getByRole('tab', { name: '银行卡取款' }))
  expect(await view.findByText('请选择您要提现到的银行卡')).toBeTruthy()
  expect([amountField().value, passwordField().value]).toEqual(['', ''])
  await vi.waitFor(() => expect(view.address()).toBe('/withdrawal?type=2'))
  await view.user.click(view.getByRole('tab', { name: 'USDT取款' }))
  expect(await view.findByText('请选择USDT地址')).toBeTruthy()
  expect(amountField().value).toBe('')
})

test('sends one request for five taps, with the password as typed, empties the form and shows the records after 1.5 s', async () => {
  const answer = held()
  const view = open({ '/api/withdraw': answer.reply })
  await fill(view)
  // What is trimmed, cut or folded on the way is another text.
  const asTyped = ' 88 a8  8888 88 B '
  type(passwordField(), asTyped)
  vi.useFakeTimers()
  const button = view.getByRole('button', { name: /^确认取款/ })
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button)
  await vi.waitFor(() => expect(view.backend.count(WITHDRAW)).toBe(1))
  expect(view.backend.sent.find(({ url }) => url.endsWith(WITHDRAW))?.body).toEqual({
    amount: 2000,
    bank: '2',
    password: asTyped,
  })
  expect(amountField().readOnly).toBe(true)
  answer.answer(envelope(null, '提交成功，等待后台审核'))
  await vi.waitFor(() => expect(toastText()).toBe('提交成功，等待后台审核'))
  expect([amountField().value, passwordField().value]).toEqual(['', ''])
  fireEvent.click(view.getByRole('button', { name: '提交成功' }))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(view.address()).toBe('/withdrawal')
  await act(() => vi.advanceTimersByTimeAsync(500))
  expect(view.address()).toBe('/transRecord')
  expect(view.backend.count(WITHDRAW)).toBe(1)
})

test('a single saved card is chosen already, and stays what the password was typed for', async () => {
  const view = open({ '/api/getcard': () => envelope([BANK]) }, '/withdrawal?type=2')
  expect(textOf(await view.findByRole('button', { name: /更换$/ }))).toContain('云川银行')
  type(amountField(), '200')
  type(passwordField(), '888888')
  // The card is unbound elsewhere and another bound: the form must not go to that one by itself.
  view.backend.routes['/api/getcard'] = () => envelope([BANK_2])
  view.backend.routes[WITHDRAW] = () => refusal('请选择您要提现到的银行卡')
  submit()
  await vi.waitFor(() =>
    expect(view.queryByRole('button', { name: /请选择您要提现到的银行卡/ })).toBeTruthy(),
  )
  expect(view.backend.sent.find(({ url }) => url.endsWith(WITHDRAW))?.body).toMatchObject({ bank: '1' })
})

test('does not navigate when the member has already left', async () => {
  const view = open()
  await fill(view)
  vi.useFakeTimers()
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('提交成功，等待后台审核'))
  view.rerender(<p>another screen</p>)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(document.body.textContent).not.toContain('/transRecord')
})

test('keeps everything but the password after a refusal, and leads to setting one after 251', async () => {
  const view = open({ '/api/withdraw': () => refusal('支付密码不正确，还可以尝试 4 次') })
  await fill(view)
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('支付密码不正确，还可以尝试 4 次'))
  expect([amountField().value, passwordField().value, view.address()]).toEqual(['2000', '', '/withdrawal'])
  view.backend.routes[WITHDRAW] = () => refusal('您尚未设置支付密码，请先设置', 251)
  type(passwordField(), '888888')
  submit()
  await vi.waitFor(() => expect(view.address()).toBe('/password?type=2'))
})

test('claims no result when the answer was lost, stays here and clears the password', async () => {
  const view = open({ '/api/withdraw': broken })
  await fill(view)
  submit()
  await vi.waitFor(() => expect(toastText()).toBe('网络异常，结果未知，正在为您核对最新余额与记录'))
  await vi.waitFor(() => expect(view.getByRole('button', { name: /^确认取款/ })).toBeTruthy())
  expect([amountField().value, passwordField().value, view.address()]).toEqual(['2000', '', '/withdrawal'])
  expect(view.backend.count(WITHDRAW)).toBe(1)
})
