// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { pass, until } from '../../app/money-matrix/test-support/time.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { grantLaunch } from '../../features/game-launch/launch-pass.ts'
import { storage } from '../../lib/device/storage.ts'
import { loginPath } from '../../lib/navigation/redirect.ts'
import { GameLaunchScreen } from './GameLaunchScreen.tsx'

const GAME = {
  category_id: 'concise',
  app_state: 1,
  is_hot: 0,
  is_new: 0,
  platform_name: 'yzdz',
  game_code: 'g7',
  name: '福运连连',
  mobile_img: '',
  api_logo_img: '',
}
const AT = '/gamePage?name=yzdz&type=0&code=g7'
/** A link of an earlier build, with a title in `name` and the platform in `type`. */
const OLD = `/gamePage?name=${encodeURIComponent('别的名字')}&type=yzdz&code=g7`
const TARGET = { platform: 'yzdz', gameCode: 'g7', gameType: '0' }
const opened = vi.fn()

beforeEach(() => {
  opened.mockReset()
  // Replaced and not pushed, so that Back from the game leads to the screen with its tile.
  vi.spyOn(window.location, 'replace').mockImplementation(opened)
})

function open(at: string, routes = {}) {
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', balance: 88, gameblance: 12, transferstatus: 1 }),
    '/api/balance': () => envelope({ balance: 88 }),
    '/api/game/list': () => envelope([GAME]),
    '/api/getGameUrl': () => envelope({ url: 'https://venue.example/play?t=1' }),
    ...routes,
  })
  return { backend, ...renderScreen(<GameLaunchScreen />, at) }
}

const launched = ({ sent }: ReturnType<typeof stubBackend>) =>
  sent.filter(({ url }) => url.endsWith('/getGameUrl')).map(({ body }) => body)
const launchBody = (game_type: string) => ({
  plat_name: 'yzdz',
  game_type,
  game_code: 'g7',
  is_mobile_url: 1,
})

test('a tapped game starts at once, with its platform and code', async () => {
  signIn('token-1')
  grantLaunch(TARGET)
  const { backend } = open(AT)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('https://venue.example/play?t=1'))
  expect(launched(backend)).toEqual([launchBody('0')])
})

test.each([
  ['the type of the link', '/gamePage?name=yzdz&type=3&code=g7', '3'],
  ['type 0 where the link has none', '/gamePage?name=yzdz&code=g7', '0'],
  ['type 0 where the link leaves it empty', '/gamePage?name=yzdz&type=&code=g7', '0'],
  ['type 0 for a link of an earlier build', OLD, '0'],
])('launches the platform of the link with %s, under the title from the list', async (_, at, type) => {
  signIn('token-1')
  const { backend, user, ...view } = open(at)
  await user.click(await view.findByRole('button', { name: '开始游戏' }))
  expect(view.getByRole('heading').textContent).toBe('福运连连')
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('https://venue.example/play?t=1'))
  expect(launched(backend)).toEqual([launchBody(type)])
})

test.each([
  '12345678901',
  '-1',
  '1.5',
  '1e3',
  '０',
  ' 0',
  'yzdz2',
])('a type that is neither a game type nor a known platform launches nothing: %s', async (type) => {
  signIn('token-1')
  const { backend, ...view } = open(`/gamePage?${new URLSearchParams({ name: 'yzdz', type, code: 'g7' })}`)
  expect(await view.findByText(/没有找到这款游戏/)).toBeTruthy()
  expect(launched(backend)).toEqual([])
})

