// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { openDeposit } from '../../rules/orders/deposit.ts'
import { DEMO } from '../../scenarios/personas.ts'
import { centralBalance, memberNamed } from '../../state/members.ts'
import type { Member, World } from '../../state/types.ts'
import { type TestMock, testMock } from '../../testing/test-mock.ts'
import { timeLeft } from './pay-view.ts'
import { startVenue } from './start.ts'

let mock: TestMock
let no: string
let requestedPaths: string[]

const demoMember = (world: World): Member => {
  const member = memberNamed(world, DEMO.username)
  if (!member) throw new Error('no member')
  return member
}
const settle = () => vi.waitFor(() => expect(document.querySelector('.pay-state, .trouble')).toBeTruthy())
/** The text with no-break spaces as plain spaces. */
const text = (selector: string) => document.querySelector(selector)?.textContent?.replaceAll('\u00a0', ' ')
const tap = (label: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === label && !one.hidden)?.click()
const central = () => mock.read((world) => centralBalance(world, demoMember(world).id))

beforeEach(async () => {
  mock = await testMock('member-with-money')
  no = await mock.change((world, now) => {
    const newDeposit = { method: 'pipay', payWay: '微信好友', amount: wholeYuan(200) } as const
    return openDeposit(world, demoMember(world), newDeposit, now).no
  })
  requestedPaths = []
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    requestedPaths.push(path)
    const answer = await mock.raw(path, JSON.parse(init.body))
    return new Response(answer === 'drop' ? '' : answer.body)
  })
  history.replaceState(null, '', `/?order=${no}`)
  await startVenue({ home: '/' })
  await settle()
})
afterEach(() => vi.unstubAllGlobals())

test('shows the order and the time left to pay it', () => {
  expect(text('.pay-amount')).toBe('¥ 200.00')
  expect(text('.pay-label')).toBe('微信好友')
  expect(text('.pay-no')).toContain(no)
  expect(text('.pay-left')).toBe('剩余支付时间 60:00')
  expect(text('.pay-state')).toBe('等待支付')
  expect(document.querySelector('.bar-back')?.getAttribute('href')).toBe('/#/recharge')
})

test('repeated taps report one payment, which is credited once', async () => {
  for (let n = 0; n < 5; n++) tap('模拟支付成功')
  await vi.waitFor(() => expect(text('.pay-state')).toBe('支付成功'))
  expect(requestedPaths).toEqual(['/_pay/order', '/_pay/settle'])
  expect(await central()).toBe(120_000)
})

test('a reported failure fails the order', async () => {
  tap('模拟支付失败')
  await vi.waitFor(() => expect(text('.pay-state')).toBe('支付失败'))
  expect(await central()).toBe(100_000)
})

test('the page shows the order as failed when its hour ends', async () => {
  await mock.control.clock({ byMs: 3_599_999 })
  await startVenue({ home: '/' })
  await settle()
  expect(text('.pay-state')).toBe('等待支付')
  await mock.control.clock({ byMs: 1 })
  await vi.waitFor(() => expect(text('.pay-state')).toBe('支付失败'))
  expect(requestedPaths).not.toContain('/_pay/settle')
})

test('an unknown order shows a message', async () => {
  history.replaceState(null, '', '/?order=D0')
  await startVenue({ home: '/' })
  await vi.waitFor(() => expect(text('.trouble')).toContain('支付订单不存在'))
})

test.each([
  [3_600_000, '60:00'],
  [59_001, '01:00'],
  [1, '00:01'],
  [0, '00:00'],
  [-5, '00:00'],
])('%i ms are shown as %s', (ms, shown) => expect(timeLeft(ms)).toBe(shown))
