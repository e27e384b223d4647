import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { shown } from '../journeys/amounts.ts'
import { booksOf, lastBetOf } from '../journeys/books.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** A title of each kind of table game. `area`: what is bet on, where there is a choice; `move`: a decision to make. */
const TABLES = [
  { code: 'zrt-001', title: '玉堂百家', kind: '百家乐', area: /^庄(?!对)/, bet: /^下注/ },
  { code: 'zrt-002', title: '云上轮盘', kind: '欧式轮盘', area: /^红/, bet: /^下注/ },
  { code: 'zrt-008', title: '竹影龙虎', kind: '龙虎', area: /^龙/, bet: /^下注/ },
  { code: 'zrt-013', title: '夜航二十一点', kind: '二十一点', move: '停牌', bet: '发牌' },
  { code: 'zrt-016', title: '牛牛会客厅', kind: '牛牛', bet: '发牌' },
  { code: 'qpg-001', title: '清风麻将', kind: '二人麻将', move: /^打/, bet: '发牌' },
] as const

for (const table of TABLES) {
  const { code, title, kind, bet } = table
  const [venue = ''] = code.split('-')
  test(`${title} opens ${kind}, and a bet there settles as the books say`, async ({ app, page }) => {
    const { mock } = app
    await app.open({
      scenario: 'member-with-money',
      params: { venue, inVenue: 500 },
      as: DEMO,
      path: `/gamePage?${new URLSearchParams({ name: venue, type: '0', code })}`,
      before: (mock) => mock.clock({ stop: true }),
    })
    await page.getByRole('button', { name: '开始游戏' }).click()
    await page.waitForURL(/[?&]ticket=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.locator('.bar-tag')).toHaveText(`演示游戏 · ${kind}`)
    await mock.nextRound({ username: DEMO.username, outcome: 'win' })
    if ('area' in table) await page.getByRole('button', { name: table.area }).click()
    await page.getByRole('button', { name: bet }).click()
    await expect(page.getByText('未结算')).toBeVisible()
    expect(await flawsInThemes(page, title)).toEqual([])
    // A hand that has won already has nothing to decide.
    const move = page
      .getByRole('group', { name: '本局操作' })
      .getByRole('button', { name: 'move' in table ? table.move : '没有' })
      .first()
    if (await move.isVisible()) await move.click()
    // Longer than any decision may take.
    await mock.clock({ byMs: 31_000 })
    await expect(page.getByText('未结算')).toBeHidden()
    const { venues } = await booksOf(mock, DEMO.username)
    const settled = await lastBetOf(mock, DEMO.username)
    expect(settled).toMatchObject({ gameCode: code, status: BET_SETTLED })
    expect(settled.payout).toBeGreaterThan(settled.stake)
    await expect(page.getByRole('region', { name: '场馆余额' })).toContainText(shown(venues[venue] ?? 0))
    await expect(page.getByRole('list', { name: '最近注单' }).getByRole('listitem').first()).toContainText(
      '+',
    )
  })
}
