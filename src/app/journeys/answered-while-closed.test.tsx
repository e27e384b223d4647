// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { UNKNOWN_TEXT } from '../../api/core/money/money-action.ts'
import { envelope, held, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { App } from '../App.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { textOf, toastText } from '../test-support/render-screen.tsx'
import { prepareApp } from '../test-support/whole-app.ts'

beforeAll(async () => {
  await import('../shell/Maintenance.tsx')
  await import('../../screens/withdrawal/WithdrawalScreen.tsx')
})
prepareApp()

const BALANCE = '/api/balance'
const card = {
  id: 1,
  bank: '云川银行',
  bank_owner: '林子安',
  bank_no: '6200005550002111888',
  bank_address: '',
}
const noRows = { current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 }
const site = (site_state: 0 | 1) => () => envelope({ title: '云舟', site_state, repair_tips: '系统升级' })

const notice = () => screen.queryByRole('heading', { name: '系统维护中' })
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /取款|正在|提交成功/ })
const typed = () =>
  ['取款金额', '支付密码'].map((label) => screen.queryByLabelText<HTMLInputElement>(label)?.value)

/** A member has sent a withdrawal, and its answer is still to come. */
async function withdraw() {
  signIn('token-1')
  location.hash = '#/withdrawal?type=2'
  const answer = held()
  const backend = stubBackend({
    '/api/app': site(1),
    '/api/user': () => envelope({ username: 'demo888', balance: 5000 }),
    [BALANCE]: () => envelope({ balance: 5000 }),
    '/api/balancelist': () => envelope([]),
    '/api/getcard': () => envelope([card]),
    '/api/getBetAmount': () => envelope({ bet_amount: 0 }),
    '/api/withdraw': answer.reply,
    '/api/gettransrecord': () => envelope(noRows),
    '*': () => envelope([]),
  })
  render(<App />)
  await until(() => screen.getByRole('button', { name: /云川银行/ }))
  fireEvent.change(screen.getByLabelText('取款金额'), { target: { value: '1000' } })
  fireEvent.change(screen.getByLabelText('支付密码'), { target: { value: '888888' } })
  fireEvent.click(button())
  await until(() => expect(backend.count('/api/withdraw')).toBe(1))
  return { backend, answer: answer.answer }
}
type Sent = Awaited<ReturnType<typeof withdraw>>

async function close({ backend }: Sent) {
  backend.routes[BALANCE] = () => refusal('系统升级', 503)
  backend.routes['/api/app'] = site(0)
  await until(() => expect(notice()).not.toBeNull())
}
async function reopen({ backend }: Sent) {
  backend.routes[BALANCE] = () => envelope({ balance: 4000 })
  backend.routes['/api/app'] = site(1)
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  await until(() => expect(notice()).toBeNull())
}

test('a withdrawal answered during maintenance is reported once the app shows, with an empty form and its record', async () => {
  const sent = await withdraw()
  await close(sent)
  sent.answer(envelope(null, '提交成功，等待后台审核'))
  await pass(5_000)
  await reopen(sent)
  await until(() => expect(toastText()).toBe('提交成功，等待后台审核'))
  expect(typed()).toEqual(['', ''])
  fireEvent.click(button())
  await until(() => expect(location.hash).toBe('#/transRecord'))
  expect(await until(() => screen.getByText(/1,000\.00/))).toBeTruthy()
  expect(sent.backend.count('/api/withdraw')).toBe(1)
})

test('forty minutes behind the notice do not part a withdrawal from its record: the receipt says what became of it', async () => {
  const sent = await withdraw()
  const created_at = formatBeijing(Date.now())
  const row = { out_trade_no: 'W1', amount: 1000, pay_way: card.bank, state: 2, created_at }
  sent.backend.routes['/api/gettransrecord'] = () => envelope({ ...noRows, data: [row], total: 1 })
  await close(sent)
  sent.answer(envelope({ out_trade_no: 'W1' }, '提交成功，等待后台审核'))
  await pass(40 * 60_000)
  await reopen(sent)
  const receipt = await until(() => screen.getByRole('region', { name: '取款回执' }))
  await until(() => expect(textOf(receipt)).toContain('已出款'))
  expect(textOf(receipt)).toContain(`已提交${created_at}`)
})

test('a withdrawal whose answer is lost during maintenance is reported as unknown once balances can be read again', async () => {
  const sent = await withdraw()
  await close(sent)
  sent.answer(new Response('', { status: 502 }))
  await pass(5_000)
  const sentBefore = sent.backend.count(BALANCE)
  await reopen(sent)
  await until(() => expect(toastText()).toBe(UNKNOWN_TEXT))
  expect(typed()).toEqual(['1000', ''])
  expect(sent.backend.count(BALANCE)).toBeGreaterThan(sentBefore)
  expect(sent.backend.count('/api/withdraw')).toBe(1)
})

test('a withdrawal answered after the site has reopened is reported as usual', async () => {
  const sent = await withdraw()
  await close(sent)
  await reopen(sent)
  sent.answer(refusal('余额不足'))
  await until(() => expect(toastText()).toBe('余额不足'))
  expect(typed()).toEqual(['1000', ''])
  expect(button().disabled).toBe(false)
})

test('an answer lost just before the notice is reported again after it', async () => {
  const sent = await withdraw()
  sent.backend.routes[BALANCE] = () => refusal('系统升级', 503)
  sent.backend.routes['/api/app'] = site(0)
  sent.answer(new Response('', { status: 502 }))
  await until(() => expect(notice()).not.toBeNull())
  await pass(60_000)
  expect(toastText()).toBe('')
  await reopen(sent)
  await until(() => expect(toastText()).toBe(UNKNOWN_TEXT))
})

test('a screen that was left while the notice shows gets no report', async () => {
  const sent = await withdraw()
  await close(sent)
  location.hash = '#/kefu'
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  sent.answer(envelope(null, '提交成功，等待后台审核'))
  await pass(1_000)
  await reopen(sent)
  await pass(500)
  expect(toastText()).toBe('')
  await pass(3_000)
  expect(location.hash).toBe('#/kefu')
})
