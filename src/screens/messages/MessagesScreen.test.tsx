// @vitest-environment happy-dom
import { within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { MessagesScreen } from './MessagesScreen.tsx'
import './MessageSheet.tsx'

const row = (title: string, content: string) => ({ title, content, created_at: '2026-05-01 12:00:00' })
const ORDER = 'W20260501120000048213775'
const NOTICES = [
  row('【维护】例行维护', '<p>请<strong>提前</strong>回收&amp;离场</p>'),
  row('<i>公告</i>', ''),
]
const LETTERS = [row('取款审核通过', `<p>订单号 <b>${ORDER}</b>，请留意</p>`), row('欢迎加入', '<p>您好</p>')]

/** Counts like the mock backend: an inbox message counts as read once it has been returned. */
function open(at = '/message', routes = {}) {
  let unread = 2
  const backend = stubBackend({
    '/api/noticeList': ({ body }: { body: unknown }) => {
      const inbox = (body as { type: number }).type === 2
      if (inbox) unread = 0
      const data = inbox ? LETTERS : NOTICES
      return envelope({ current_page: 1, data, last_page: 1, per_page: 10, total: data.length, unread })
    },
    ...routes,
  })
  return { backend, ...renderScreen(<MessagesScreen />, at) }
}

beforeEach(() => signIn('token-1'))

test('shows announcements first, as text with a preview, and opens one in full on a tap', async () => {
  const view = open()
  const first = await view.findByRole('button', { name: /例行维护/ })
  expect(first.textContent).toContain('请提前回收&离场')
  expect(view.getByText('<i>公告</i>')).toBeTruthy()
  expect(await view.findByRole('tab', { name: '站内信 2 条未读' })).toBeTruthy()
  await view.user.click(first)
  const sheet = await view.findByRole('dialog', { name: '【维护】例行维护' })
  await vi.waitFor(() => expect(sheet.querySelector('strong')?.textContent).toBe('提前'))
})

test('marks inbox messages as new until they are opened, and updates the badge', async () => {
  const view = open('/message?type=2')
  await view.findByRole('button', { name: /未读：\s*取款审核通过/ })
  expect(view.getByRole('tab', { name: '站内信 2 条未读' }).getAttribute('aria-selected')).toBe('true')
  await view.user.click(view.getByRole('button', { name: /取款审核通过/ }))
  const letter = within(await view.findByRole('dialog', { name: '取款审核通过' }))
  await view.user.click(letter.getByRole('button', { name: '复制订单号' }))
  expect(await navigator.clipboard.readText()).toBe(ORDER)
  expect(letter.getByRole('link', { name: '查看记录' }).getAttribute('href')).toBe(
    `/transRecord?type=0&order=${ORDER}`,
  )
  await view.user.keyboard('{Escape}')
  expect(await view.findByRole('tab', { name: '站内信 1 条未读' })).toBeTruthy()
  expect(view.queryByText(/未读：取款/)).toBeNull()
  await view.user.click(view.getByRole('button', { name: '全部已读' }))
  expect(await view.findByRole('tab', { name: '站内信' })).toBeTruthy()
  expect(view.getByRole('button', { name: '全部已读' }).getAttribute('aria-disabled')).toBe('true')
})

test('keeps the chosen tab in the address without a new history entry', async () => {
  const view = open()
  await view.user.click(await view.findByRole('tab', { name: /站内信/ }))
  expect(view.address()).toBe('/message?type=2')
  await view.user.click(view.getByRole('tab', { name: '公告' }))
  expect(view.address()).toBe('/message?type=1')
})

test('distinguishes an empty inbox from a backend without an inbox', async () => {
  const empty = { current_page: 1, data: [], last_page: 1, per_page: 10, total: 0 }
  const view = open('/message?type=2', { '/api/noticeList': () => envelope({ ...empty, unread: 0 }) })
  expect(await view.findByText('还没有站内信')).toBeTruthy()
  view.unmount()
  const without = open('/message?type=2', { '/api/noticeList': () => envelope({ ...empty, data: NOTICES }) })
  expect(await without.findByText('站内信还没有开放')).toBeTruthy()
})

test('lets a list that failed be loaded again', async () => {
  const view = open('/message', { '/api/noticeList': () => new Response('', { status: 404 }) })
  const retryButton = await view.findByRole('button', { name: '请求失败，点击重新加载' })
  const whole = envelope({ current_page: 1, data: NOTICES, last_page: 1, per_page: 10, total: 2 })
  view.backend.routes['/api/noticeList'] = () => whole.clone()
  await view.user.click(retryButton)
  expect(await view.findByText('【维护】例行维护')).toBeTruthy()
})
