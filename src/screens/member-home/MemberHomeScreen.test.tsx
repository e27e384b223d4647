// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { signIn } from '../../api/core/client/session-store.ts'
import { envelope, held, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, toastText } from '../../app/test-support/render-screen.tsx'
import { MemberHomeScreen } from './MemberHomeScreen.tsx'

function open(isagent: 0 | 1, recharges = [1, 2, 3, 4, 50_000], more = {}) {
  signIn('token-1')
  const backend = stubBackend({
    '/api/user': () =>
      envelope({
        username: 'demo888',
        balance: 88.5,
        gameblance: 12.5,
        current_vip: 'P4',
        joinday: 96,
        paysum: 30_000,
        isagent,
        ...more,
      }),
    '/api/uservip': () => envelope(recharges.map((recharge) => ({ recharge, flow: 200_000 }))),
    '/api/balance': () => envelope({ balance: 88.5 }),
    '/api/uploadimg': () => envelope([]),
    '/api/noticeList': () =>
      envelope({ current_page: 1, data: [], last_page: 1, per_page: 10, total: 0, unread: 3 }),
  })
  return { backend, ...renderScreen(<MemberHomeScreen />, '/mine') }
}

test('does not claim a level when only its deposits are known to suffice', async () => {
  const view = open(0, [1, 2, 3, 4, 5])
  expect(await view.findByText('距 VIP 5：充值已足，打码量待核算')).toBeTruthy()
  expect(view.container.textContent).not.toMatch(/100%|达标/)
})

test.each([
  ['1000.00', '距 VIP 5 还差充值 ¥ 20,000.00、打码量 ¥ 199,000.00'],
  ['200000.00', '距 VIP 5 还差充值 ¥ 20,000.00'],
])('names the turnover that is missing, where the backend tells it: %s', async (flowsum, words) => {
  const view = open(0, undefined, { flowsum })
  expect(await view.findByText(words)).toBeTruthy()
})

test('shows the member and their money, and links to all member screens', async () => {
  const view = open(0)
  expect(await view.findByText('demo888')).toBeTruthy()
  expect(view.getByText('已加入 96 天')).toBeTruthy()
  expect(view.getAllByText('VIP 4')).toHaveLength(1)
  expect(view.getByText('总资产')).toBeTruthy()
  expect(view.getByText('¥ 101.00')).toBeTruthy()
  expect(view.getByText('¥ 88.50')).toBeTruthy()
  expect(view.getByText('¥ 12.50')).toBeTruthy()
  expect(await view.findByRole('link', { name: '消息中心 3 条未读' })).toBeTruthy()
  expect(await view.findByText('距 VIP 5 还差充值 ¥ 20,000.00')).toBeTruthy()
  const ways = view.getAllByRole('link').map((link) => link.getAttribute('href'))
  for (const way of [
    '/vip',
    '/activity',
    '/money',
    '/recharge',
    '/withdrawal',
    '/transfer',
    '/transRecord?type=0',
    '/betRecord',
    '/message',
    '/fanshui',
    '/activityRecord',
    '/welfare',
    '/app',
    '/boutBallBet',
    '/kefu',
  ]) {
    expect(ways).toContain(way)
  }
})

test('shows the agent plan to members and the agent login to agents', async () => {
  const plan = open(0)
  expect(await plan.findByRole('link', { name: '代理计划' })).toHaveProperty('pathname', '/applyagent')
  plan.unmount()
  const agent = open(1)
  expect((await agent.findByRole('link', { name: '代理登录' })).getAttribute('href')).toBe(
    '/gamePage?dailiD=1',
  )
  expect(agent.queryByRole('link', { name: '代理计划' })).toBeNull()
})

test('rejects a file that is not an image before any request', async () => {
  const { backend, user, ...view } = open(0)
  await view.findByText('demo888')
  await user.upload(
    view.getByLabelText('选择头像图片'),
    new File(['<html>'.repeat(9)], 'a.png', { type: 'image/png' }),
  )
  await vi.waitFor(() => expect(toastText()).toBe('图片内容不是 PNG 或 GIF，请换一张'))
  expect(backend.count('/api/uploadimg')).toBe(0)
})

test('shows and announces a picture while it uploads, then lets another be chosen', async () => {
  const sending = held()
  const { backend, user, ...view } = open(0)
  backend.routes['/api/uploadimg'] = sending.reply
  await view.findByText('demo888')
  expect(view.queryByRole('progressbar', { name: '正在上传头像' })).toBeNull()
  const png = new Uint8Array(64)
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  for (const at of [19, 23]) png[at] = 64
  await user.upload(view.getByLabelText('选择头像图片'), new File([png], 'a.png', { type: 'image/png' }))
  const progress = await view.findByRole('progressbar', { name: '正在上传头像' })
  expect(progress.textContent).toBe('上传中…')
  expect(progress.hasAttribute('aria-valuenow')).toBe(false)
  expect(view.getByRole('button', { name: '更换头像' }).getAttribute('aria-disabled')).toBe('true')
  sending.answer(envelope([]))
  await vi.waitFor(() => expect(toastText()).toBe('头像已更新'))
  expect(view.queryByRole('progressbar', { name: '正在上传头像' })).toBeNull()
})
