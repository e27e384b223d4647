// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, held, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/device/storage.ts'
import { TransferScreen } from './TransferScreen.tsx'

const VENUES = ['yzdz', 'yzby', 'zrt', 'qpg', 'tyg'].map((platname, at) => ({
  platname,
  name: `场馆${at}`,
  balance: at * 10,
}))
const member = (transferstatus: 0 | 1) => () =>
  envelope({ username: 'demo888', balance: '500.50', transferstatus })

function open(auto: 0 | 1, routes = {}) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': member(auto),
    '/api/balance': () => envelope({ balance: '500.50' }),
    '/api/balancelist': () => envelope(VENUES),
    ...routes,
  })
  return { backend, ...renderScreen(<TransferScreen />, '/transfer') }
}
type View = ReturnType<typeof open>

async function choose({ user, getByRole, findByRole }: View, side: '转出钱包' | '转入钱包', wallet: RegExp) {
  await user.click(getByRole('button', { name: new RegExp(`^${side}`) }))
  const sheet = await findByRole('dialog', { name: side })
  await user.click(within(sheet).getByRole('button', { name: wallet }))
}
/** Answers the open confirmation, and waits until it is gone. */
async function answer(choice: string) {
  const dialog = await screen.findByRole('alertdialog')
  fireEvent.click(within(dialog).getByRole('button', { name: choice }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
}
/** Fills in a transfer from the central wallet to 场馆1. */
async function fillIn(view: View, amount: string) {
  await view.findByText('场馆1')
  await choose(view, '转入钱包', /场馆1/)
  await view.user.type(view.getByLabelText('转账金额'), amount)
}
const submit = ({ user, getByRole }: View) => user.click(getByRole('button', { name: /^立即转账/ }))

test('shows four venues, the platform not among them, and the rest on a tap', async () => {
  const view = open(1)
  expect(await view.findByText('场馆3')).toBeTruthy()
  expect(view.queryByText('平台钱包')).toBeNull()
  // The empty one comes last.
  expect(view.queryByText('场馆0')).toBeNull()
  await view.user.click(view.getByRole('button', { name: '展开全部 5 个场馆' }))
  expect(view.getByText('场馆0')).toBeTruthy()
})

test('has no form while auto-transfer is on; switching it off confirms, sends 0 and shows the form', async () => {
  const view = open(1, { '/api/uptransferstatus': () => envelope(null, '已关闭自动免转') })
  const toggle = await view.findByRole('checkbox', { name: '自动免转' })
  await vi.waitFor(() => expect(toggle).toHaveProperty('checked', true))
  expect(view.queryByRole('button', { name: /^立即转账/ })).toBeNull()
  view.backend.routes['/api/user'] = member(0)
  await view.user.click(toggle)
  await answer('取消')
  expect(view.backend.count('/api/uptransferstatus')).toBe(0)
  expect(toggle).toHaveProperty('checked', true)
  await view.user.click(toggle)
  await answer('关闭')
  expect(await view.findByRole('button', { name: /^立即转账/ })).toBeTruthy()
  expect(view.backend.sent.find(({ url }) => url.endsWith('uptransferstatus'))?.body).toEqual({
    transferstatus: 0,
  })
})

test('rejects an empty amount, a missing venue, two venues and one wallet twice before any request, and keeps the form', async () => {
  const view = open(0)
  await view.findByRole('button', { name: /^立即转账/ })
  await submit(view)
  expect(toastText()).toBe('请输入操作金额！')
  expect(view.getByText('请选择转入和转出的钱包')).toBeTruthy()
  expect(view.container.querySelectorAll('[aria-invalid="true"]')).toHaveLength(3)
  expect(document.activeElement).toBe(view.getByLabelText('转账金额'))
  await view.user.type(view.getByLabelText('转账金额'), '12.5')
  await submit(view)
  expect(toastText()).toBe('请选择转入和转出的钱包')
  await choose(view, '转入钱包', /场馆1/)
  await choose(view, '转出钱包', /场馆2/)
  await submit(view)
  expect(toastText()).toBe('场馆内钱包不支持互转')
  await choose(view, '转出钱包', /场馆1/)
  await submit(view)
  expect(toastText()).toBe('转出与转入不能是同一个钱包')
  expect(view.getByLabelText('转账金额')).toHaveProperty('value', '12.5')
  expect(view.backend.count('/api/transfer')).toBe(0)
})

test('fills in the source’s balance with the max button', async () => {
  const view = open(0)
  await view.findByText('可转 ¥ 500.50')
  await view.user.click(view.getByRole('button', { name: '最大金额' }))
  expect(view.getByLabelText('转账金额')).toHaveProperty('value', '500.50')
  await choose(view, '转出钱包', /场馆4/)
  await view.user.click(view.getByRole('button', { name: '最大金额' }))
  expect(view.getByLabelText('转账金额')).toHaveProperty('value', '40.00')
})

test('marks the wallet of a venue without a listed game in the sheet and once chosen, and never the central one', async () => {
  const game = { category_id: 'concise', app_state: 0, is_hot: 0, is_new: 0, platform_name: 'yzby' }
  const view = open(0, {
    '/api/game/list': () =>
      envelope([{ ...game, game_code: '1', name: '', mobile_img: '', api_logo_img: '' }]),
  })
  await view.findByText('场馆1')
  await choose(view, '转入钱包', /场馆1.*暂未开放/)
  expect(await view.findByRole('button', { name: /^转入钱包.*场馆1.*暂未开放/ })).toBeTruthy()
  expect(view.getByRole('button', { name: /^转出钱包/ }).textContent).toBe('转出钱包平台钱包500.50')
})

test('does not give hidden balances away by the amount that may be moved', async () => {
  storage.set('yz:hide-balance', true)
  const view = open(0)
  expect(await view.findByText('可转 ****')).toBeTruthy()
  await choose(view, '转入钱包', /场馆4/)
  expect(view.container.textContent).not.toMatch(/500\.50|40\.00/)
})

test('sends one request of the exact amount for five taps, shows the message and empties the field', async () => {
  const answer = held()
  const view = open(0, { '/api/transfer': answer.reply })
  await fillIn(view, '100.50')
  const button = view.getByRole('button', { name: /^立即转账/ })
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button)
  await vi.waitFor(() => expect(view.backend.count('/api/transfer')).toBe(1))
  answer.answer(envelope(null, '转账成功'))
  await vi.waitFor(() => expect(toastText()).toMatch(/^转账成功：中心钱包转入场馆1 ¥/))
  expect(view.backend.count('/api/transfer')).toBe(1)
  expect(view.backend.sent.find(({ url }) => url.endsWith('/api/transfer'))?.body).toEqual({
    amount: 100.5,
    sourcetype: 'userbalance',
    targettype: 'yzby',
  })
  expect(view.getByLabelText('转账金额')).toHaveProperty('value', '')
})

test('shows a refusal as a toast and at the amount, and keeps the form', async () => {
  const view = open(0, { '/api/transfer': () => refusal('余额不足') })
  await fillIn(view, '900')
  await submit(view)
  await vi.waitFor(() => expect(toastText()).toBe('余额不足'))
  expect(view.getByLabelText('转账金额')).toHaveProperty('value', '900')
  expect(view.getByText('余额不足', { selector: '.money-note' })).toBeTruthy()
})

test('auto-transfer cannot be switched on while a transfer is under way, so its refusal is told and the form stays', async () => {
  const answer = held()
  const view = open(0, {
    '/api/transfer': answer.reply,
    '/api/uptransferstatus': () => envelope(null, '已开启自动免转'),
  })
  await fillIn(view, '900')
  await submit(view)
  const toggle = view.getByRole('checkbox', { name: '自动免转' })
  await vi.waitFor(() => expect(view.backend.count('/api/transfer')).toBe(1))
  await view.user.click(toggle)
  answer.answer(refusal('余额不足'))
  await vi.waitFor(() => expect(toastText()).toBe('余额不足'))
  expect(view.getByLabelText('转账金额')).toHaveProperty('value', '900')
  expect(view.backend.count('/api/uptransferstatus')).toBe(0)
  await vi.waitFor(() => expect(toggle.getAttribute('aria-disabled')).toBeNull())
})

test('a transfer under way when another device switches auto-transfer on keeps its form until it is told', async () => {
  const answer = held()
  const view = open(0, { '/api/transfer': answer.reply })
  await fillIn(view, '900')
  await submit(view)
  view.backend.routes['/api/user'] = member(1)
  await view.client.invalidateQueries({ queryKey: ['member', 'user'] })
  await vi.waitFor(() => expect(view.getByText(/^已开启：/)).toBeTruthy())
  answer.answer(refusal('余额不足'))
  await vi.waitFor(() => expect(toastText()).toBe('余额不足'))
  await vi.waitFor(() => expect(view.queryByLabelText('转账金额')).toBeNull())
})

test('says what was done even when the server sends no message', async () => {
  const view = open(0, {
    '/api/transall': () => envelope(null, ''),
    '/api/transfer': () => envelope(null, ''),
    '/api/uptransferstatus': () => envelope(null, ''),
  })
  await view.user.click(await view.findByRole('button', { name: '一键回收' }))
  await vi.waitFor(() => expect(toastText()).toBe('回收成功'))
  await choose(view, '转入钱包', /场馆1/)
  await view.user.type(view.getByLabelText('转账金额'), '1')
  await submit(view)
  await vi.waitFor(() => expect(toastText()).toMatch(/^转账成功：中心钱包转入场馆1 ¥/))
  await view.user.click(view.getByRole('checkbox', { name: '自动免转' }))
  await vi.waitFor(() => expect(toastText()).toBe('操作成功！'))
})
