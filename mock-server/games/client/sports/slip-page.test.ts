// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { plain } from '#contracts/money/money.ts'
import { voidBet } from '../../../rules/bets/bet.ts'
import { LEAST_ODDS } from '../../../rules/bonus/turnover-weights.ts'
import { DEMO } from '../../../scenarios/personas.ts'
import { memberNamed } from '../../../state/members.ts'
import { find, openVenuePage, settle, text, type VenuePage } from '../../../testing/test-venue-page.ts'
import type { VenueState } from '../../wire.ts'
import { startVenue } from '../start.ts'

/** The bet slip when its matches move on, and when bets end otherwise than by a result. */

let page: VenuePage
afterEach(() => page.close())

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
const offer = (match: number): HTMLElement => {
  const node = all('.match')[match]?.querySelector<HTMLElement>('.odds:not([aria-disabled="true"])')
  if (!node) throw new Error('nothing is offered')
  return node
}
const tap = async (node: HTMLElement) => {
  node.click()
  await settle()
}
const bets = () => page.requested.filter((path) => path.endsWith('bet')).length
/** Changes the table that the page gets. */
function tell(change: (state: VenueState<'slip'>) => void) {
  page.on.answer = async (_path, answer) => {
    const body = await answer().json()
    change(body.data)
    return new Response(JSON.stringify(body))
  }
}

test.each([
  ['is suspended', '该投注项暂停受注，已移出注单'],
  ['is over', '比赛已结束，投注项已移出注单'],
  ['has a new line', '盘口已变化，请重新选择'],
])('an accumulator of which a leg %s is not sent as a single before the player has seen that', async (how, said) => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  await tap(offer(1))
  await tap(offer(2))
  expect(text('.slip-sum')).toMatch(/^2 串 1/)
  const told: (string | undefined)[] = []
  new MutationObserver(() => told.push(text('.toast'))).observe(find('.toast'), { childList: true })
  tell(({ table }) => {
    const match = table.matches[1]
    if (!match) throw new Error('no match')
    if (how === 'is over') match.number += 1
    for (const market of match.markets) {
      if (how === 'has a new line') market.line = 99
      if (how === 'is suspended') for (const outcome of market.outcomes) outcome.odds = 0
    }
  })
  await page.pass(0)
  expect(told).toContain(said)
  expect(text('.slip-sum')).toMatch(/^单关/)
  expect(text('.act')).toBe('注单有变化，请核对')
  await tap(find('.act'))
  expect(bets()).toBe(0)
  expect(text('.toast')).toBe('请核对变化后的注单，再次点击即投注')
  expect(text('.act')).toMatch(/^投注 · 可返/)
  await tap(find('.act'))
  expect(bets()).toBe(1)
})

test('a bet that is taken at lower odds than those on the slip says at which', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  await tap(offer(1))
  tell(({ open }) => {
    for (const leg of open[0]?.pick.legs ?? []) Object.assign(leg, { odds: 123 })
  })
  await tap(find('.act'))
  expect(text('.toast')).toBe('注单已受理，成交赔率 1.23')
})

test('what is cashed out is called neither a win nor a stake that came back', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  await tap(offer(2))
  await tap(find('.act'))
  const offered = text('.cash-out')?.replace('兑现 ', '')
  await tap(find('.cash-out'))
  await page.pass(1)
  expect(text('.wallet-return')).toBe(`兑现 ${offered}`)
})

test('a bet that is declared invalid says so, and nothing of a result', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  await tap(offer(2))
  await tap(find('.act'))
  expect(text('.bet-came')).toBe('未结算')
  await page.mock.change((world, now) => voidBet(world, memberNamed(world, DEMO.username)?.id ?? '', 0, now))
  await page.pass(1)
  expect(text('.bet-came')).toBe('无效，本金已退回')
  expect(text('.wallet-return')).toBe('退回 10.00')
  expect(text('.slip-last')).toMatch(/：无效，本金已退回$/)
  expect(text('.wallet-balance')).toBe('¥ 100.00')
})

test('the rules say what of a slip counts as turnover', async () => {
  page = await openVenuePage('djg-001', '王城攻防联赛', '100')
  HTMLDialogElement.prototype.showModal ??= () => undefined
  await tap(find('.bar-rules'))
  expect(text('.sheet-body')).toContain(`打码量：总赔率低于 ${plain(LEAST_ODDS)} 或已兑现的注单不计。`)
})

test('香港盘 shows odds without the stake, for slip, return and record, until the tab is closed', async () => {
  page = await openVenuePage('tyg-001', '绿茵时刻', '100')
  const odds = () => Number(offer(1).querySelector('strong')?.textContent)
  const european = odds()
  await tap(offer(1))
  expect(text('.slip-sum')).toMatch(new RegExp(`^单关 · 赔率 ${european.toFixed(2)} · 可返 `))
  const way = (name: string) => all('.odds-way').find(({ textContent }) => textContent === name)
  way('香港盘')?.click()
  expect(Math.round(odds() * 100)).toBe(Math.round(european * 100) - 100)
  const shown = (european - 1).toFixed(2)
  const gain = (10 * european - 10).toFixed(2)
  expect(text('.slip-sum')).toBe(`单关 · 赔率 ${shown} · 可赢 ¥ ${gain}`)
  expect(text('.act')).toBe(`投注 · 可赢 ${gain}`)
  await tap(find('.act'))
  expect(text('.bet-picked')).toMatch(new RegExp(`@${shown}（香港盘）$`))
  // A record says what was chosen when it was placed.
  way('欧洲盘')?.click()
  expect(text('.bet-picked')).toMatch(/（香港盘）$/)
  way('香港盘')?.click()
  await startVenue({ home: '/' })
  await settle()
  expect(way('香港盘')?.getAttribute('aria-pressed')).toBe('true')
  way('欧洲盘')?.click()
})
