// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { find, openVenuePage, settle, text, type VenuePage } from '../../testing/test-venue-page.ts'
import { startVenue } from './start.ts'

let page: VenuePage

beforeEach(async () => {
  page = await openVenuePage('yzdz-001', '福运连连', '25')
})
afterEach(() => page.close())

const bets = () => page.requested.filter((path) => path.endsWith('bet')).length
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
  await page.pass(3_000)
  expect(text('.bet-came')).not.toBe('未结算')
  expect(text('.wallet-balance')).toBe(await page.balance())
})

test('an invalid stake is refused without a request, and the typed text stays', async () => {
  const textFor = async (value: string) => {
    type(value)
    find('.act').click()
    await settle()
    return text('.toast')
  }
  expect(await textFor('')).toBe('请输入投注金额')
  expect(await textFor('1e1')).toBe('「e」不是数字，只能写数字和小数点，例如 1280.50')
  expect(text('.stake-note')).toBe('「e」不是数字，只能写数字和小数点，例如 1280.50')
  expect(await textFor('0.99')).toBe('单注 1～1000 元')
  expect(await textFor('1000.01')).toBe('单注 1～1000 元')
  expect(await textFor('25.01')).toBe('场馆余额不足，请回大厅转入后再试')
  expect(find<HTMLInputElement>('.stake-input').value).toBe('25.01')
  expect(bets()).toBe(0)
  type('2,50')
  expect(text('.stake-note')).toBe('识别为 ¥ 2.50')
  find<HTMLButtonElement>('.chip:last-child').click()
  expect(find<HTMLInputElement>('.stake-input').value).toBe('25')
  expect(text('.stake-note')).toBe('')
})

test.each([
  ['paste', 'clipboardData'],
  ['drop', 'dataTransfer'],
])('a %s of several lines into the stake is refused, and told until something is typed', (way, data) => {
  const event = new Event(way, { cancelable: true })
  find('.stake-input').dispatchEvent(Object.assign(event, { [data]: { getData: () => '100\n200' } }))
  expect([event.defaultPrevented, text('.stake-note')]).toEqual([
    true,
    '粘贴的内容不止一行，请只粘贴一个数字',
  ])
  type('20')
  expect(text('.stake-note')).toBe('')
})

test('after a lost answer to a bet, the page shows the server’s state with the one placed bet', async () => {
  page.on.answer = (path, answer) => {
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
  page.on.answer = (path, answer) =>
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
  expect(text('.trouble p')).toBe('登录或游戏凭证已失效，请返回大厅重新进入')
  expect(text('.trouble-again')).toBe('返回大厅')
  expect(find<HTMLAnchorElement>('.bar-back').getAttribute('href')).toBe('/')
})

test('how to play stands above the game until the first bet, and can be put away', async () => {
  const brief = () => document.querySelector('.brief p')?.textContent
  expect(brief()).toBe('玩法五条线上，同一条线三个图案相同即中奖。')
  find('.brief-away').click()
  expect(brief()).toBeUndefined()
  await startVenue({ home: '/' })
  await settle()
  expect(brief()).toMatch(/^玩法/)
  find('.act').click()
  await settle()
  expect(brief()).toBeUndefined()
  await startVenue({ home: '/' })
  await settle()
  expect(brief()).toBeUndefined()
})

test('the record of a round has its reels, stake and payout, and stays scrolled while nothing changes', async () => {
  find('.act').click()
  await settle()
  await page.pass(3_000)
  expect(document.querySelectorAll('.bet .mini-reel')).toHaveLength(3)
  expect(document.querySelectorAll('.bet .mini-symbol')).toHaveLength(9)
  expect(text('.bet-money')).toMatch(/^投注 10 · 派彩 [\d.]+$/)
  const list = find('.bets')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(find('.bets')).toBe(list)
})
