// @vitest-environment happy-dom
import { act, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { noteGameVisit } from '../../features/game-launch/note-game-visit.ts'
import { storage } from '../../lib/device/storage.ts'
import { Link } from '../../ui/Link.tsx'
import { renderScreen, textOf, toastText } from '../test-support/render-screen.tsx'
import { MemberTasks } from './MemberTasks.tsx'

beforeAll(() => import('../../features/after-game/AfterGame.tsx'))
beforeEach(() => sessionStorage.clear())

type Wallets = { auto: boolean; venues: number[] }

/** A member returns to the app. A recall empties the venues. */
function comeBack({ auto, venues }: Wallets, routes: Record<string, Reply> = {}, at = '/') {
  let held = venues
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () => envelope({ username: 'demo888', balance: 10, transferstatus: auto ? 1 : 0 }),
    '/api/balance': () => envelope({ balance: 10 }),
    '/api/balancelist': () =>
      envelope(held.map((balance, at) => ({ name: `场馆${at}`, platname: `v${at}`, balance }))),
    '/api/game/list': () => envelope([]),
    '/api/transall': () => {
      held = held.map(() => 0)
      return envelope(null, '已回收')
    },
    ...routes,
  })
  const view = renderScreen(
    <>
      <main>
        <h1 tabIndex={-1}>首页</h1>
      </main>
      <MemberTasks />
      <Link to="/">离开</Link>
    </>,
    at,
  )
  return {
    ...view,
    recalls: () => backend.count('/api/transall'),
    venueReads: () => backend.count('/api/balancelist'),
    region: () => view.findByRole('region', { name: '游戏钱包余额' }),
    offered: () => view.queryByRole('region', { name: '游戏钱包余额' }) !== null,
    settled: () => vi.waitFor(() => expect(backend.count('/api/balancelist')).toBeGreaterThan(0)),
  }
}

test('on return from a game the money at venues is offered, and one tap recalls it', async () => {
  noteGameVisit()
  const { user, region, offered, recalls, getByRole } = comeBack({ auto: false, venues: [80.5, 20] })
  expect(textOf(within(await region()).getByRole('status'))).toBe('游戏钱包里还有 ¥ 100.50')
  expect(recalls()).toBe(0)
  await user.dblClick(getByRole('button', { name: '转回中心钱包' }))
  await vi.waitFor(() => expect(offered()).toBe(false))
  expect(toastText()).toBe('已回收')
  expect(recalls()).toBe(1)
  expect(document.activeElement).toBe(getByRole('heading', { name: '首页' }))
})

test('暂不转回 moves nothing and says so, and the next visit offers again', async () => {
  noteGameVisit()
  const { user, region, offered, recalls, getByRole } = comeBack({ auto: false, venues: [5] })
  await region()
  await user.click(getByRole('button', { name: '暂不转回' }))
  expect([offered(), recalls()]).toEqual([false, 0])
  expect(toastText()).toBe('余额留在游戏钱包，可随时一键回收')
  expect(document.activeElement).toBe(getByRole('heading', { name: '首页' }))
  noteGameVisit()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  await region()
})

test('with 自动免转 on it is recalled once, without a tap', async () => {
  noteGameVisit()
  const { offered, recalls } = comeBack({ auto: true, venues: [80] })
  await vi.waitFor(() => expect(toastText()).toBe('已回收'))
  expect([offered(), recalls()]).toEqual([false, 1])
})

test('an automatic recall that is refused says so and is not repeated', async () => {
  noteGameVisit()
  const { recalls } = comeBack({ auto: true, venues: [80] }, { '/api/transall': () => refusal('场馆维护中') })
  await vi.waitFor(() => expect(toastText()).toBe('场馆维护中'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(recalls()).toBe(1)
})

test('an automatic recall that could not be sent is offered instead', async () => {
  vi.stubEnv('VITE_BACKEND', 'real')
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    line.mockRestore()
    vi.unstubAllEnvs()
  })
  noteGameVisit()
  const { user, region, recalls, getByRole } = comeBack({ auto: true, venues: [80] })
  await region()
  expect(recalls()).toBe(0)
  line.mockReturnValue(true)
  await user.click(getByRole('button', { name: '转回中心钱包' }))
  await vi.waitFor(() => expect(toastText()).toBe('已回收'))
  expect(recalls()).toBe(1)
})

test('where another tab has launched a game since, it is only offered', async () => {
  noteGameVisit()
  storage.set('yz:game-visit', '1')
  const { region, recalls } = comeBack({ auto: true, venues: [80] })
  await region()
  expect(recalls()).toBe(0)
})

test('a launch that the player did not wait for counts once its screen is left', async () => {
  const { user, offered, recalls, getByRole } = comeBack({ auto: true, venues: [80] }, {}, '/gamePage')
  noteGameVisit()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect([offered(), recalls()]).toEqual([false, 0])
  await user.click(getByRole('link', { name: '离开' }))
  await vi.waitFor(() => expect(recalls()).toBe(1))
})

const gameOf = (platform_name: string, app_state: number) => ({
  ...{ category_id: 'concise', is_hot: 0, is_new: 0, game_code: platform_name, name: '游戏' },
  ...{ platform_name, app_state },
})
/** The second venue is closed. */
const CLOSED = { '/api/game/list': () => envelope([gameOf('v0', 1), gameOf('v1', 0)]) }

test('money at a closed venue is not offered, and the offer says so', async () => {
  noteGameVisit()
  const { region, getByRole } = comeBack({ auto: false, venues: [80.5, 20] }, CLOSED)
  const text = textOf(await region())
  expect(text).toContain('游戏钱包里还有 ¥ 80.50')
  expect(text).toContain('另有 ¥ 20.00 在暂未开放的场馆')
  expect(text).not.toContain('100.50')
  getByRole('button', { name: '转回中心钱包' })
})

test.each([
  true,
  false,
])('with money at a closed venue alone nothing is offered or recalled (auto %s)', async (auto) => {
  noteGameVisit()
  const { user, region, offered, recalls, queryByRole, getByRole } = comeBack(
    { auto, venues: [0, 20] },
    CLOSED,
  )
  expect(textOf(await region())).toContain('¥ 20.00 在暂未开放的场馆，开放后才能转回')
  expect([queryByRole('button', { name: '转回中心钱包' }), recalls()]).toEqual([null, 0])
  await user.click(getByRole('button', { name: '知道了' }))
  expect(offered()).toBe(false)
})

test('empty venues offer and recall nothing', async () => {
  noteGameVisit()
  const { settled, offered, recalls } = comeBack({ auto: true, venues: [0, 0] })
  await settled()
  expect([offered(), recalls()]).toEqual([false, 0])
})

test('without a game before it the venues are not even read', async () => {
  const { venueReads, recalls } = comeBack({ auto: true, venues: [80] })
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect([venueReads(), recalls()]).toEqual([0, 0])
})
