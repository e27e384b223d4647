// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { signIn } from '../../api/core/client/session-store.ts'
import { noteServerTime } from '../../api/core/server-time.ts'
import { broken, envelope, held, type Reply, refusal, stubBackend } from '../../api/test-support/backend.ts'
import { renderScreen, textOf, toastText } from '../../app/test-support/render-screen.tsx'
import { RedPacketScreen } from './RedPacketScreen.tsx'

// The dialog loads on first use, which takes a while.
beforeAll(async () => void (await import('../../ui/chakra/overlays/ConfirmDialog.tsx')))

const GRAB = '/api/douserredpacket'
const INFO = '/api/userredpacket'
const RULE = { start_time: '10:00', end_time: '12:00', flow_money: 38.88 }
const RULES = [
  { ...RULE, recharge: 100, day_flow: 1 },
  { ...RULE, recharge: 2000, day_flow: 3 },
  { ...RULE, recharge: 10_000, day_flow: 5 },
]

/**
 * Opens /hongbao with a server whose clock shows `time` and that has this many packets. `said` is the phase that it
 * sends.
 */
function open(
  time: string,
  { left = 3, taken = 0, said = '', rules = RULES } = {},
  routes: Record<string, Reply> = {},
) {
  signIn('token-1')
  const stand = { left, taken, nowMs: parseBeijing(`2026-05-02 ${time}`) ?? 0 }
  // The previous test left another time. A jump is accepted once two answers agree.
  for (const _ of [1, 2]) noteServerTime(new Headers({ date: new Date(stand.nowMs).toUTCString() }))
  const stamped = (response: Response) => {
    response.headers.set('date', new Date(stand.nowMs).toUTCString())
    return response
  }
  const info = () =>
    stamped(
      envelope({
        sendnums: stand.left,
        acquirednum: stand.taken,
        max_times: 8,
        rules,
        ...(said && { status: said }),
      }),
    )
  const backend = stubBackend({ [INFO]: info, ...routes })
  return { backend, stand, ...renderScreen(<RedPacketScreen />, '/hongbao') }
}
type View = ReturnType<typeof open>

const seal = (view: View) => view.getByRole('button', { name: '开红包' })
const agree = async (view: View) => view.user.click(await view.findByRole('button', { name: '确认领取' }))
const stat = (view: View, name: string) => view.getByText(name).nextElementSibling?.textContent
const loaded = (view: View) => view.findByRole('row', { name: /2,000/ })

test('shows packets left, claimed and maximum, the rules, and the time left by the server’s clock', async () => {
  const view = open('10:36:15', { left: 1, taken: 2 })
  await loaded(view)
  expect(['剩余次数', '已领取', '每日上限'].map((name) => stat(view, name))).toEqual(['1', '2', '8'])
  expect(view.getByRole('row', { name: '¥\u00a02,000 起（您） 10:00–12:00 3' })).toBeTruthy()
  expect(view.getByText('北京时间 10:00–12:00 开启')).toBeTruthy()
  expect(
    view.getByText('红包可能增加打码量，数额以取款页为准。打码量未完成前，全部余额暂不能取款'),
  ).toBeTruthy()
  expect(view.getByText('累计充值：昨日 12:00 至今日 10:00 的充值计入今日活动。')).toBeTruthy()
  await vi.waitFor(() => expect(view.getByRole('timer').textContent).toMatch(/^01:23:4\d$/))
})

test('the confirmation says how much wagering a packet adds, if the backend sends the multiple', async () => {
  const view = open(
    '10:30:00',
    {},
    { '/api/getBetAmount': () => envelope({ bet_amount: 0, flow_multiple: 1 }) },
  )
  const adds = '领取后增加打码量：红包金额的 1 倍'
  expect(await view.findByText(`${adds}。打码量未完成前，全部余额暂不能取款`)).toBeTruthy()
  await loaded(view)
  await view.user.click(seal(view))
  expect(await view.findByText(adds)).toBeTruthy()
  await view.user.click(view.getByRole('button', { name: '取消' }))
})