test('before the start the page shows what the list has: picture, name, venue and category', async () => {
  signIn('token-1')
  const picture = 'https://pictures.example/g7.png'
  const { user, ...view } = open(AT, {
    '/api/game/list': () => envelope([{ ...GAME, mobile_img: picture }]),
    '/api/balancelist': () => envelope([{ name: '云舟电子', platname: 'yzdz', balance: 0 }]),
  })
  expect(await view.findByText('云舟电子 · 电子')).toBeTruthy()
  expect(view.getByRole('heading').textContent).toBe('福运连连')
  const shown = view.container.querySelector('img')
  expect(shown?.getAttribute('src')).toBe(picture)
  // A picture that does not load gives way to the site's logo.
  if (shown) fireEvent.error(shown)
  expect(view.container.querySelector('img')).toBeNull()
  expect(view.container.querySelector('.leaving-picture svg')).toBeTruthy()
})

test('a visitor sees the category alone, since only members know the names of venues', async () => {
  const { backend, ...view } = open(AT)
  expect(await view.findByText('电子')).toBeTruthy()
  expect(backend.count('/api/balancelist')).toBe(0)
})

test('a tap on one game type does not permit the launch of another', async () => {
  signIn('token-1')
  grantLaunch(TARGET)
  const { backend, ...view } = open('/gamePage?name=yzdz&type=2&code=g7')
  expect(await view.findByRole('button', { name: '开始游戏' })).toBeTruthy()
  expect(launched(backend)).toEqual([])
})

test('an outside link launches nothing: the screen shows what auto-transfer would move, and waits for a tap', async () => {
  signIn('token-1')
  const { backend, user, ...view } = open(AT)
  expect(await view.findByText(/您的余额 ¥ 100.00 会自动转入该场馆/)).toBeTruthy()
  expect(backend.count('/api/getGameUrl')).toBe(0)
  await user.click(view.getByRole('button', { name: '开始游戏' }))
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
})

test('a hidden balance stays hidden before a launch, and the text says that all of it moves', async () => {
  signIn('token-1')
  storage.set('yz:hide-balance', true)
  const view = open(AT)
  expect(await view.findByText(/您的余额会自动转入该场馆/)).toBeTruthy()
  expect(view.container.textContent).not.toMatch(/88|100/)
})

test('a visitor logs in first and then returns to the game, without a request before', async () => {
  const { backend, user, ...view } = open(AT)
  await user.click(await view.findByRole('button', { name: '开始游戏' }))
  expect(toastText()).toBe('请登录！')
  expect(view.address()).toBe(loginPath(AT))
  expect(backend.count('/api/getGameUrl')).toBe(0)
  view.unmount()
  // The login leads back, and the earlier tap still counts, once.
  signIn('token-1')
  const returned = open(AT)
  await vi.waitFor(() => expect(opened).toHaveBeenCalledOnce())
  returned.unmount()
  const reopened = open(AT)
  expect(await reopened.findByRole('button', { name: '开始游戏' })).toBeTruthy()
  expect(reopened.backend.count('/api/getGameUrl')).toBe(0)
})

test.each([
  '/gamePage?name=yzdz&type=0&code=nope',
  `/gamePage?name=${'长'.repeat(80)}&type=yzdz&code=nope`,
])('a game that is not in the list cannot be launched, and no text of its link shows: %s', async (at) => {
  signIn('token-1')
  const { backend, ...view } = open(at)
  expect(await view.findByText(/没有找到这款游戏/)).toBeTruthy()
  expect(view.getByRole('heading').textContent).toBe('游戏')
  expect(backend.count('/api/getGameUrl')).toBe(0)
})

test('a game that is not listed is shown as under maintenance, not as missing', async () => {
  signIn('token-1')
  const { backend, ...view } = open(AT, {
    '/api/game/list': () =>
      envelope([
        { ...GAME, app_state: 0 },
        { ...GAME, game_code: 'other' },
      ]),
  })
  expect(await view.findByText('游戏维护中，请稍后再来')).toBeTruthy()
  expect(view.getByRole('heading').textContent).toBe('福运连连')
  expect(view.queryByRole('button', { name: '开始游戏' })).toBeNull()
  expect(backend.count('/api/getGameUrl')).toBe(0)
})

