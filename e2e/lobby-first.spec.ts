import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { closeWelcome } from './journeys/home.ts'
import { expect, test } from './support/test.ts'

const MEMBER = { scenario: 'member-with-money', as: DEMO }
const categories = (page: Page) => page.getByRole('tablist', { name: '游戏分类' })

/** The first tab and the first row of the lobby end above the tab bar, so a player sees them without scrolling. */
async function expectLobbyInSight(page: Page): Promise<void> {
  const foot = (await page.getByRole('navigation', { name: '主导航' }).boundingBox())?.y ?? 0
  const tiles = page.getByRole('tabpanel').getByRole('listitem')
  await expect(tiles.nth(2)).toBeVisible()
  for (const part of [categories(page).getByRole('tab').nth(1), ...[0, 1, 2].map((nth) => tiles.nth(nth))]) {
    const box = await part.boundingBox()
    expect(box && box.y + box.height).toBeLessThanOrEqual(foot)
  }
}

test('a member sees the categories and a row of games without scrolling, also below games of their own', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open(MEMBER)
  await closeWelcome(page)
  await expectLobbyInSight(page)
  await page.getByRole('button', { name: '收藏', exact: true }).first().click()
  await expect(page.getByRole('region', { name: '我的游戏' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectLobbyInSight(page)
})
