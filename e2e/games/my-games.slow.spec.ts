import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath, loadAnew, logOut, reload } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { expect, firstScreen, test } from '../support/test.ts'

test('favourites and recent games are shown on home, and are cleared at logout', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  const mine = page.getByRole('region', { name: '我的游戏' })
  await expect(mine).toHaveCount(0)
  const tile = page.getByRole('tabpanel').getByRole('listitem').first()
  const name = (await tile.locator('.tile-name').textContent()) ?? ''
  await tile.getByRole('button', { name: '收藏' }).click()
  await expect(tile.getByRole('button', { name: '收藏' })).toHaveAttribute('aria-pressed', 'true')
  await reload(page)
  await expect(mine.getByRole('list', { name: '我的收藏' })).toContainText(name)
  await mine.getByRole('button', { name }).click()
  await page.waitForURL(/[?&]ticket=/)
  await loadAnew(page, () => page.getByRole('link', { name: '返回大厅' }).click())
  await expect(mine.getByRole('list', { name: '最近玩过' })).toContainText(name)
  await page.goto(`${app.url}#/mine`)
  await logOut(page)
  await expectPath(page, '/login')
  await page.goto(`${app.url}#/`)
  await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
  await expect(mine).toHaveCount(0)
})

test('a venue without a listed game is marked at its wallet and on its tab', async ({ app, page }) => {
  await app.open({
    scenario: 'venue-under-maintenance',
    params: { venue: 'pp' },
    as: DEMO,
    path: '/transfer',
  })
  await page.getByRole('button', { name: /展开全部/ }).click()
  const row = (venue: string) =>
    page.getByRole('region', { name: '我的钱包' }).getByRole('listitem').filter({ hasText: venue })
  await expect(row('砚溪电子')).toContainText('暂未开放')
  await expect(row('云舟电子')).not.toContainText('暂未开放')
  await page.goto(`${app.url}#/concise?type=pp`)
  await firstScreen(page)
  await expect(page.getByText('砚溪电子暂未开放，看看别家')).toBeVisible()
})

test('the mark of a venue that is not open does not cover the amount in the narrow tiles of a withdrawal', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'venue-under-maintenance', as: DEMO, path: '/withdrawal' })
  const tile = page.getByRole('region', { name: '我的钱包' }).getByRole('listitem').nth(1)
  const mark = await tile.getByText('暂未开放').boundingBox()
  const amount = await tile.getByText('200.00').boundingBox()
  expect((mark?.y ?? 0) + (mark?.height ?? 0)).toBeLessThanOrEqual((amount?.y ?? 0) + 1)
  expect(mark?.y).toBeGreaterThan(0)
})
