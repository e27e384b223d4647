// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { useLocation, useNavigate } from 'react-router-dom'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, held, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { grantLaunch } from '../../features/game-launch/launch-pass.ts'
import { storage } from '../../lib/device/storage.ts'
import { GameLaunchScreen } from '../../screens/game-launch/GameLaunchScreen.tsx'
import { Link } from '../../ui/Link.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { MemberTasks } from '../shell/MemberTasks.tsx'
import { renderScreen, toastText } from '../test-support/render-screen.tsx'

beforeAll(() => import('../../features/after-game/AfterGame.tsx'))
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window.location, 'replace').mockReturnValue()
})

const GAME = { category_id: 'concise', app_state: 1, is_hot: 0, is_new: 0, name: '福运连连' }
const game = (game_code: string) => ({ ...GAME, platform_name: 'yzdz', game_code })
const tapped = (gameCode: string) => grantLaunch({ platform: 'yzdz', gameCode, gameType: '0' })
const launched = () => envelope({ url: 'https://venue.example/play?t=1' })

function Screens() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <MemberTasks />
      {pathname === '/gamePage' && <GameLaunchScreen />}
      <Link to="/">首页</Link>
      <Link to="/mine">我的</Link>
      <Link to="/gamePage?name=yzdz&type=0&code=g8">来自链接</Link>
      <button type="button" onClick={() => navigate(tapped('g8'))}>
        另一款
      </button>
    </>
  )
}

/** Taps a game with 自动免转 on; its launch is not answered yet. `moves` is the amount that it will take to the venue. */
async function launchSlowly(routes: Record<string, Reply> = {}) {
  let inVenue = 0
  const first = held()
  const replies: Reply[] = [first.reply, launched]
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', balance: 1000 - inVenue, transferstatus: 1 }),
    '/api/balance': () => envelope({ balance: 1000 - inVenue }),
    '/api/balancelist': () => envelope([{ name: '云舟电子', platname: 'yzdz', balance: inVenue }]),
    '/api/game/list': () => envelope([game('g7'), game('g8')]),
    '/api/getGameUrl': (sent) => (replies.shift() ?? launched)(sent),
    '/api/transall': () => {
      inVenue = 0
      return envelope(null, '已回收')
    },
    ...routes,
  })
  const view = renderScreen(<Screens />, tapped('g7'))
  await vi.waitFor(() => expect(backend.count('/api/getGameUrl')).toBe(1))
  const go = (name: string) => view.user.click(view.getByRole('link', { name }))
  const answer = (moved: number) =>
    act(async () => {
      inVenue = moved
      first.answer(launched())
    })
  const recalls = () => backend.count('/api/transall')
  const offered = () => view.queryByRole('region', { name: '游戏钱包余额' }) !== null
  return { ...view, backend, go, answer, recalls, offered }
}

test('money that a launch moved after the player had given it up comes back, once', async () => {
  const { answer, recalls, getByRole } = await launchSlowly()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(getByRole('link', { name: '首页' }))
  await pass(10_000)
  expect(recalls()).toBe(0)
  await answer(80)
  await pass(1_000)
  expect(toastText()).toBe('已回收')
  await pass(10_000)
  expect(recalls()).toBe(1)
})

test('it comes back on whatever screen the player is then', async () => {
  const { go, answer, recalls } = await launchSlowly()
  await go('首页')
  await go('我的')
  await answer(80)
  await vi.waitFor(() => expect(recalls()).toBe(1))
})

test('it is only offered where another tab has launched a game meanwhile', async () => {
  const { go, answer, recalls, findByRole } = await launchSlowly()
  await go('首页')
  storage.set('yz:game-visit', '1')
  await answer(80)
  await findByRole('region', { name: '游戏钱包余额' })
  expect(recalls()).toBe(0)
})

test('it is not taken out of the game that the player has started since', async () => {
  const { go, answer, recalls, offered, backend, client, user, getByRole } = await launchSlowly()
  await go('首页')
  await user.click(getByRole('button', { name: '另一款' }))
  await vi.waitFor(() => expect(backend.count('/api/getGameUrl')).toBe(2))
  await vi.waitFor(() => expect(window.location.replace).toHaveBeenCalled())
  await answer(80)
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  expect([recalls(), offered()]).toEqual([0, false])
  await go('首页')
  await vi.waitFor(() => expect(recalls()).toBe(1))
})

test('a later launch that is given up, too, is waited for, though the first was answered on its page', async () => {
  const { answer, recalls, backend, getByRole } = await launchSlowly()
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  fireEvent.click(getByRole('link', { name: '首页' }))
  fireEvent.click(getByRole('link', { name: '来自链接' }))
  await answer(80)
  const second = held()
  backend.routes['/api/getGameUrl'] = second.reply
  await pass(1_000)
  fireEvent.click(getByRole('button', { name: '开始游戏' }))
  await pass(1_000)
  expect(backend.count('/api/getGameUrl')).toBe(2)
  fireEvent.click(getByRole('link', { name: '首页' }))
  await pass(5_000)
  expect(recalls()).toBe(0)
  second.answer(launched())
  await until(() => expect(toastText()).toBe('已回收'))
  await pass(10_000)
  expect(recalls()).toBe(1)
})
