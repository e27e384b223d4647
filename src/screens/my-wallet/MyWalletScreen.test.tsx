// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { storage } from '../../lib/device/storage.ts'
import { MyWalletScreen } from './MyWalletScreen.tsx'

const venue = (name: string, balance: number | string) => ({ name, platname: name, balance })

/** The member as /api/user answers: the amounts of one moment. */
const member =
  (balance: number, gameblance: number): Reply =>
  () =>
    envelope({ username: 'demo888', vip: 0, joinday: 0, paysum: 0, balance, gameblance, isagent: 0 })

test('shows every balance to the fen, and the links that move money', async () => {
  signIn('token-1')
  stubBackend({
    '/api/user': member(100.1, 12.5),
    '/api/balance': () => envelope({ balance: '100.10' }),
    '/api/balancelist': () => envelope([venue('空馆', 0), venue('甲馆', '0.20'), venue('乙馆', 12.3)]),
  })
  const view = renderScreen(<MyWalletScreen />, '/money')
  expect(await view.findByText('¥ 112.60')).toBeTruthy()
  expect(view.getByText('¥ 12.50')).toBeTruthy()
  expect(view.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
    '甲甲馆0.20',
    '乙乙馆12.30',
    '空空馆0.00',
  ])
  expect(view.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/recharge',
    '/withdrawal',
    '/transfer',
    '/wallet?type=2',
    '/transRecord?type=0',
    '/betRecord',
    '/fanshui',
    '/welfare',
    '/report',
  ])
  expect(view.getByRole('button', { name: '一键回收' })).toBeTruthy()
})

test('does not give hidden balances away by the bar, or by the order or style of the venues', async () => {
  signIn('token-1')
  storage.set('yz:hide-balance', true)
  stubBackend({
    '/api/user': member(100.1, 0.2),
    '/api/balance': () => envelope({ balance: '100.10' }),
    '/api/balancelist': () => envelope([venue('空馆', 0), venue('甲馆', '0.20')]),
  })
  const view = renderScreen(<MyWalletScreen />, '/money')
  await view.findByText('空馆')
  const [empty, full] = view.getAllByRole('listitem')
  expect(empty?.textContent).toBe('空空馆****')
  expect(full?.outerHTML).toBe(empty?.outerHTML.replaceAll('空', '甲'))
  const bar = view.container.querySelector('.assets-bar')
  expect(bar?.childElementCount).toBe(0)
  await view.user.click(view.getByRole('button', { name: '显示余额' }))
  expect(bar?.childElementCount).toBe(2)
  expect(view.getAllByRole('listitem')[0]?.textContent).toBe('甲甲馆0.20')
})

test('shows no total while a part of it is unknown', async () => {
  signIn('token-1')
  stubBackend({
    '/api/balance': () => envelope({ balance: '100.10' }),
    '/api/balancelist': () => new Response('', { status: 403 }),
  })
  const view = renderScreen(<MyWalletScreen />, '/money')
  expect(await view.findByRole('button', { name: '请求失败，点击重新加载' })).toBeTruthy()
  expect(view.getByText('¥ 100.10')).toBeTruthy()
  expect(view.getAllByText('--')).toHaveLength(2)
})

test('the total never adds amounts of two moments; a list with another total refetches the member', async () => {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': member(100, 20),
    '/api/balance': () => envelope({ balance: 100 }),
    '/api/balancelist': () => envelope([venue('甲馆', 50)]),
  })
  const view = renderScreen(<MyWalletScreen />, '/money')
  expect(await view.findByText('¥ 120.00')).toBeTruthy()
  await vi.waitFor(() => expect(backend.count('/api/user')).toBe(2))
  expect(view.queryByText('¥ 150.00')).toBeNull()
  backend.routes['/api/user'] = member(70, 51)
  backend.routes['/api/balancelist'] = () => envelope([venue('甲馆', 51)])
  await view.client.refetchQueries()
  expect(await view.findByText('¥ 121.00')).toBeTruthy()
})

test('a list that always says something else has the member read only once', async () => {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': member(100, 20),
    '/api/balance': () => envelope({ balance: 100 }),
    '/api/balancelist': () => envelope([venue('甲馆', 50)]),
  })
  const view = renderScreen(<MyWalletScreen />, '/money')
  await vi.waitFor(() => expect(backend.count('/api/user')).toBe(2))
  await vi.waitFor(() => expect(view.client.isFetching()).toBe(0))
  expect(backend.count('/api/user')).toBe(2)
})
