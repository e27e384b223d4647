// @vitest-environment happy-dom
import { beforeAll, expect, test, vi } from 'vitest'
import { formatBeijing } from '#contracts/time/beijing-time.ts'
import { onContractError } from '../../api/core/client/contract-report.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf } from '../../app/test-support/render-screen.tsx'
import { PromotionApplicationsScreen } from './PromotionApplicationsScreen.tsx'

// It loads on first use, which takes a while the first time.
beforeAll(async () => void (await import('../../features/records/DetailSheet.tsx')))

const DAY_MS = 86_400_000
const daysAgo = (days: number) => formatBeijing(Date.now() - days * DAY_MS)

const rows = Array.from({ length: 45 }, (_, n) => ({
  activity_name: `活动${n}`,
  state: n % 5,
  created_at: daysAgo(n),
}))

function open(applications: unknown[], path = '/activityRecord') {
  signIn('token-1')
  const backend = stubBackend({
    '/api/activityApplyLog': ({ body }) => {
      const { page } = body as { page: number }
      const data = applications.slice((page - 1) * 10, page * 10)
      return envelope({
        current_page: page,
        data,
        last_page: Math.ceil(applications.length / 10) || 1,
        total: applications.length,
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
  expect(states).toEqual(['未定义', '待审核', '审核通过', '审核拒绝', '未定义'])
})

test('an approved application shows its bonus and when it was paid, if the backend sends them', async () => {
  const extension = { bonus: '58.00', credited_at: '2026-05-02 09:30:00' }
  const view = open([
    { activity_name: '周周续航', state: 2, created_at: daysAgo(0), ...extension },
    { activity_name: '好友同舟', state: 2, created_at: daysAgo(1) },
    { activity_name: '捕鱼日', state: 1, created_at: daysAgo(2), ...extension },
  ])
  await view.findByText('周周续航')
  expect(view.getAllByText(/¥/).map((amount) => textOf(amount))).toEqual(['+¥ 58.00'])
  const detailOf = async (title: string) => {
    await view.user.click(view.getByText(title))
    const sheet = await view.findByRole('dialog')
    await vi.waitFor(() => expect(textOf(sheet)).toContain(`活动名称${title}`))
    const text = textOf(sheet)
    await view.user.keyboard('{Escape}')
    await vi.waitFor(() => expect(view.queryByRole('dialog')).toBeNull())
    return text
  }
  const paid = await detailOf('周周续航')
  expect(paid).toContain('审核已通过，彩金已存入中心钱包。')
  expect(paid).toMatch(/活动彩金¥ 58\.00.*到账时间（北京）2026-05-02 09:30:00/)
  expect(await detailOf('好友同舟')).not.toMatch(/彩金|到账时间/)
  expect(await detailOf('捕鱼日')).not.toMatch(/彩金|到账时间/)
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

test('an application without a time is in the list of every day', async () => {
  onContractError(() => undefined)
  const view = open([{ ...rows[0], activity_name: '重阳', created_at: 'soon' }], '/activityRecord?date=1')
  const row = await view.findByRole('button', { name: /重阳/ })
  expect(row.textContent).toContain('--')
  expect(view.getByRole('heading', { name: '时间未知' })).toBeTruthy()
})

test('distinguishes an empty filter result from no applications at all', async () => {
  const view = open([], '/activityRecord')
  expect(await view.findByText('还没有活动申请')).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '审核通过' }))
  expect(await view.findByText('没有符合条件的申请')).toBeTruthy()
})
