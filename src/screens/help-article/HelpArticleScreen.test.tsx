// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { HELP_ARTICLES } from '#contracts/wire/codes.ts'
import { envelope, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { HelpArticleScreen } from './HelpArticleScreen.tsx'

function open(query: string, reply = () => envelope({ content: '<p>充值多久到账？</p>' })) {
  const backend = stubBackend({ '/api/article': reply })
  return { backend, ...renderScreen(<HelpArticleScreen />, `/boutBallBetInfo${query}`) }
}

test.each(Object.keys(HELP_ARTICLES))('article %s is requested by its type and shown', async (type) => {
  const view = open(`?type=${type}`)
  expect(await view.findByText('充值多久到账？')).toBeTruthy()
  expect(view.backend.sent.map(({ body }) => body)).toEqual([{ type: Number(type) }])
})

test('links to the next article, and from the last one to the first', async () => {
  const view = open('?type=5')
  await view.user.click(await view.findByRole('link', { name: /关于我们/ }))
  expect(view.address()).toBe('/boutBallBetInfo?type=7')
  view.unmount()
  expect((await open('?type=8').findByRole('link', { name: /常见问题/ })).getAttribute('href')).toContain(
    'type=1',
  )
})

test.each([
  '',
  '?type=6',
  '?type=1e0',
  '?type=constructor',
])('%s is no article, and sends no request', async (query) => {
  const view = open(query)
  expect(await view.findByText('没有找到这篇文章')).toBeTruthy()
  expect(view.backend.sent).toEqual([])
})

test('shows the message of a refusal; after a lost answer, a tap asks again', async () => {
  const view = open('?type=3', () => refusal('文章不存在或已下架'))
  expect(await view.findByText('没有找到这篇文章')).toBeTruthy()
  expect(toastText()).toBe('文章不存在或已下架')
  view.unmount()
  const lost = open('?type=3', () => new Response('', { status: 404 }))
  await lost.user.click(await lost.findByRole('button', { name: '请求失败，点击重新加载' }))
  expect(lost.backend.count('/api/article')).toBeGreaterThan(1)
})

test('an article that is refused without a message is gone, and nothing blames the network', async () => {
  const view = open('?type=3', () => refusal(''))
  expect(await view.findByText('没有找到这篇文章')).toBeTruthy()
  expect(view.getByText('它可能已下架，请从帮助中心重新进入')).toBeTruthy()
  expect(view.queryByRole('button', { name: '请求失败，点击重新加载' })).toBeNull()
})

test('a refusal that says nothing of the article does not make it missing: a tap asks again', async () => {
  const view = open('?type=3', () => refusal('操作过于频繁，请稍后再试', 429))
  const retryButton = await view.findByRole('button', { name: '请求失败，点击重新加载' })
  expect(view.queryByText('没有找到这篇文章')).toBeNull()
  view.backend.routes['/api/article'] = () => envelope({ content: '<p>充值多久到账？</p>' })
  await view.user.click(retryButton)
  expect(await view.findByText('充值多久到账？')).toBeTruthy()
})

test('opens at the heading that its address names', async () => {
  const query = `?type=1&at=${encodeURIComponent('取款最低多少？')}`
  const view = open(query, () => envelope({ content: '<h3>取款</h3><h4>取款最低多少？</h4>' }))
  const head = await view.findByRole('heading', { name: '取款最低多少？' })
  await vi.waitFor(() => expect(document.activeElement).toBe(head))
})
