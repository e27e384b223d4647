// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openTicket } from '../../../rules/bets-ticket.ts'
import { buildScenario } from '../../../scenarios/catalogue.ts'
import { DEMO, tokenOf } from '../../../scenarios/personas.ts'
import { type MockBackend, openMockBackend } from '../../../server/mock-backend.ts'
import { turnClock } from '../../../state/clock.ts'
import { queueLock } from '../../../state/lock.ts'
import { memberNamed } from '../../../state/members.ts'
import { memoryStore } from '../../../state/snapshot.ts'
import { venueRoutes } from '../../venue-api.ts'
import { startVenue } from './start.ts'

const NOON = Date.UTC(2026, 10, 20, 4)
const real = () => NOON

let mock: MockBackend
let requestedPaths: string[]
/** Intercepts the mock backend's answers, so that a test can lose or delay one. */
let onAnswer: (path: string, answer: () => Response) => Response | Promise<Response>

beforeEach(async () => {
  mock = await openMockBackend({
    routes: venueRoutes,
    store: memoryStore(),
    lock: queueLock(),
    real,
    build: () =>
      buildScenario('member-with-money', { inVenue: '25' }, { seed: 3, now: NOON, clock: { stopped: true } }),
    seed: 3,
  })
  const ticket = await mock.change((world, now) => {
    const member = memberNamed(world, DEMO.username)
    if (!member) throw new Error('no member')
    const token = tokenOf(DEMO.username)
    return openTicket(
      world,
      { member, token, plat: 'yzdz', gameCode: 'yzdz-001', gameName: '福运连连', category: 'concise' },
      now,
    )
  })
  requestedPaths = []
  onAnswer = (_path, answer) => answer()
  vi.stubGlobal('fetch', async (path: string, init: { body: string }) => {
    requestedPaths.push(path)
    const answer = await mock.handle({
      method: 'POST',
      path,
      query: {},
      headers: {},
      body: { kind: 'text', text: init.body },
    })
    return onAnswer(path, () => new Response(answer === 'drop' ? '' : answer.body))
  })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  history.replaceState(null, '', `/?ticket=${ticket}`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await startVenue({ home: '/' })
  await settle()
})

afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  mock.close()
})

/** Finishes all pending work that needs no time to pass. */
const settle = () => vi.advanceTimersByTimeAsync(0)
const find = <T extends HTMLElement = HTMLElement>(selector: string): T => {
  const node = document.querySelector<T>(selector)
  if (!node) throw new Error(`no ${selector}`)
  return node
}
/** The text with no-break spaces as plain spaces. */
const text = (selector: string) => find(selector).textContent?.replaceAll('\u00a0', ' ')
const bets = () => requestedPaths.filter((path) => path.endsWith('bet')).length
const type = (value: string) => {
  const input = find<HTMLInputElement>('.stake-input')
  input.value = value
  input.dispatchEvent(new Event('input'))
}

test('a double tap sends one bet; it settles by the clock and the balance follows', async () => {
  expect(text('.wallet-balance')).toBe('¥ 25.00')
  expect(document.title).toContain('演示游戏')
  find('.act').click()
  find('.act').click()
  await settle()
  find('.act').click()
  await settle()
  expect(bets()).toBe(1)
  expect(text('.wallet-balance')).toBe('¥ 15.00')
  expect(text('.bet-came')).toBe('未结算')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(text('.bet-came')).toBe('未结算')
  await mock.change((world) => turnClock(world, real, { byMs: 3_000 }))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(text('.bet-came')).not.toBe('未结算')
  const after = await mock.read(
    (world) => Object.entries(world.accounts).find(([name]) => name.endsWith('venue:yzdz'))?.[1],
  )
  expect(text('.wallet-balance')).toBe(`¥ ${String(after).replace(/(..)$/, '.$1')}`)
})

test('an invalid stake is refused without a request, and the typed text stays', async () => {
  const textFor = async (value: string) => {
    type(value)
    find('.act').click()
    await settle()
    return text('.toast')
  }
  expect(await textFor('')).toBe('请输入投注金额，最多两位小数')
  expect(await textFor('1e1')).toBe('请输入投注金额，最多两位小数')
  expect(await textFor('0.99')).toBe('单注 1～1000 元')
  expect(await textFor('1000.01')).toBe('单注 1～1000 元')
  expect(await textFor('25.01')).toBe('场馆余额不足，请回大厅转入后再试')
  expect(find<HTMLInputElement>('.stake-input').value).toBe('25.01')
  expect(bets()).toBe(0)
  find<HTMLButtonElement>('.chip:last-child').click()
  expect(find<HTMLInputElement>('.stake-input').value).toBe('25')
})

test('after a lost answer to a bet, the page shows the server’s state with the one placed bet', async () => {
  onAnswer = (path, answer) => {
    if (path.endsWith('bet')) throw new TypeError('Failed to fetch')
    return answer()
  }
  find('.act').click()
  await settle()
  expect(text('.toast')).toBe('网络异常，请稍后再试')
  expect(text('.wallet-balance')).toBe('¥ 15.00')
  expect(text('.bet-came')).toBe('未结算')
  expect(find('.act').getAttribute('aria-disabled')).toBe('true')
})

test('an answer to a request from before a bet does not replace the newer state', async () => {
  const held: (() => void)[] = []
  onAnswer = (path, answer) =>
    path.endsWith('state') ? new Promise((resolve) => held.push(() => resolve(answer()))) : answer()
  await vi.advanceTimersByTimeAsync(4_100)
  expect(held).toHaveLength(1)
  find('.act').click()
  await settle()
  expect(text('.wallet-balance')).toBe('¥ 15.00')
  held[0]?.()
  await settle()
  expect(text('.wallet-balance')).toBe('¥ 15.00')
})

test('an invalid ticket shows a message and a link back', async () => {
  history.replaceState(null, '', '/?ticket=nothing')
  await startVenue({ home: '/' })
  expect(text('.trouble')).toBe('登录或游戏凭证已失效，请返回大厅重新进入')
  expect(find<HTMLAnchorElement>('.bar-back').getAttribute('href')).toBe('/')
})
