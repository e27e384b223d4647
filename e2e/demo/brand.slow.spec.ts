import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { loadAnew } from '../journeys/entry.ts'
import { flaws } from '../support/axe.ts'
import { openPart } from '../support/console.ts'
import { expect, firstScreen, test } from '../support/test.ts'

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#0b57b0"/></svg>`
const panel = (page: Page) => page.getByRole('complementary', { name: '演示控制台' })
const openPanel = async (page: Page) => {
  await page.keyboard.press('Alt+Shift+KeyD')
  await openPart(panel(page), '品牌')
}

test('the console gives the demo a client’s brand, refuses colours that are hard to read, and takes it back', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/recharge' })
  await expect(page.getByText('单笔 100 - 100,000 元')).toBeVisible()
  await openPanel(page)
  await panel(page).getByLabel('品牌名').fill('蓝港')
  await panel(page).getByLabel('货币', { exact: true }).selectOption('USDT')
  await panel(page)
    .getByLabel(/^标志/)
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(LOGO) })
  await expect(panel(page).getByAltText('现在的标志')).toBeVisible()
  const darkMain = panel(page).getByLabel('主色（深色主题）', { exact: true })
  await panel(page).getByRole('button', { name: '从标志取色' }).click()
  await expect(panel(page).getByLabel('主色（浅色主题）', { exact: true })).toHaveValue('#0b57b0')
  await darkMain.fill('#0b57b0')
  const refusal = panel(page).getByText(/^主色（深色）#0b57b0 .+至少要 4\.5；可改成 #/)
  await expect(refusal).toBeVisible()
  expect(await flaws(page, '[data-demo-console]')).toEqual([])
  await refusal.getByRole('button', { name: /^用 #/ }).click()
  await expect(refusal).toBeHidden()
  await darkMain.fill('#6db3ff')
  // The page beside the console shows the colours before they are kept.
  await expect(page.locator('html')).toHaveCSS('--jade', /^#(6db3ff|0b57b0)$/)
  await loadAnew(page, () => panel(page).getByRole('button', { name: '应用并刷新' }).click())

  await expect(page.getByText('单笔 20 - 10,000 USDT')).toBeVisible()
  await expect(page.getByText('₮ 1,000.00').first()).toBeVisible()
  await page.goto(`${app.url}#/`)
  await firstScreen(page)
  const home = page.getByRole('link', { name: '蓝港，首页', includeHidden: true })
  await expect(home.locator('svg[data-demo-logo]')).toBeVisible()
  expect((await app.mock.read()).site.settings.title).toBe('蓝港')
  // The page of the demo games has it, too.
  await page.goto(`${app.url}venue.html`)
  await expect(page.locator('html')).toHaveCSS('--jade', /^#(6db3ff|0b57b0)$/)

  await page.goto(`${app.url}#/recharge`)
  await firstScreen(page)
  await expect(page.getByText('单笔 20 - 10,000 USDT')).toBeVisible()
  await openPanel(page)
  await loadAnew(page, () => panel(page).getByRole('button', { name: '恢复默认' }).click())
  await expect(page.getByText('单笔 100 - 100,000 元')).toBeVisible()
  expect((await app.mock.read()).site.settings.title).toBe('云舟')
})
