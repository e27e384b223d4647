// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { takeLaunch } from '../../features/game-launch/launch-pass.ts'
import { SearchScreen } from './SearchScreen.tsx'

const game = (name: string, code: string, over = {}) => ({
  category_id: 'concise',
  app_state: 1,
  is_hot: 0,
  is_new: 0,
  platform_name: 'yzdz',
  game_code: code,
  name,
  mobile_img: '',
  api_logo_img: '',
  ...over,
})
const GAMES = [
  game('福运连连', 'g1', { is_hot: 1 }),
  game('深海寻宝', 'g2', { category_id: 'fishing' }),
  game('Lucky <b>', 'g3'),
  game('下架的福', 'g4', { app_state: 0 }),
]

function open(games: unknown[] = GAMES) {
  const backend = stubBackend({
    '/api/game/list': () => envelope(games),
    '/api/balancelist': () => envelope([{ platname: 'yzby', name: '云舟捕鱼', balance: 0 }]),
  })
  const view = renderScreen(<SearchScreen />, '/search')
  return { backend, field: view.getByRole('searchbox', { name: '搜索游戏' }), ...view }
}
const results = ({ queryByRole }: ReturnType<typeof open>) =>
  [...(queryByRole('region', { name: '搜索结果' })?.querySelectorAll('.search-name') ?? [])].map(
    (name) => name.textContent,
  )

test('shows nothing for an empty keyword, and finds listed games trimmed and ignoring case', async () => {
  const view = open()
  await vi.waitFor(() => expect(view.backend.count('/api/game/list')).toBe(1))
  expect(results(view)).toEqual([])
  await view.user.type(view.field, '  福 ')
  await vi.waitFor(() => expect(results(view)).toEqual(['福运连连']))
  expect(view.container.querySelector('mark')?.textContent).toBe('福')
  await view.user.clear(view.field)
  await view.user.type(view.field, 'lUCKY <B')
  await vi.waitFor(() => expect(results(view)).toEqual(['Lucky <b>']))
  await view.user.click(view.getByRole('button', { name: '清空关键词' }))
  await vi.waitFor(() => expect(results(view)).toEqual([]))
})

test('finds by initials, opens a game by platform and code, and remembers the keyword', async () => {
  signIn('token-1')
  const view = open()
  await view.user.type(view.field, 'shxb')
  await view.user.click(await view.findByRole('button', { name: /深海寻宝/ }))
  expect(view.address()).toBe(`/gamePage?${new URLSearchParams({ name: 'yzdz', type: '0', code: 'g2' })}`)
  await view.user.clear(view.field)
  await view.user.click(await view.findByRole('button', { name: 'shxb' }))
  await vi.waitFor(() => expect(results(view)).toEqual(['深海寻宝']))
  await view.user.clear(view.field)
  await view.user.click(await view.findByRole('button', { name: '清空最近搜索' }))
  expect(view.queryByRole('button', { name: 'shxb' })).toBeNull()
  expect(localStorage.getItem('yz:searches')).toBe('[]')
})

test('finds the games of a venue by its name, and marks it there', async () => {
  const view = open([...GAMES, game('白鹭厅', 'g6', { platform_name: 'yzzr', category_id: 'realbet' })])
  await view.user.type(view.field, '真人')
  await vi.waitFor(() => expect(results(view)).toEqual(['白鹭厅']))
  expect(view.container.querySelector('mark')?.parentElement?.textContent).toContain('真人')
})

test('finds the games of a venue by the name that the wallets of a member give it', async () => {
  signIn('token-1')
  const view = open([...GAMES, game('龙宫', 'g7', { platform_name: 'yzby', category_id: 'fishing' })])
  await view.user.type(view.field, '云舟捕鱼')
  await vi.waitFor(() => expect(results(view)).toEqual(['龙宫']))
  expect(view.container.querySelector('mark')?.textContent).toBe('云舟捕鱼')
})

test('finds no game that is not listed, whether its venue has others or not', async () => {
  signIn('token-1')
  const view = open([...GAMES, game('福满堂', 'g5', { platform_name: 'shut', app_state: 0 })])
  await view.user.type(view.field, '福')
  await vi.waitFor(() => expect(results(view)).toEqual(['福运连连']))
  await view.user.clear(view.field)
  await view.user.type(view.field, '福满堂')
  expect(await view.findByText('没有找到「福满堂」')).toBeTruthy()
})

test('asks a visitor to log in, and leads back to the game, which then starts', async () => {
  const view = open()
  await view.user.type(view.field, '福运')
  await view.user.click(await view.findByRole('button', { name: /福运/ }))
  expect(toastText()).toBe('请登录！')
  expect(view.address()).toMatch(/^\/login\?redirect=%2FgamePage%3Fname%3Dyzdz/)
  expect(takeLaunch({ platform: 'yzdz', gameCode: 'g1', gameType: '0' })).toBe(true)
})

test('ignores text of an input method that is composing, and keeps the results meanwhile', async () => {
  const view = open()
  await view.user.type(view.field, '福')
  await vi.waitFor(() => expect(results(view)).toEqual(['福运连连']))
  fireEvent.compositionStart(view.field)
  for (const text of ['福s', '福sh', "福shen'hai"]) {
    fireEvent.input(view.field, { target: { value: text }, isComposing: true })
    expect(view.field).toHaveProperty('value', text)
    expect(results(view)).toEqual(['福运连连'])
  }
  fireEvent.input(view.field, { target: { value: '深海' }, isComposing: true })
  fireEvent.compositionEnd(view.field, { data: '深海' })
  await vi.waitFor(() => expect(results(view)).toEqual(['深海寻宝']))
})

test('suggests what else to type when nothing was found', async () => {
  const view = open()
  await view.user.type(view.field, '<x>')
  expect(await view.findByText('没有找到「<x>」')).toBeTruthy()
})

test('draws the first rows of many results, and never more than 200', async () => {
  const view = open(Array.from({ length: 900 }, (_, at) => game(`福${at}`, `c${at}`)))
  await view.user.type(view.field, '福')
  await vi.waitFor(() => expect(results(view)).toHaveLength(24))
  expect(view.getByText(/找到 900 款游戏，显示前 200 款/)).toBeTruthy()
})
