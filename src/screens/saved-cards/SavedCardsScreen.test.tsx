// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { SavedCardsScreen } from './SavedCardsScreen.tsx'

const bank = (id: number) => ({
  id,
  bank: '云川银行',
  bank_owner: '林子安',
  bank_no: `620000555000111188${id}`,
  bank_address: '滨江支行',
  ico: 'javascript:alert(1)',
})
const USDT = { id: 9, bank: 'USDT', bank_owner: 'ERC20', bank_no: '****', bank_not: '88ab' }

function open(at: string, banks: object[] = [bank(1), bank(2)], routes: Record<string, Reply> = {}) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/getcard': ({ body }) => envelope((body as { type: number }).type === 1 ? banks : [USDT]),
    '/api/delcard': () => envelope(null, 'ok'),
    ...routes,
  })
  return { backend, ...renderScreen(<SavedCardsScreen />, at) }
}
async function answer(choice: string) {
  const dialog = await screen.findByRole('alertdialog')
  const question = dialog.textContent
  fireEvent.click(within(dialog).getByRole('button', { name: choice }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  return question
}

test.each([
  ['/wallet?type=1', '虚拟币'],
  ['/wallet?type=2', '银行卡'],
  ['/wallet?type=0', '虚拟币'],
  ['/wallet', '虚拟币'],
])('%s shows %s', async (at, tab) => {
  const view = open(at)
  expect(view.getByRole('tab', { name: tab }).getAttribute('aria-selected')).toBe('true')
  expect(await view.findByText(tab === '银行卡' ? '**** **** **** 1881' : 'ERC20 地址')).toBeTruthy()
})

test('masks numbers to four digits and owners to one character, and loads no invalid picture', async () => {
  const view = open('/wallet?type=2')
  expect(await view.findByText('**** **** **** 1881')).toBeTruthy()
  expect(view.container.textContent).not.toContain('620000')
  expect(view.container.textContent).not.toContain('林子安')
  expect(view.container.querySelector('img')).toBeNull()
  expect(view.getByText('最多绑定 5 张银行卡，已绑定 2 张')).toBeTruthy()
  expect(view.getByRole('link', { name: '添加银行卡' }).getAttribute('href')).toBe('/addBankCard')
})

test('the field for the name of an address says where the name is kept, and how long', async () => {
  const view = open('/wallet?type=1')
  const field = await view.findByRole('textbox', { name: '地址名称' })
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(note?.textContent).toBe('仅保存在本机，退出登录后清除')
})

test('asks before unbinding, sends the one id and confirms it', async () => {
  const view = open('/wallet?type=2')
  const unbind = await view.findByRole('button', { name: '解绑 云川银行 尾号 1882' })
  fireEvent.click(unbind)
  expect(await answer('取消')).toContain('确定要解除绑定该卡片吗？')
  expect(view.backend.count('/api/delcard')).toBe(0)
  fireEvent.click(unbind)
  view.backend.routes['/api/getcard'] = () => envelope([bank(1)])
  await answer('解绑')
  await vi.waitFor(() => expect(toastText()).toBe('解绑成功'))
  expect(view.backend.sent.find(({ url }) => url.endsWith('delcard'))?.body).toEqual({ id: '2' })
  await vi.waitFor(() => expect(view.queryByText('**** **** **** 1882')).toBeNull())
})

test('fully masked cards are distinguished on their faces and before one is unbound', async () => {
  const hidden = [1, 2].map((id) => ({ ...bank(id), bank_no: '****' }))
  const view = open('/wallet?type=2', hidden)
  fireEvent.click(await view.findByRole('button', { name: '解绑 云川银行 **** 第 2 张' }))
  expect(view.getByText('**** · 第 1 张', { selector: '[aria-hidden]' })).toBeTruthy()
  expect(await answer('解绑')).toContain('云川银行 **** 第 2 张')
  await vi.waitFor(() => expect(view.backend.count('/api/delcard')).toBe(1))
  expect(view.backend.sent.find(({ url }) => url.endsWith('delcard'))?.body).toEqual({ id: '2' })
})

test('shows why unbinding was refused, and keeps the card', async () => {
  const view = open('/wallet?type=2', [bank(1)], { '/api/delcard': () => refusal('卡片有取款处理中') })
  fireEvent.click(await view.findByRole('button', { name: /^解绑/ }))
  await answer('解绑')
  await vi.waitFor(() => expect(toastText()).toBe('卡片有取款处理中'))
  expect(view.getByText('**** **** **** 1881')).toBeTruthy()
})

test('says that five cards are the limit, and offers no way to add another', async () => {
  const view = open('/wallet?type=2', [1, 2, 3, 4, 5].map(bank))
  expect(await view.findByText('最多绑定 5 张银行卡，已绑定 5 张，如需添加请先解绑')).toBeTruthy()
  expect(view.queryByRole('link', { name: '添加银行卡' })).toBeNull()
})

test('says what to do without cards, and lets a list that failed be loaded again', async () => {
  const view = open('/wallet?type=2', [])
  expect(await view.findByText('还没有绑定银行卡')).toBeTruthy()
  view.unmount()
  const failing = open('/wallet?type=2', [bank(1)], {
    '/api/getcard': () => new Response('', { status: 403 }),
  })
  const retryButton = await failing.findByRole('button', { name: '请求失败，点击重新加载' })
  failing.backend.routes['/api/getcard'] = () => envelope([bank(1)])
  fireEvent.click(retryButton)
  expect(await failing.findByText('**** **** **** 1881')).toBeTruthy()
})