test('if the list fails to load, the game does not count as missing, and a tap loads the list again', async () => {
  signIn('token-1')
  const { backend, user, ...view } = open(AT, { '/api/game/list': () => new Response('', { status: 502 }) })
  const retryButton = await view.findByRole('button', { name: '重新加载' })
  expect(view.queryByText(/没有找到/)).toBeNull()
  backend.routes['/api/game/list'] = () => envelope([GAME])
  await user.click(retryButton)
  expect(await view.findByRole('button', { name: '开始游戏' })).toBeTruthy()
})

test.each([
  ['a refusal', () => refusal('该场馆正在维护'), '该场馆正在维护'],
  [
    'an address that is no https',
    () => envelope({ url: 'javascript:alert(1)' }),
    '游戏地址异常，请联系在线客服',
  ],
])('%s shows its message and leads back', async (_, answer, text) => {
  signIn('token-1')
  grantLaunch(TARGET)
  const { address } = open(AT, { '/api/getGameUrl': answer })
  await vi.waitFor(() => expect(toastText()).toBe(text))
  await vi.waitFor(() => expect(address()).toBe('/'))
  expect(opened).not.toHaveBeenCalled()
})

test('dailiD=1 leads an agent to the agent site, dailiD=2 to customer service', async () => {
  signIn('token-1')
  open('/gamePage?dailiD=1', { '/api/getAgentLoginUrl': () => envelope({ url: 'https://agent.example/in' }) })
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('https://agent.example/in'))
  open('/gamePage?dailiD=2', { '/api/getservicerurl': () => envelope({ url: 'https://service.example/' }) })
  await vi.waitFor(() => expect(opened).toHaveBeenCalledWith('https://service.example/'))
})

const LEADS_OUT = [
  { what: 'a game', at: AT, name: '开始游戏', routes: {} },
  {
    what: 'the agent site',
    at: '/gamePage?dailiD=1',
    name: '打开代理后台',
    routes: { '/api/getAgentLoginUrl': () => envelope({ url: 'https://agent.example/in' }) },
  },
  {
    what: 'customer service',
    at: '/gamePage?dailiD=2',
    name: '打开在线客服',
    routes: { '/api/getservicerurl': () => envelope({ url: 'https://service.example/' }) },
  },
]
const NOT_LEFT = [
  { until: 'it has not come within 10 s', comeBack: () => pass(1_000) },
  { until: 'the player is back', comeBack: () => fireEvent(window, new Event('pageshow')) },
]
const WAYS_OUT = LEADS_OUT.flatMap((way) => NOT_LEFT.map((notLeft) => ({ ...way, ...notLeft })))

test.each(WAYS_OUT)('$what that is on its way is not offered again until $until', async ({
  at,
  name,
  routes,
  comeBack,
}) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  signIn('token-1')
  grantLaunch(TARGET)
  const view = open(at, routes)
  await until(() => expect(opened).toHaveBeenCalledOnce())
  await pass(9_000)
  expect(view.getByText('正在前往，请稍候…')).toBeTruthy()
  expect(view.queryByRole('button', { name })).toBeNull()
  await comeBack()
  expect(view.queryByText('正在前往，请稍候…')).toBeNull()
  fireEvent.click(view.getByRole('button', { name }))
  await until(() => expect(opened).toHaveBeenCalledTimes(2))
  expect(view.queryByRole('button', { name })).toBeNull()
})

test('app=1 downloads only after a tap', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  const app = () => envelope({ title: '云舟', site_state: 1, ios_download_url: 'https://app.example/app' })
  const { user, ...view } = open('/gamePage?app=1', { '/api/app': app })
  const button = await view.findByRole('button', { name: '立即下载' })
  expect(document.querySelector('iframe')).toBeNull()
  await user.click(button)
  expect(document.querySelector('iframe')?.getAttribute('src')).toBe('https://app.example/app')
})
