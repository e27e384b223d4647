// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { keys } from '../../api/core/keys.ts'
import { envelope, held, type Reply, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { visibleCount } from '../../lib/loading/in-flight.ts'
import { wireGame } from '../../screens/home/test-support/open.tsx'
import { Lobby } from './Lobby.tsx'

beforeAll(() => import('./Refine.tsx'))

const GAMES = [
  wireGame('锦绣山河', { platform_name: 'fgdz' }),
  wireGame('福运连连', { platform_name: 'pp' }),
  wireGame('百宝箱', { platform_name: 'pp' }),
  wireGame('绿茵时刻', { category_id: 'sport' }),
]
const WALLETS = [
  { platname: 'fgdz', name: '飞歌馆', balance: 0 },
  { platname: 'pp', name: '泡泡馆', balance: 0 },
]

/** The lobby at 电子, touched, so that it can be narrowed. */
async function open(wallets: Reply = () => envelope(WALLETS), games: Reply = () => envelope(GAMES)) {
  signIn('token-1')
  const backend = stubBackend({ '/api/game/list': games, '/api/balancelist': wallets })
  const view = renderScreen(<Lobby onOpen={() => undefined} />)
  await view.findByText(/款游戏/)
  choose('电子')
  fireEvent.pointerDown(document.body)
  await view.findByRole('combobox', { name: '场馆' })
  return { ...view, asked: () => backend.count('/api/balancelist') }
}
const choose = (category: string) => fireEvent.click(screen.getByRole('tab', { name: category }))
const venue = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '场馆' })
const shown = () => venue().selectedOptions[0]?.textContent
const narrowTo = (name: string) =>
  fireEvent.change(venue(), { target: { value: within(venue()).getByText<HTMLOptionElement>(name).value } })
const games = () => [...document.querySelectorAll('.tile-name')].map(({ textContent }) => textContent)

test('a tap on the category that is open already leaves the list as its selects say', async () => {
  const view = await open()
  await view.findByText('泡泡馆', { selector: 'option' })
  narrowTo('泡泡馆')
  expect(games()).toEqual(['福运连连', '百宝箱'])
  choose('电子')
  expect([shown(), games()]).toEqual(['泡泡馆', ['福运连连', '百宝箱']])
})

test('another category begins afresh', async () => {
  await open()
  fireEvent.change(venue(), { target: { value: 'pp' } })
  choose('体育')
  choose('电子')
  expect([shown(), games().length]).toEqual(['全部场馆', 3])
})

test('a chosen venue stays chosen when the wallets bring its name', async () => {
  const wallets = held()
  const view = await open(wallets.reply)
  narrowTo('PP电子')
  await act(async () => wallets.answer(envelope(WALLETS)))
  await view.findByText('飞歌馆', { selector: 'option' })
  expect([shown(), games()]).toEqual(['泡泡馆', ['福运连连', '百宝箱']])
  fireEvent.change(screen.getByRole('combobox', { name: '排序' }), { target: { value: 'name' } })
  expect(games()).toEqual(['百宝箱', '福运连连'])
})

test('the wallets are asked once for their names, without the loading bar, however old they are', async () => {
  const wallets = held()
  const view = await open(wallets.reply)
  expect([view.asked(), visibleCount()]).toEqual([1, 0])
  await act(async () => wallets.answer(envelope(WALLETS)))
  await view.findByText('泡泡馆', { selector: 'option' })
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  choose('体育')
  choose('电子')
  await act(() => view.client.invalidateQueries({ queryKey: keys.venues }))
  expect([view.asked(), shown()]).toEqual([1, '全部场馆'])
})

test('a chosen venue that has left the list keeps its name on the chip, and can be left', async () => {
  let listed = GAMES
  const view = await open(undefined, () => envelope(listed))
  await view.findByText('泡泡馆', { selector: 'option' })
  narrowTo('泡泡馆')
  listed = GAMES.filter(({ platform_name }) => platform_name !== 'pp')
  await act(() => view.client.invalidateQueries({ queryKey: keys.games }))
  await waitFor(() => expect(games()).toEqual([]))
  expect(shown()).toBe('泡泡馆')
  narrowTo('全部场馆')
  expect(games()).toEqual(['锦绣山河'])
})

test('a category named like what every object has gets the icon of any other unknown one', async () => {
  const odd = ['unheard-of', 'constructor', '__proto__', 'toString']
  stubBackend({
    '/api/game/list': () =>
      envelope(odd.map((category_id) => wireGame(category_id, { category_id, is_hot: 1, mobile_img: '' }))),
  })
  const view = renderScreen(<Lobby onOpen={() => undefined} />)
  await view.findByText(/款游戏/)
  const icons = [...document.querySelectorAll('.tile svg path')]
  expect(icons.map((path) => path.getAttribute('d'))).toEqual(odd.map(() => icons[0]?.getAttribute('d')))
  expect(icons[0]?.getAttribute('d')).toMatch(/^M/)
})
