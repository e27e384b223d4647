import type { Page } from '@playwright/test'
import { fen, plain } from '#contracts/money/money.ts'
import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { shown } from '../journeys/amounts.ts'
import { booksOf, lastBetOf } from '../journeys/books.ts'
import { CLOCK_STOPPED } from '../journeys/openings.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** A title of each kind; `settled`: longer than any of its bets takes. */
const GAMES = [
  { code: 'yzdz-001', title: '福运连连', kind: '九宫拉霸', bet: '开始旋转', settled: 3_000 },
  { code: 'yzdz-006', title: '月下灯谜', kind: '五轴十线', bet: '开始旋转', settled: 3_000 },
  { code: 'yzdz-003', title: '七曜转轮', kind: '千路消除', bet: '开始旋转', settled: 3_000 },
  { code: 'cpz-011', title: '渡口十一选五', kind: '11选5', bet: '确认投注', settled: 30_000 },
  { code: 'cpz-006', title: '潮汐快三', kind: '快三', bet: '确认投注', settled: 20_000 },
  { code: 'cpz-003', title: '云舟一分彩', kind: '时时彩', bet: '确认投注', settled: 60_000 },
  { code: 'tyg-001', title: '绿茵时刻', kind: '足球', bet: /^投注/, settled: 300_000 },
  { code: 'djg-001', title: '王城攻防联赛', kind: '电竞', bet: /^投注/, settled: 300_000 },
  { code: 'yzby-001', title: '深海寻宝', kind: '限时捕鱼', bet: /^开始捕鱼/, settled: 30_000 },
] as const

const platOf = (code: string): string => code.replace(/-.*/, '')

async function sitDown(page: Page, url: string, code: string): Promise<void> {
  await page.goto(`${url}#/gamePage?${new URLSearchParams({ name: platOf(code), type: '0', code })}`)
  await page.getByRole('button', { name: '开始游戏' }).click()
  await page.waitForURL(/[?&]ticket=/)
}

for (const { code, title, kind, bet, settled } of GAMES) {
  test(`${title} opens ${kind}, and a bet there settles as the books say`, async ({ app, page }) => {
    const { mock } = app
    const plat = platOf(code)
    await app.open({
      scenario: 'member-with-money',
      params: { venue: plat, inVenue: 500 },
      as: DEMO,
      ...CLOCK_STOPPED,
      path: '/mine',
    })
    await sitDown(page, app.url, code)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.bar-tag')).toHaveText(`演示游戏 · ${kind}`)
    if (plat === 'cpz') await page.getByRole('button', { name: '机选' }).click()
    // The keyboard does what a finger does.
    if (plat === 'tyg' || plat === 'djg')
      await page.locator('.odds:not([aria-disabled="true"])').first().press('Enter')
    await page.getByRole('button', { name: bet }).click()
    await expect(page.getByText('未结算')).toBeVisible()
    expect(await flawsInThemes(page, title)).toEqual([])
    if (plat === 'yzby') {
      await page.getByRole('button', { name: '射击小丑鱼' }).first().press('Enter')
      await expect(page.getByText('子弹 19')).toBeVisible()
    }
    await mock.clock({ byMs: settled })
    await expect(page.getByText('未结算')).toBeHidden()
    const { venues } = await booksOf(mock, DEMO.username)
    const last = await lastBetOf(mock, DEMO.username)
    // One bullet of twenty was fired; the others come back.
    const stake = plat === 'yzby' ? 50 : 1_000
    expect(last).toMatchObject({ gameCode: code, stake, status: BET_SETTLED })
    expect(venues[plat]).toBe(50_000 - last.stake + last.payout)
    await expect(page.getByRole('region', { name: '场馆余额' })).toContainText(shown(venues[plat] ?? 0))
  })
}

test('an open slip is cashed out for what its button says', async ({ app, page }) => {
  const { mock } = app
  await app.open({
    scenario: 'member-with-money',
    params: { venue: 'tyg', inVenue: 500 },
    as: DEMO,
    ...CLOCK_STOPPED,
    path: '/mine',
  })
  await sitDown(page, app.url, 'tyg-001')
  await page.locator('.odds:not([aria-disabled="true"])').first().click()
  await page.getByRole('button', { name: /^投注/ }).click()
  const cashOut = page.getByRole('button', { name: /^兑现 / })
  const offered = (await cashOut.innerText()).replace('兑现 ', '')
  await cashOut.click()
  await mock.clock({ byMs: 1 })
  await expect(page.getByText(`已兑现 ${offered}`).first()).toBeVisible()
  const last = await lastBetOf(mock, DEMO.username)
  expect([last.status, plain(fen(last.payout))]).toEqual([BET_SETTLED, offered])
  const { venues } = await booksOf(mock, DEMO.username)
  expect(venues.tyg).toBe(49_000 + last.payout)
})