test.each([
  ['09:30:00', '活动还没开始，请静待活动开始。', /^距开始 (30:00|29:5\d)$/],
  ['12:00:00', '请静待下次活动。', /^距下次 (22:00:00|21:59:5\d)$/],
])('at %s shows the popup %s and sends nothing', async (time, text, left) => {
  const view = open(time)
  await loaded(view)
  await vi.waitFor(() => expect(view.getByRole('timer').parentElement?.textContent).toMatch(left))
  await view.user.click(seal(view))
  const popup = await view.findByRole('dialog', { name: '活动提示' })
  expect(popup.textContent).toContain(text)
  expect(view.backend.count(GRAB)).toBe(0)
})

const AT_OTHER_HOURS = RULES.map((rule) => ({ ...rule, start_time: '14:00:00', end_time: '16:00:00' }))

test('uses the hours of the rules, and does not mention the usual ones', async () => {
  const view = open('11:00:00', { rules: AT_OTHER_HOURS })
  await loaded(view)
  expect(view.getByText('北京时间 14:00–16:00 开启')).toBeTruthy()
  expect(view.getByText('活动时间：每日 14:00–16:00（北京时间）。')).toBeTruthy()
  await vi.waitFor(() => expect(view.getByRole('timer').textContent).toMatch(/^0(3:00:00|2:59:5\d)$/))
  expect(view.container.textContent).not.toMatch(/10:00|12:00/)
  await view.user.click(seal(view))
  expect((await view.findByRole('dialog')).textContent).toContain('活动还没开始，请静待活动开始。')
  expect(view.backend.count(GRAB)).toBe(0)
})

test.each([
  ['at other hours', AT_OTHER_HOURS, '15:00:00'],
  ['in words', RULES.map((rule) => ({ ...rule, start_time: '全天', end_time: '' })), '03:00:00'],
])('claims while it is open %s, and then says what the backend asks to wager', async (_, rules, time) => {
  const view = open(
    time,
    { rules },
    {
      [GRAB]: () => envelope({ redpacketmoney: 8.8 }),
      '/api/getBetAmount': () => envelope({ bet_amount: '26.40' }),
    },
  )
  await loaded(view)
  await view.user.click(seal(view))
  await agree(view)
  const popup = await view.findByRole('dialog', { name: '抢到红包' })
  await vi.waitFor(() =>
    expect(textOf(popup)).toContain('打码量还差 ¥ 26.40。打码量未完成前，全部余额暂不能取款'),
  )
  expect(popup.textContent).not.toMatch(/已存入|1 倍/)
})

test('prefers the server’s phase to our own hours, and shows no countdown for it', async () => {
  const view = open('10:30:00', { said: 'END' })
  await loaded(view)
  await view.findByText('今日已结束')
  expect(view.queryByRole('timer')).toBeNull()
  await view.user.click(seal(view))
  expect((await view.findByRole('dialog')).textContent).toContain('请静待下次活动。')
})

test('with none left it says so, sends no claim and refetches the numbers', async () => {
  const view = open('10:30:00', { left: 0 })
  await loaded(view)
  view.stand.left = 3
  await view.user.click(seal(view))
  expect(toastText()).toBe('您暂未达到领取条件，快去完成吧！')
  expect(view.backend.count(GRAB)).toBe(0)
  // A deposit was approved meanwhile.
  await view.findByText('您有 3 个红包，点击「開」开红包')
})

test('shows no error for a tap before the numbers have loaded', async () => {
  const answer = held()
  const view = open('09:30:00', {}, { [INFO]: answer.reply })
  expect(seal(view).getAttribute('aria-disabled')).toBe('true')
  await view.user.click(seal(view))
  expect(toastText()).toBe('')
  answer.answer(envelope({ sendnums: 3, acquirednum: 0, max_times: 8, rules: RULES }))
  await loaded(view)
  expect(seal(view).getAttribute('aria-disabled')).toBeNull()
})

