// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { PromotionsScreen } from './PromotionsScreen.tsx'

const activity = (id: string, type: string, title: string, content = '') => ({
  id,
  type,
  title,
  content,
  banner: '',
})
const ALL = [
  activity('1', '1', '首存礼'),
  activity('2', '2', '连胜榜', '<p>棋牌馆全部游戏</p>'),
  activity('3', '2', '捕鱼日'),
  activity('4', '3', '<b>周末</b>'),
]
const TYPES = [
  { id: 1, name: '新人' },
  { id: 2, name: '日常' },
  { id: 3, name: '棋牌专场' },
]

function open(routes = {}) {
  const backend = stubBackend({
    '/api/activitytype': () => envelope(TYPES),
    '/api/activitylist': ({ body }: { body: unknown }) => {
      const { type } = body as { type?: string }
      return envelope({ data: ALL.filter((promotion) => type === undefined || promotion.type === type) })
    },
    ...routes,
  })
  return { backend, ...renderScreen(<PromotionsScreen />, '/activity') }
}
const titles = ({ getByRole }: ReturnType<typeof open>) =>
  within(getByRole('tabpanel'))
    .queryAllByRole('link')
    .map((link) => link.querySelector('.promotions-card-title')?.textContent)

test('shows all promotions, then those of a type; each links to its page, with its title as text', async () => {
  const view = open()
  await view.findByText('首存礼')
  expect(view.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['全部', '新人', '日常', '棋牌专场'])
  expect(titles(view)).toEqual(['首存礼', '连胜榜', '捕鱼日', '<b>周末</b>'])
  expect(view.getByRole('link', { name: '领取记录' }).getAttribute('href')).toBe('/hongbao')
  await view.user.click(view.getByRole('tab', { name: '日常' }))
  await view.findByText('捕鱼日')
  expect(titles(view)).toEqual(['连胜榜', '捕鱼日'])
  expect(view.backend.sent.at(-1)?.body).toEqual({ type: '2' })
  expect(view.getByRole('link', { name: /捕鱼日/ }).getAttribute('href')).toBe('/activityInfo?id=3')
})

test('filters by type name or text with the sidebar, and starts another tab at 综合', async () => {
  const view = open()
  await view.findByText('首存礼')
  await view.user.click(view.getByRole('button', { name: '棋牌' }))
  expect(titles(view)).toEqual(['连胜榜', '<b>周末</b>'])
  await view.user.click(view.getByRole('button', { name: '捕鱼' }))
  expect(titles(view)).toEqual(['捕鱼日'])
  await view.user.click(view.getByRole('tab', { name: '新人' }))
  await view.findByText('首存礼')
  expect(view.getByRole('button', { name: '综合' }).getAttribute('aria-pressed')).toBe('true')
})

test('offers all promotions from an empty category', async () => {
  const view = open()
  await view.user.click(await view.findByRole('tab', { name: '新人' }))
  await view.findByText('首存礼')
  await view.user.click(view.getByRole('button', { name: '捕鱼' }))
  expect(view.getByText('这个分类暂时没有优惠')).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '查看全部优惠' }))
  expect(await view.findByText('连胜榜')).toBeTruthy()
})

test('moves between the tabs with the arrow keys', async () => {
  const view = open()
  await view.findByText('首存礼')
  view.getByRole('tab', { name: '全部' }).focus()
  await view.user.keyboard('{ArrowLeft}')
  expect(document.activeElement?.textContent).toBe('棋牌专场')
  expect(await view.findByText('<b>周末</b>')).toBeTruthy()
})

test('shows the list without types, and lets a list that failed be loaded again', async () => {
  const view = open({
    '/api/activitytype': () => new Response('', { status: 404 }),
    '/api/activitylist': () => new Response('', { status: 404 }),
  })
  await view.user.click(await view.findByRole('button', { name: '请求失败，点击重新加载' }))
  view.backend.routes['/api/activitylist'] = () => envelope({ data: ALL })
  await view.user.click(await view.findByRole('button', { name: '请求失败，点击重新加载' }))
  expect(await view.findByText('首存礼')).toBeTruthy()
})

test('a card shows its days, and whether it has not begun or is over, if the backend sends them', async () => {
  onContractError(() => undefined)
  const list = [
    { ...activity('1', '1', '首存礼'), start_time: '2020-01-01 00:00:00', end_time: '2020-01-31 23:59:59' },
    { ...activity('2', '1', '端午'), start_time: '2999-06-01 00:00:00' },
    { ...activity('3', '1', '长期'), start_time: 'always' },
    { ...activity('4', '1', '重阳'), start_time: '2999-10-17T16:00:00.000000Z' },
  ]
  const view = open({ '/api/activitylist': () => envelope({ data: list }) })
  const card = async (name: RegExp) => (await view.findByRole('link', { name })).textContent
  expect(await card(/首存礼/)).toContain('已结束 · 2020-01-01 至 2020-01-31')
  expect(await card(/端午/)).toContain('未开始 · 2999-06-01 起')
  expect(await card(/长期/)).toBe('长期新人')
  expect(await card(/重阳/)).toContain('未开始 · 2999-10-18 起')
})

test('a card says the type and the first words of the terms, as text', async () => {
  const view = open()
  const card = await view.findByRole('link', { name: /连胜榜/ })
  expect(card.querySelector('.promotions-card-gist')?.textContent).toBe('日常 · 棋牌馆全部游戏')
  expect(view.getByRole('link', { name: /首存礼/ }).querySelector('.promotions-card-gist')?.textContent).toBe(
    '新人',
  )
})
