// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { ProviderSlotsScreen } from './ProviderSlotsScreen.tsx'

function open(at = '/concise', routes = {}) {
  const backend = stubBackend({
    '/api/gamelistBycode': ({ body }: { body: unknown }) => {
      const { gamecode } = body as { gamecode: string }
      return envelope([
        { catecode: gamecode, gamecode: `${gamecode}-1`, gamepic: '', gamename: `${gamecode} 游戏` },
      ])
    },
    ...routes,
  })
  return { backend, ...renderScreen(<ProviderSlotsScreen />, at) }
}

test('opens OB电子 first, loads each list once and keeps the tab in the address', async () => {
  const view = open()
  expect(await view.findByText('obgdy 游戏')).toBeTruthy()
  expect(view.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'OB电子',
    'FG电子',
    'PP电子',
    'AE电子',
  ])
  await view.user.click(view.getByRole('tab', { name: 'AE电子' }))
  expect(await view.findByText('ae 游戏')).toBeTruthy()
  expect(view.address()).toBe('/concise?type=ae')
  await view.user.click(view.getByRole('tab', { name: 'OB电子' }))
  await view.findByText('obgdy 游戏')
  const requests = view.backend.sent.filter(({ url }) => url.endsWith('/api/gamelistBycode'))
  expect(requests.map(({ body }) => body)).toEqual([{ gamecode: 'obgdy' }, { gamecode: 'ae' }])
})

test('selects the tab by type, and the first one for an unknown type', async () => {
  const view = open('/concise?type=pp')
  expect(await view.findByText('pp 游戏')).toBeTruthy()
  view.unmount()
  expect(await open('/concise?type=__proto__').findByText('obgdy 游戏')).toBeTruthy()
})

test('opens a game by category code and game code', async () => {
  signIn('token-1')
  const view = open('/concise?type=fgdz')
  await view.user.click(await view.findByRole('button', { name: /^fgdz 游戏/ }))
  expect(view.address()).toBe('/gamePage?name=fgdz&type=0&code=fgdz-1')
})

test('lets a list that failed be loaded again, and says when one is empty', async () => {
  const view = open('/concise', { '/api/gamelistBycode': () => new Response('', { status: 404 }) })
  const retryButton = await view.findByRole('button', { name: '请求失败，点击重新加载' })
  view.backend.routes['/api/gamelistBycode'] = () => envelope(null)
  await view.user.click(retryButton)
  await vi.waitFor(() => expect(view.getByText('这家厂商暂时没有游戏，看看别家')).toBeTruthy())
})
