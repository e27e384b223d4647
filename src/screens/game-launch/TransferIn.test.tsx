// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signIn, signOut } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { grantLaunch } from '../../features/game-launch/launch-pass.ts'
import { storage } from '../../lib/device/storage.ts'
import { GameLaunchScreen } from './GameLaunchScreen.tsx'

beforeAll(() => import('./TransferIn.tsx'))

const GAME = {
  category_id: 'concise',
  app_state: 1,
  platform_name: 'yzdz',
  game_code: 'g7',
  name: '福运连连',
}
const TARGET = { platform: 'yzdz', gameCode: 'g7', gameType: '0' }
const opened = vi.fn()
beforeEach(() => {
  opened.mockReset()
  vi.spyOn(window.location, 'replace').mockImplementation(opened)
})

const venues = (balance: number) => () => envelope([{ name: '云舟电子', platname: 'yzdz', balance }])

/** A tapped game of a member without 自动免转, with 88.50 in the central wallet and nothing at the venue. */
function tapGame(routes: Record<string, Reply> = {}) {
  signIn('token-1')
  grantLaunch(TARGET)
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', balance: 88.5, transferstatus: 0 }),
    '/api/balance': () => envelope({ balance: 88.5 }),
    '/api/balancelist': venues(0),
    '/api/game/list': () => envelope([{ ...GAME, is_hot: 0, is_new: 0, mobile_img: '', api_logo_img: '' }]),
    '/api/getGameUrl': () => envelope({ url: 'https://venue.example/play?t=1' }),
    '/api/transfer': () => envelope(null, '转账成功'),
    ...routes,
  })
  const view = renderScreen(<GameLaunchScreen />, '/gamePage?name=yzdz&type=0&code=g7')
  const sent = (path: string) => backend.sent.filter(({ url }) => url.endsWith(path)).map(({ body }) => body)
  return { backend, sent, ...view }
}

test('into an empty venue nothing is proposed; all that is chosen moves before the game starts', async () => {
  const { user, sent, backend, ...view } = tapGame()
  expect(textOf(await view.findByRole('dialog', { name: '转入云舟电子' }))).toContain('可转 ¥ 88.50')
  expect(view.getByLabelText('转入金额')).toHaveProperty('value', '')
  expect(view.queryByRole('button', { name: /^上次/ })).toBeNull()
  await user.click(view.getByRole('button', { name: '全部 88.50' }))
  expect(backend.count('/api/getGameUrl')).toBe(0)
  await user.dblClick(view.getByRole('button', { name: '转入并进入' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(sent('/transfer')).toEqual([{ amount: 88.5, sourcetype: 'userbalance', targettype: 'yzdz' }])
})

test('the amount of last time is a choice, for the account that moved it, as far as there is that much', async () => {
  storage.set('userInfo', { username: 'demo888', balance: 0 })
  const first = tapGame()
  await first.user.type(await first.findByLabelText('转入金额'), '30')
  await first.user.click(first.getByRole('button', { name: '转入并进入' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  first.unmount()
  const secondTap = tapGame()
  await secondTap.user.click(await secondTap.findByRole('button', { name: '上次 30' }))
  expect(secondTap.getByLabelText('转入金额')).toHaveProperty('value', '30.00')
  secondTap.unmount()
  const poorer = tapGame({ '/api/balance': () => envelope({ balance: 29.99 }) })
  expect(await poorer.findByRole('button', { name: '全部 29.99' })).toBeTruthy()
  expect(poorer.queryByRole('button', { name: /^上次/ })).toBeNull()
  poorer.unmount()
  signOut()
  signIn('token-2')
  storage.set('userInfo', { username: 'other88', balance: 0 })
  const other = tapGame({
    '/api/user': () => envelope({ username: 'other88', balance: 88.5, transferstatus: 0 }),
  })
  expect(await other.findByRole('button', { name: '全部 88.50' })).toBeTruthy()
  expect(other.queryByRole('button', { name: /^上次/ })).toBeNull()
})

test('直接进入 starts the game and moves nothing', async () => {
  const { user, backend, ...view } = tapGame()
  await user.click(await view.findByRole('button', { name: '直接进入' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(backend.count('/api/transfer')).toBe(0)
})

test('closed by hand, it starts nothing and the game can be started again', async () => {
  const { user, backend, ...view } = tapGame()
  await user.click(await view.findByRole('button', { name: '关闭' }))
  expect(await view.findByRole('button', { name: '开始游戏' })).toBeTruthy()
  expect([backend.count('/api/transfer'), backend.count('/api/getGameUrl')]).toEqual([0, 0])
})

test('a refused transfer shows its text, keeps the amount and starts nothing', async () => {
  const { user, backend, ...view } = tapGame({ '/api/transfer': () => refusal('云舟电子维护中') })
  await user.click(await view.findByRole('button', { name: /^全部/ }))
  await user.click(view.getByRole('button', { name: '转入并进入' }))
  await vi.waitFor(() => expect(toastText()).toBe('云舟电子维护中'))
  expect(view.getByLabelText('转入金额')).toBe(view.getByDisplayValue('88.50'))
  expect(backend.count('/api/getGameUrl')).toBe(0)
})

test('no amount is named at the field, and nothing is sent', async () => {
  const { user, backend, ...view } = tapGame()
  await user.click(await view.findByRole('button', { name: '转入并进入' }))
  expect(view.getByLabelText('转入金额').getAttribute('aria-invalid')).toBe('true')
  expect(backend.count('/api/transfer')).toBe(0)
})

test('a hidden balance is not given away by the field', async () => {
  storage.set('yz:hide-balance', true)
  const view = tapGame()
  const dialog = await view.findByRole('dialog', { name: '转入云舟电子' })
  expect(view.getByRole('button', { name: '全部' })).toBeTruthy()
  expect(textOf(dialog)).not.toContain('88')
})

test.each<[string, Record<string, Reply>]>([
  ['the venue holds money', { '/api/balancelist': venues(0.01) }],
  ['the central wallet is empty', { '/api/balance': () => envelope({ balance: 0 }) }],
  ['自动免转 is on', { '/api/user': () => envelope({ username: 'a', balance: 88.5, transferstatus: 1 }) }],
  ['the venue is in no list', { '/api/balancelist': () => envelope([]) }],
  ['the wallets cannot be read', { '/api/balancelist': () => refusal('暂不可用') }],
])('where %s, the game starts without a question', async (_, routes) => {
  const view = tapGame(routes)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  expect(view.queryByRole('dialog')).toBeNull()
  expect(toastText()).toBe('')
})
