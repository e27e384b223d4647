// @vitest-environment happy-dom
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { broken, envelope, held, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { PromotionScreen } from './PromotionScreen.tsx'

// The dialog loads on first use, which takes a while.
beforeAll(async () => void (await import('../../ui/chakra/overlays/ConfirmDialog.tsx')))

const ACTIVITY = { title: '周周续航', banner: '', content: '<p>充值不少于 3 笔</p>', memo: '<p>每周一次</p>' }
const log =
  (...states: number[]) =>
  () =>
    envelope({
      current_page: 1,
      data: states.map((state) => ({ activity_name: '周周续航', state, created_at: '2026-05-01 12:00:00' })),
      last_page: 1,
      per_page: 10,
      total: states.length,
    })

function open(routes = {}, at = '/activityInfo?id=3') {
  const backend = stubBackend({
    '/api/activitydeatil': () => envelope(ACTIVITY),
    '/api/activityApplyLog': log(),
    ...routes,
  })
  return { backend, ...renderScreen(<PromotionScreen />, at) }
}
const agree = async (view: ReturnType<typeof open>) =>
  view.user.click(await view.findByRole('button', { name: '确认申请' }))
const applied = ({ backend }: ReturnType<typeof open>) => backend.count('/api/activityapply')

test('shows everything to a visitor, and leads to /login and back to this promotion', async () => {
  const view = open()
  expect(await view.findByRole('heading', { name: '周周续航' })).toBeTruthy()
  expect(await view.findByText('充值不少于 3 笔')).toBeTruthy()
  expect(await view.findByText('每周一次')).toBeTruthy()
  expect(view.queryByRole('button', { name: '立即申请' })).toBeNull()
  expect(view.getByRole('link', { name: '前往登录' }).getAttribute('href')).toBe(
    '/login?redirect=%2FactivityInfo%3Fid%3D3',
  )
  expect(view.backend.count('/api/activityApplyLog')).toBe(0)
})

test.each([
  ['/recharge', '/recharge'],
  ['//evil.example', undefined],
  ['https://evil.example', undefined],
  [undefined, undefined],
])('leads to where it is taken: %s', async (link, href) => {
  const view = open({ '/api/activitydeatil': () => envelope({ ...ACTIVITY, link }) })
  await view.findByRole('heading', { name: '周周续航' })
  expect(view.queryByRole('link', { name: '去参与' })?.getAttribute('href')).toBe(href)
})

test.each([
  ['/hongbao', []],
  ['/fanshui', []],
  ['/recharge', ['去参与']],
])('a visitor reads 前往登录 also where it is taken on a page: %s', async (link, before) => {
  const view = open({ '/api/activitydeatil': () => envelope({ ...ACTIVITY, link }) })
  await view.findByRole('heading', { name: '周周续航' })
  expect(view.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([...before, '前往登录'])
  expect(view.getByRole('link', { name: '前往登录' }).getAttribute('href')).toBe(
    '/login?redirect=%2FactivityInfo%3Fid%3D3',
  )
})

test('shows a member the link to its screen once, before the application', async () => {
  signIn('token-1')
  const view = open({ '/api/activitydeatil': () => envelope({ ...ACTIVITY, link: '/recharge' }) })
  const way = await view.findByRole('link', { name: '去参与' })
  const apply = view.getByRole('button', { name: '立即申请' })
  expect(way.compareDocumentPosition(apply)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect([way.className, apply.className]).toEqual(['btn quiet', 'btn'])
})

test('applies once for any number of taps, and shows the application in review', async () => {
  signIn('token-1')
  const answer = held()
  const view = open({ '/api/activityapply': answer.reply })
  const button = await view.findByRole('button', { name: '立即申请' })
  for (let tap = 0; tap < 5; tap += 1) button.click()
  await agree(view)
  await vi.waitFor(() => expect(applied(view)).toBe(1))
  view.backend.routes['/api/activityApplyLog'] = log(1)
  answer.answer(envelope(null, '提交成功，等待后台审核'))
  await vi.waitFor(() => expect(toastText()).toBe('提交成功，等待后台审核'))
  expect((await view.findByRole('button', { name: '审核中，请稍候' })).getAttribute('aria-disabled')).toBe(
    'true',
  )
  expect(view.getByText('待审核')).toBeTruthy()
  expect(applied(view)).toBe(1)
  expect(view.backend.sent.find(({ url }) => url.endsWith('/activityapply'))?.body).toEqual({ id: '3' })
})

test('shows before an application the wagering that a bonus adds and that is open already', async () => {
  signIn('token-1')
  const view = open({ '/api/getBetAmount': () => envelope({ bet_amount: '250.50', flow_multiple: 2 }) })
  await view.user.click(await view.findByRole('button', { name: '立即申请' }))
  const question = await view.findByRole('alertdialog', { name: /^申请「/ })
  await vi.waitFor(() => expect(textOf(question)).toContain('目前打码量还差 ¥ 250.50'))
  expect(textOf(question)).toContain('彩金发放后增加打码量：彩金的 2 倍打码量未完成前，全部余额暂不能取款')
  await view.user.click(view.getByRole('button', { name: '取消' }))
  expect(applied(view)).toBe(0)
})

test('an application in review is polled, so that its decision shows without a reload', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  signIn('token-1')
  const view = open({ '/api/activityApplyLog': log(1) })
  await view.findByText('待审核')
  view.backend.routes['/api/activityApplyLog'] = log(2)
  await vi.advanceTimersByTimeAsync(16_000)
  expect(await view.findByText('审核通过')).toBeTruthy()
  const sentBefore = view.backend.count('/api/activityApplyLog')
  await vi.advanceTimersByTimeAsync(120_000)
  expect(view.backend.count('/api/activityApplyLog')).toBe(sentBefore)
})

test.each([
  [2, '审核通过'],
  [3, '审核拒绝'],
  [7, '未知状态'],
])('shows state %i, and allows another application', async (state, words) => {
  signIn('token-1')
  const view = open({ '/api/activityApplyLog': log(state, 1) })
  expect(await view.findByText(words)).toBeTruthy()
  expect(view.getByRole('button', { name: '立即申请' }).getAttribute('aria-disabled')).toBe(null)
})

test.each([
  ['HTTP 404', () => new Response('<h1>404</h1>', { status: 404 })],
  ['an unknown call by envelope', () => refusal('接口不存在', 404)],
])('refers to customer service without an error toast where the backend lacks the call (%s)', async (_, reply) => {
  signIn('token-1')
  const view = open({ '/api/activityapply': reply })
  await view.user.click(await view.findByRole('button', { name: '立即申请' }))
  await agree(view)
  expect(await view.findByText('请联系在线客服办理')).toBeTruthy()
  expect(view.getByRole('link', { name: '联系在线客服' }).getAttribute('href')).toBe('/kefu')
  expect(toastText()).toBe('')
})

test('shows the server’s message of a refusal, and claims no result after a lost answer', async () => {
  signIn('token-1')
  const view = open({ '/api/activityapply': () => refusal('您已提交过该活动的申请，请等待审核') })
  await view.user.click(await view.findByRole('button', { name: '立即申请' }))
  await agree(view)
  await vi.waitFor(() => expect(toastText()).toBe('您已提交过该活动的申请，请等待审核'))
  view.backend.routes['/api/activityapply'] = broken
  await view.user.click(view.getByRole('button', { name: '立即申请' }))
  await agree(view)
  expect(await view.findByText('网络异常，没有收到结果，请先到活动记录核对')).toBeTruthy()
  expect(applied(view)).toBe(2)
})

test('the page shows when applications are accepted, and accepts none after the end', async () => {
  signIn('token-1')
  const times = { start_time: '2020-01-01 00:00:00', end_time: '2020-01-31 23:59:59' }
  const view = open({ '/api/activitydeatil': () => envelope({ ...ACTIVITY, ...times }) })
  expect((await view.findByText(/^活动时间/)).parentElement?.textContent).toBe(
    '活动时间（北京）2020-01-01 00:00 至 2020-01-31 23:59　已结束',
  )
  expect(view.getByRole('button', { name: '活动已结束' }).getAttribute('aria-disabled')).toBe('true')
})

test('before the window the page shows when it opens, and accepts applications from that moment on', async () => {
  signIn('token-1')
  onTestFinished(() => void vi.useRealTimers())
  const start = '2999-06-01 00:00:00'
  const view = open({
    '/api/activitydeatil': () => envelope({ ...ACTIVITY, link: '/recharge', start_time: start }),
    '/api/activityapply': () => envelope(null, '提交成功，等待后台审核'),
  })
  expect((await view.findByText(/^活动时间/)).parentElement?.textContent).toContain(
    '2999-06-01 00:00 起　未开始',
  )
  expect(view.getByRole('button', { name: '活动未开始' }).getAttribute('aria-disabled')).toBe('true')
  expect(view.getByText('北京时间 2999-06-01 00:00 起可申请')).toBeTruthy()
  expect(view.queryByRole('link', { name: '去参与' })).toBeNull()
  vi.setSystemTime(parseBeijing(start) ?? 0)
  await view.user.click(await view.findByRole('button', { name: '立即申请' }, { timeout: 3_000 }))
  await agree(view)
  await vi.waitFor(() => expect(applied(view)).toBe(1))
  expect(view.getByRole('link', { name: '去参与' })).toBeTruthy()
})

test('a promotion that links to customer service says so, and that link is never the primary button', async () => {
  signIn('token-1')
  const view = open({
    '/api/activitydeatil': () => envelope({ ...ACTIVITY, link: '/kefu' }),
    '/api/activityApplyLog': () =>
      envelope([{ activity_name: ACTIVITY.title, state: 1, created_at: '2026-05-01 12:00:00' }]),
  })
  await view.findByRole('button', { name: '审核中，请稍候' })
  expect(view.getByRole('link', { name: '咨询在线客服' }).className).toBe('btn quiet')
})

test.each([
  ['/hongbao', true],
  ['/fanshui?from=promotion', true],
  ['/hongbaolist', false],
])('what is claimed at %s is not applied for: its button leads there (%s)', async (link, isClaimed) => {
  signIn('token-1')
  const view = open({ '/api/activitydeatil': () => envelope({ ...ACTIVITY, link }) })
  await view.findByRole('heading', { name: '周周续航' })
  const ways = view.getAllByRole('link').map((way) => [way.textContent, way.getAttribute('href')])
  expect(ways).toEqual([[isClaimed ? '去领取' : '去参与', link]])
  expect(view.queryByRole('button', { name: '立即申请' }) === null).toBe(isClaimed)
})

test.each([
  '0197a2c4-5f3e-7b1d-9c42-8e6f0a1b2c3d',
  'vip.2026:05',
  '周周续航',
  'a'.repeat(64),
])('asks for the id %s', async (id) => {
  const view = open({}, `/activityInfo?${new URLSearchParams({ id })}`)
  expect(await view.findByRole('heading', { name: '周周续航' })).toBeTruthy()
  expect(view.backend.sent[0]?.body).toEqual({ id })
})

test.each([
  '../x?y=1',
  'a&b=1',
  'a#b',
  '%2e%2e',
  'a\u0000b',
  '',
  'a b',
  '<img>',
  '9'.repeat(1_000),
])('sends no request for the id %s', async (id) => {
  const view = open({}, `/activityInfo?${new URLSearchParams({ id })}`)
  expect(await view.findByText('没有找到这个活动')).toBeTruthy()
  expect(view.backend.sent).toEqual([])
})

test('shows the server’s message for a promotion that is over, and offers a retry after a failed request', async () => {
  const ended = open({ '/api/activitydeatil': () => refusal('活动不存在或已结束，请返回优惠页查看') })
  expect(await ended.findByText('没有找到这个活动')).toBeTruthy()
  ended.unmount()
  const view = open({ '/api/activitydeatil': () => new Response('', { status: 404 }) })
  const retryButton = await view.findByRole('button', { name: '请求失败，点击重新加载' })
  view.backend.routes['/api/activitydeatil'] = () => envelope(ACTIVITY)
  await view.user.click(retryButton)
  expect(await view.findByRole('heading', { name: '周周续航' })).toBeTruthy()
})

test('a promotion that is refused without a message is gone, and nothing blames the network', async () => {
  const view = open({ '/api/activitydeatil': () => refusal('') })
  expect(await view.findByText('没有找到这个活动')).toBeTruthy()
  expect(view.getByText('活动不存在或已结束，请返回优惠页查看')).toBeTruthy()
  expect(view.queryByRole('button', { name: '请求失败，点击重新加载' })).toBeNull()
})

test('a refusal for another reason does not make the promotion missing: a tap loads it again', async () => {
  const view = open({ '/api/activitydeatil': () => refusal('操作过于频繁，请稍后再试', 429) })
  expect(await view.findByText('操作过于频繁，请稍后再试')).toBeTruthy()
  expect(view.queryByText('没有找到这个活动')).toBeNull()
  view.backend.routes['/api/activitydeatil'] = () => envelope(ACTIVITY)
  await view.user.click(view.getByRole('button', { name: '请求失败，点击重新加载' }))
  expect(await view.findByRole('heading', { name: '周周续航' })).toBeTruthy()
})
