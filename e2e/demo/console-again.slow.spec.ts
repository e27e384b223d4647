import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { goTo, loadAnew, reload } from '../journeys/entry.ts'
import { consoleOf, openPart } from '../support/console.ts'
import { showConsoleHandle } from '../support/servers/console-handle.ts'
import { expect, test } from '../support/test.ts'

const scenarios = (page: Page) => consoleOf(page).getByRole('region', { name: '场景', exact: true })

/** From the closed console to the state on the screen: its key, four characters, two times Enter. */
async function showByKeys(page: Page, search: string): Promise<void> {
  await page.keyboard.press('Alt+Shift+KeyD')
  await openPart(consoleOf(page), '场景', 'Enter')
  await consoleOf(page).getByLabel('搜索').fill(search)
  await page.keyboard.press('Enter')
  await expect(consoleOf(page).getByRole('button', { name: '开始场景' })).toBeFocused()
  await loadAnew(page, () => page.keyboard.press('Enter'))
}

const withdrawals = (page: Page) => page.getByRole('list', { name: '取款记录' })

for (const [search, seen] of [
  ['取款被拒', '审核拒绝'],
  ['USDT订单过期', 'USDT-TRC20'],
  ['红包剩3个', '您有 3 个红包'],
  ['VIP5', '距 VIP 6'],
] as const)
  test(`${search} is shown by the keyboard, where it shows best, and a phone sees the app at once`, async ({
    app,
    page,
  }) => {
    await app.open({ scenario: 'fresh-member' })
    await showByKeys(page, search)
    await expect(consoleOf(page)).toBeHidden()
    await expect(page.getByText(seen).first()).toBeVisible()
  })

test('the console stays beside a laptop’s phone frame through a scenario, on its panel, until it is closed', {
  tag: '@desktop',
}, async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member' })
  await page.keyboard.press('Alt+Shift+KeyD')
  await openPart(consoleOf(page), '场景')
  await consoleOf(page).getByLabel('搜索').fill('取款被拒')
  const found = consoleOf(page).getByRole('button', { name: /^立即开始/ })
  await expect(found).toHaveCount(1)
  await loadAnew(page, () => found.click())
  await expect(withdrawals(page).getByText('审核拒绝')).toBeVisible()
  await expect(scenarios(page)).toBeVisible()
  await loadAnew(page, () => consoleOf(page).getByRole('button', { name: '刷新页面' }).click())
  await expect(withdrawals(page).getByText('审核拒绝')).toBeVisible()
  await expect(scenarios(page)).toBeVisible()
  // The frame of 430 px stands in the middle. It is whole beside the console, or covered whole.
  for (const [width, left] of [
    [1280, 855],
    [1024, 727],
    [900, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 768 })
    const box = await consoleOf(page).boundingBox()
    if (left === 0) expect(box?.x, String(width)).toBe(0)
    else expect(box?.x, String(width)).toBeGreaterThanOrEqual(left)
  }
  await page.setViewportSize({ width: 1280, height: 768 })
  await consoleOf(page).getByRole('button', { name: '关闭', exact: true }).click()
  await reload(page)
  await expect(withdrawals(page).getByText('审核拒绝')).toBeVisible()
  await expect(consoleOf(page)).toBeHidden()
})

test('who types into the console types on when a dialog of the app opens', { tag: '@wide' }, async ({
  app,
  page,
}) => {
  // Home greets. Until it is shown, nothing opens.
  await app.open({ scenario: 'fresh-member', path: '/activity' })
  await page.keyboard.press('Alt+Shift+KeyD')
  await openPart(consoleOf(page), '场景')
  const search = consoleOf(page).getByLabel('搜索')
  await search.fill('取款')
  await expect(page.locator('dialog[open]')).toHaveCount(0)
  await goTo(page, '/')
  await expect(page.locator('dialog[open]')).toBeAttached()
  await page.keyboard.insertText('被拒')
  await expect(search).toHaveValue('取款被拒')
})

test('a hidden handle says how to come back, and is shown again from the console', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/mine' })
  await page.evaluate(() => sessionStorage.clear())
  await page.addInitScript(showConsoleHandle)
  await reload(page)
  const handle = page.getByRole('button', { name: '打开演示控制台' })
  await handle.click()
  await consoleOf(page).getByRole('button', { name: '隐藏入口' }).click()
  await expect(consoleOf(page).getByRole('status')).toContainText('按 Alt+Shift+D，或长按首页的标志')
  await page.keyboard.press('Escape')
  await expect(handle).toBeHidden()
  await page.keyboard.press('Alt+Shift+KeyD')
  await consoleOf(page).getByRole('button', { name: '显示入口' }).click()
  await page.keyboard.press('Escape')
  await expect(handle).toBeFocused()
})

test('a fault is set for a call by what it does', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/mine' })
  await page.keyboard.press('Alt+Shift+KeyD')
  await openPart(consoleOf(page), '网络')
  await consoleOf(page).getByLabel('故障', { exact: true }).selectOption('拒绝（附提示）')
  await consoleOf(page).getByLabel('接口').selectOption('中心钱包余额 /api/balance')
  await consoleOf(page).getByRole('button', { name: '添加', exact: true }).click()
  const fault = '/api/balance · 拒绝 · 202 系统繁忙，请稍后再试 · 一直'
  await expect(consoleOf(page).getByText(fault)).toBeVisible()
  await consoleOf(page)
    .getByRole('button', { name: `移除：${fault}` })
    .click()
  await expect(consoleOf(page).getByText('没有故障，网络正常')).toBeVisible()
})
