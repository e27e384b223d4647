// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { siteClosed } from '../../api/core/site-closed.ts'
import { envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { grantLaunch } from '../../features/game-launch/launch-pass.ts'
import { noteGameVisit } from '../../features/game-launch/note-game-visit.ts'
import { App } from '../App.tsx'
import { pass, until } from '../money-matrix/test-support/time.ts'
import { toastText } from '../test-support/render-screen.tsx'
import { prepareApp } from '../test-support/whole-app.ts'

beforeAll(async () => {
  await import('../shell/Maintenance.tsx')
  await import('../shell/MemberTasks.tsx')
  await import('../../features/after-game/AfterGame.tsx')
  await import('../../screens/game-launch/GameLaunchScreen.tsx')
  await import('../../screens/customer-service/CustomerServiceScreen.tsx')
})
prepareApp()
beforeEach(() => {
  sessionStorage.clear()
  vi.spyOn(window.location, 'replace').mockReturnValue()
})

const game = { platform_name: 'yzdz', game_code: 'g7', category_id: 'concise', name: '福运连连' }
const site = (site_state: 0 | 1) => () => envelope({ title: '云舟', site_state, repair_tips: '系统升级' })
const venues = (balance: number) => envelope([{ name: '云舟电子', platname: 'yzdz', balance }])
const notice = () => screen.queryByRole('heading', { name: '系统维护中' })

function open(path: string, transferstatus: 0 | 1, routes: Record<string, Reply>) {
  signIn('token-1')
  location.hash = `#${path}`
  const backend = stubBackend({
    '/api/app': site(1),
    '/api/user': () => envelope({ username: 'demo888', balance: 10, transferstatus }),
    '/api/balance': () => envelope({ balance: 10 }),
    '/api/game/list': () => envelope([{ ...game, app_state: 1, is_hot: 0, is_new: 0 }]),
    '/api/getGameUrl': () => envelope({ url: 'https://venue.example/play?t=1' }),
    '*': () => envelope([]),
    ...routes,
  })
  render(<App />)
  return backend
}

/** The site opens again. */
async function reopen({ routes }: ReturnType<typeof open>) {
  routes['/api/app'] = site(1)
  fireEvent.click(screen.getByRole('button', { name: '再试一次' }))
  await until(() => expect(notice()).toBeNull())
}

test('a game that was tapped starts once the site is open again, though its wallet was asked for behind the notice', async () => {
  const wallets = held()
  const at = grantLaunch({ platform: 'yzdz', gameCode: 'g7', gameType: '0' })
  const backend = open(at, 0, { '/api/balancelist': wallets.reply })
  await until(() => expect(backend.count('/api/balancelist')).toBe(1))
  backend.routes['/api/app'] = site(0)
  await act(async () => siteClosed('系统升级'))
  await until(() => expect(notice()).not.toBeNull())
  wallets.answer(venues(5))
  await pass(5_000)
  expect(backend.count('/api/getGameUrl')).toBe(0)
  await reopen(backend)
  await until(() => expect(window.location.replace).toHaveBeenCalledOnce())
  expect(backend.count('/api/getGameUrl')).toBe(1)
})

test('a recall of what a game left that maintenance refuses is offered once the site is open again', async () => {
  noteGameVisit()
  const backend = open('/kefu', 1, {
    '/api/balancelist': () => venues(80),
    '/api/transall': () => refusal('系统升级', 503),
  })
  backend.routes['/api/app'] = site(0)
  await until(() => expect(notice()).not.toBeNull())
  await pass(1_000)
  backend.routes['/api/transall'] = () => envelope(null, '已回收')
  await reopen(backend)
  const button = await until(() => screen.getByRole('button', { name: '转回中心钱包' }))
  expect(backend.count('/api/transall')).toBe(1)
  fireEvent.click(button)
  await until(() => expect(toastText()).toBe('已回收'))
  expect(backend.count('/api/transall')).toBe(2)
})