test('claims one packet for five taps in one task, shows the amount and updates the numbers', async () => {
  const answer = held()
  const view = open('10:30:00', {}, { [GRAB]: answer.reply })
  await loaded(view)
  await view.findByText('您有 3 个红包，点击「開」开红包')
  const button = seal(view)
  for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button)
  await agree(view)
  await view.findByRole('button', { name: '正在开红包' })
  Object.assign(view.stand, { left: 2, taken: 1 })
  answer.answer(envelope({ redpacketmoney: '1288.80' }))
  const popup = await view.findByRole('dialog', { name: '抢到红包' })
  expect(textOf(popup)).toContain('¥ 1,288.80')
  await vi.waitFor(() => expect([stat(view, '剩余次数'), stat(view, '已领取')]).toEqual(['2', '1']))
  expect(view.backend.count(GRAB)).toBe(1)
})

test('asks before it claims, and names no amount that the backend does not send', async () => {
  const view = open('10:30:00', {}, { '/api/getBetAmount': () => envelope({ bet_amount: '250.50' }) })
  await loaded(view)
  await view.user.click(seal(view))
  const question = await view.findByRole('alertdialog', { name: '领取红包' })
  await vi.waitFor(() => expect(textOf(question)).toContain('目前打码量还差 ¥ 250.50'))
  expect(textOf(question)).toContain('红包可能增加打码量，数额以取款页为准打码量未完成前，全部余额暂不能取款')
  await view.user.click(view.getByRole('button', { name: '取消' }))
  expect(view.backend.count(GRAB)).toBe(0)
})

test('shows the server’s message of a refusal and a link to the deposit', async () => {
  const view = open('10:30:00', {}, { [GRAB]: () => refusal('红包已被抢完，请明日再来') })
  await loaded(view)
  await view.user.click(seal(view))
  await agree(view)
  const popup = await view.findByRole('dialog', { name: '领取结果' })
  expect(popup.textContent).toContain('红包已被抢完，请明日再来')
  await view.user.click(view.getByRole('link', { name: '去充值' }))
  expect(view.address()).toBe('/recharge')
})

test('shows no result after a lost answer, and refetches the numbers before it enables the seal', async () => {
  const view = open('10:30:00', {}, { [GRAB]: broken })
  await loaded(view)
  Object.assign(view.stand, { left: 2, taken: 1 })
  await view.user.click(seal(view))
  await agree(view)
  await vi.waitFor(() => expect(toastText()).toBe('服务器异常，请稍后再试'))
  expect(view.queryByRole('dialog')).toBeNull()
  await vi.waitFor(() => expect(stat(view, '已领取')).toBe('1'))
  expect(view.backend.count(GRAB)).toBe(1)
})

test('opens the packets at 10:00 by the clock, and refetches the numbers', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const view = open('09:59:58', { said: 'READY' })
  await vi.waitFor(() => expect(view.queryByText('已为您备好 3 个红包，请静待活动开始')).toBeTruthy())
  const before = view.backend.count(INFO)
  view.stand.nowMs += 3_000
  act(() => void vi.advanceTimersByTime(3_000))
  expect(view.getByText('您有 3 个红包，点击「開」开红包')).toBeTruthy()
  expect(view.backend.count(INFO)).toBe(before + 1)
})

test('shows that the numbers failed to load, and refetches them on a tap', async () => {
  const view = open('10:30:00')
  const { routes } = view.backend
  const good = routes[INFO] as Reply
  routes[INFO] = () => refusal('系统繁忙')
  view.unmount()
  const reopened = { ...view, ...renderScreen(<RedPacketScreen />, '/hongbao') }
  await reopened.findByRole('button', { name: '请求失败，点击重新加载' })
  expect(stat(reopened, '剩余次数')).toBe('--')
  routes[INFO] = good
  await reopened.user.click(seal(reopened))
  expect(toastText()).toBe('服务器异常，请稍后再试')
  await loaded(reopened)
})
