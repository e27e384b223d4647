// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/session-store.ts'
import { broken, envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { WithdrawalScreen } from './WithdrawalScreen.tsx'

afterEach(() => vi.useRealTimers())

const WITHDRAW = '/api/withdraw'
const BANK = {
  id: 1,
  bank: '云川银行',
  bank_owner: '林云舟',
  bank_no: '6200005550001111888',
  bank_address: '滨江',
}
const BANK_2 = { ...BANK, id: 4, bank: '明湖银行', bank_no: '6200005550001112999' }
const TRC = { id: 2, bank: 'USDT', bank_owner: 'TRC20', bank_no: 'TDemoWaLLetDoNotSendAnyMoney11288x' }
const ERC = {
  id: 3,
  bank: 'USDT',
  bank_owner: 'ERC20',
  bank_no: '0x00000000000000000000000000000000000000ab',
}
const MEMBER = {
  username: 'demo888',
  balance: '12680.50',
  withdrawusdtrate: 7.3,
  withdrawcashfee: 5,
  withdrawfeeusdttrc: 1,
}
const cards: Reply = ({ body }) =>
  envelope((body as { type: number }).type === 1 ? [BANK, BANK_2] : [TRC, ERC])
const noRows = () => envelope({ current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 })

function open(routes: Record<string, Reply> = {}, at = '/withdrawal') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope(MEMBER),
    '/api/balance': () => envelope({ balance: MEMBER.balance }),
    '/api/balancelist': () =>
      envelope(['a', 'b', 'c', 'd'].map((name) => ({ name: `场馆${name}`, platname: name, balance: 10 }))),
    '/api/getcard': cards,
    '/api/getBetAmount': () => envelope({ bet_amount: 0 }),
    '/api/withdraw': () => envelope(null, '提交成功，等待后台审核'),
    ...routes,
  })
  return { backend, ...renderScreen(<WithdrawalScreen />, at) }
}
type View = ReturnType<typeof open>

const amountField = () => screen.getByLabelText<HTMLInputElement>('取款金额')
const passwordField = () => screen.getByLabelText<HTMLInputElement>('支付密码')
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^确认取款/ }))

async function choose({ findByRole, queryByRole }: View, card: RegExp) {
  fireEvent.click(await findByRole('button', { name: /选择$|更换$/ }))
  const sheet = await findByRole('dialog')
  fireEvent.click(within(sheet).getByRole('button', { name: card }))
  await vi.waitFor(() => expect(queryByRole('dialog')).toBeNull())
}
async function fill(view: View, card = /TRC20/) {
  await choose(view, card)
  type(amountField(), '2000')
  type(passwordField(), '888888')
}

test.each([
  ['/withdrawal', /TRC20/, '请选择USDT地址'],
  ['/withdrawal?type=2', /云川/, '请选择您要提现到的银行卡'],
])('%s: shows the first missing input at its field and as a toast, and sends nothing', async (at, card, first) => {
  const view = open({}, at)
  await view.findByRole('button', { name: /选择$/ })
  submit()
  expect(toastText()).toBe(first)
  expect(view.getAllByText(first).length).toBeGreaterThan(1)
  await choose(view, card)
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

test('shows the fee, the USDT value and the payout before submitting, never below 0', async () => {
  const view = open()
  await fill(view)
  const said = () => view.container.querySelector('dl')?.textContent
  expect(said()).toBe(
    '收款账户TRC20 地址 ****288x参考汇率1 USDT ≈ ¥\u00a07.30等值273.97 USDT单笔手续费（TRC20）1.00 USDT实际到账272.97 USDT',
  )
  await choose(view, /ERC20/)
  expect(amountField().value + passwordField().value).toBe('')
  type(amountField(), '30')
  expect(said()).toContain('单笔手续费（ERC20）5.00 USDT实际到账0.00 USDT')
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
  expect(blind.container.querySelector('dl')?.textContent).toContain('参考汇率--等值--')
  submit()
  expect(toastText()).toBe('参考汇率暂不可用，请稍后再试或选择银行卡取款')
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
  expect(view.address()).toBe('/withdrawal?type=2')
  await view.user.click(view.getByRole('tab', { name: 'USDT取款' }))
  expect(await view.findByText('请选择USDT地址')).toBeTruthy()
  expect(amountField().value).toBe('')
})

test('sends one request for five taps, empties the form and shows the records after 1.5 s', async () => {
  const answer = held()
  const view = open({ '/api/withdraw': answer.reply })
  await fill(view)
  vi.useFakeTimers()
  const button = view.getByRole('button', { name: /^确认取款/ })
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button)
  await vi.waitFor(() => expect(view.backend.count(WITHDRAW)).toBe(1))
  expect(view.backend.sent.find(({ url }) => url.endsWith(WITHDRAW))?.body).toEqual({
    amount: 2000,
    bank: '2',
    password: '888888',
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

test('says above the button that wagering is owed, before it is pressed', async () => {
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: '250.50' }),
    '/api/gettransrecord': noRows,
    '/api/redpacket': noRows,
    '/api/getfanshui': () => envelope({ list: null, jisuan: 0, nojisuan: 0 }),
  })
  await view.findByText(/^打码量未完成/)
  const button = view.getByRole('button', { name: '确认取款' })
  const note = document.getElementById(button.getAttribute('aria-describedby') ?? '')
  expect(note && textOf(note)).toBe('打码量未完成，还需投注 ¥ 250.50 才能取款')
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

test('links to binding and to help without a card or an address', async () => {
  const view = open({ '/api/getcard': () => envelope([]) })
  expect((await view.findByRole('link', { name: /添加 USDT 地址/ })).getAttribute('href')).toBe(
    '/addUsdtCard',
  )
  submit()
  expect(toastText()).toBe('请选择USDT地址')
  await view.user.click(view.getByRole('tab', { name: '银行卡取款' }))
  expect((await view.findByRole('link', { name: /添加银行卡/ })).getAttribute('href')).toBe('/addBankCard')
  expect(view.getByRole('link', { name: '遇到问题？' }).getAttribute('href')).toMatch(
    /^\.\/kf\.html#(dark|light)$/,
  )
})

test('shows three venues, and the rest on a tap', async () => {
  const view = open()
  expect(await view.findByText('场馆c')).toBeTruthy()
  expect(view.queryByText('场馆d')).toBeNull()
  await view.user.click(view.getByRole('button', { name: '展开全部 4 个场馆' }))
  expect(view.getByText('场馆d')).toBeTruthy()
})

test('shows the wagering still required, by deposit, and the part without a known source', async () => {
  const row = {
    out_trade_no: 'D1',
    amount: 200,
    pay_way: '微信支付',
    state: 2,
    created_at: '2026-05-01 10:00:00',
  }
  const view = open({
    '/api/getBetAmount': () => envelope({ bet_amount: 250 }),
    '/api/gettransrecord': () =>
      envelope({ current_page: 1, data: [row], last_page: 1, per_page: 10, total: 1 }),
    '/api/redpacket': noRows,
    '/api/getfanshui': () => envelope({ list: null, jisuan: 0, nojisuan: 0 }),
  })
  expect(await view.findByText('还需投注 ¥ 250.00')).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: /明细$/ }))
  const rows = within(await view.findByRole('list', { name: '还需投注的充值与红利' })).getAllByRole(
    'listitem',
  )
  expect(rows.map((row) => textOf(row))).toEqual([
    '充值 · 微信支付还需 ¥ 200.002026-05-01 10:00:00 · 需投注 ¥ 200.00',
    '其他还需 ¥ 50.00近 30 天的充值、红包与返水记录之外，如更早的充值或活动奖金',
  ])
})
