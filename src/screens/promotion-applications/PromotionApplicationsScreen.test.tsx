// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { formatBeijing } from '#contracts/beijing-time.ts'
import { signIn } from '../../api/core/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen } from '../../app/test-support/render-screen.tsx'
import { PromotionApplicationsScreen } from './PromotionApplicationsScreen.tsx'

const DAY_MS = 86_400_000
const daysAgo = (days: number) => formatBeijing(Date.now() - days * DAY_MS)

const rows = Array.from({ length: 45 }, (_, n) => ({
  activity_name: `活动${n}`,
  state: n % 5,
  created_at: daysAgo(n),
}))

function open(some: unknown[], path = '/activityRecord') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/activityApplyLog': ({ body }) => {
      const { page } = body as { page: number }
      const data = some.slice((page - 1) * 10, page * 10)
      return envelope({
        current_page: page,
        data,
        last_page: Math.ceil(some.length / 10) || 1,
        total: some.length,
      })
    },
  })
  return { backend, ...renderScreen(<PromotionApplicationsScreen />, path) }
}

test('shows the result of each application', async () => {
  const view = open(rows.slice(0, 5))
  expect(await view.findByText('活动0')).toBeTruthy()
  const states = view
    .getAllByRole('listitem')
    .map((item) => item.textContent?.replace(/^.*活动\d\d\d:\d\d/, ''))
  expect(states).toEqual(['未定义', '待审核', '已通过', '已拒绝', '未定义'])
})

test('loads all pages for a filter that the call does not support', async () => {
  const view = open(rows, '/activityRecord?state=2&date=2')
  await vi.waitFor(() => expect(view.getAllByRole('listitem')).toHaveLength(1))
  expect(view.getByText('活动2')).toBeTruthy()
  await vi.waitFor(() => expect(view.backend.count('/api/activityApplyLog')).toBe(5))
  await view.user.click(view.getByRole('button', { name: '待审核' }))
  expect(await view.findByText('活动6')).toBeTruthy()
  expect(view.getAllByRole('listitem')).toHaveLength(2)
})

test('distinguishes an empty filter result from no applications at all', async () => {
  const view = open([], '/activityRecord')
  expect(await view.findByText('还没有活动申请')).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '已通过' }))
  expect(await view.findByText('没有符合条件的申请')).toBeTruthy()
})
