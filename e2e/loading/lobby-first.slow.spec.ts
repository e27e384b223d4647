import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { allTilesDrawn, closeWelcome } from '../journeys/home.ts'
import { expect, test } from '../support/test.ts'

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
  await page
    .getByRole('button', { name: /^收藏 / })
    .first()
    .click()
  await expect(page.getByRole('region', { name: '我的游戏' })).toBeVisible()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectLobbyInSight(page)
})

test('the lobby is narrowed to one venue and ordered, and another category begins afresh', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open(MEMBER)
  await closeWelcome(page)
  await categories(page).getByRole('tab', { name: '电子' }).click()
  const venue = page.getByRole('combobox', { name: '场馆' })
  const names = () => page.locator('.lobby-panel .tile-name').allTextContents()
  await expect(venue).toBeVisible()
  await allTilesDrawn(page)
  const before = await names()
  // Until the member's wallets have come, it names venues by other lists.
  await expect(venue).toContainText('云舟电子')
  const options = await venue.getByRole('option').allTextContents()
  expect(options[0]).toBe('全部场馆')
  expect(options.length).toBeGreaterThan(2)
  await venue.selectOption(options[1] ?? '')
  await expect.poll(async () => (await names()).length).toBeLessThan(before.length)
  const some = await names()
  expect(before.filter((name) => some.includes(name))).toEqual(some)
  await page.getByRole('combobox', { name: '排序' }).selectOption('按名称')
  await expect.poll(names).toEqual(some.toSorted(new Intl.Collator('zh-CN').compare))
  await categories(page).getByRole('tab', { name: '真人' }).click()
  await categories(page).getByRole('tab', { name: '电子' }).click()
  await expect.poll(names).toEqual(before)
})

test('the selects of the lobby are as high as a finger, take its taps, and are no small text that iOS zooms in on', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open(MEMBER)
  await closeWelcome(page)
  await categories(page).getByRole('tab', { name: '电子' }).click()
  for (const name of ['场馆', '排序']) {
    const select = page.getByRole('combobox', { name })
    await select.scrollIntoViewIfNeeded()
    const { height, width, text, hits } = await select.evaluate((one) => {
      const box = one.getBoundingClientRect()
      const middle = box.left + box.width / 2
      return {
        height: box.height,
        width: box.width,
        text: Number.parseFloat(getComputedStyle(one).fontSize),
        hits: [box.top + 1, box.top + box.height / 2, box.bottom - 1].map(
          (y) => document.elementFromPoint(middle, y) === one,
        ),
      }
    })
    expect(Math.min(height, width), name).toBeGreaterThanOrEqual(44)
    expect(text, name).toBeGreaterThanOrEqual(16)
    expect(hits, name).toEqual([true, true, true])
  }
})
