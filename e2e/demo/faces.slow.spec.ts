import { DEMO } from '#mock/scenarios/personas.ts'
import { flaws } from '../support/axe.ts'
import { consoleOf, openPart } from '../support/console.ts'
import { showConsoleHandle } from '../support/servers/console-handle.ts'
import { expect, test } from '../support/test.ts'

for (const width of [1440, 1010])
  test(`${width} px: the player’s phone stands at the right of the back office with all that is fixed to it, and money moves between them`, {
    tag: '@desktop',
  }, async ({ app, page }) => {
    await page.setViewportSize({ width, height: 900 })
    await app.open({
      scenario: 'deposit-order',
      params: { way: 'bank', amount: 500 },
      as: DEMO,
      path: '/mine',
    })
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await openPart(panel, '待处理')
    const office = await panel.boundingBox()
    expect(office?.x).toBe(0)
    for (const part of ['#root', '#overlays']) {
      const box = await page.locator(part).boundingBox()
      expect([part, box?.width]).toEqual([part, 430])
      expect(box?.x, part).toBeGreaterThanOrEqual((office?.x ?? 0) + (office?.width ?? 0))
    }
    await panel.getByRole('button', { name: '通过', exact: true }).click()
    await expect(page.locator('#root').getByText('¥ 500.00').first()).toBeVisible({ timeout: 3_000 })

    await openPart(panel, '场景')
    const phone = await page.locator('#root').boundingBox()
    expect(Math.round((phone?.x ?? 0) + 215)).toBe(width / 2)
  })

test('the books of the back office are for a controller: what is owed, debit and credit, revenue, a span of days', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/mine' })
  await page.keyboard.press('Alt+Shift+KeyD')
  const panel = consoleOf(page)
  await openPart(panel, '账目')
  const owed = panel.getByText('到期末欠会员').locator('xpath=following-sibling::dd')
  await expect(owed).toHaveText('¥ 13,925.50')
  const accounts = panel.getByRole('region', { name: /^各账户/ })
  await expect(accounts.getByRole('row', { name: /demo888 · 中心钱包/ })).toContainText('¥ 12,680.50')
  expect(await flaws(page, '[data-demo-console]')).toEqual([])
  await panel.getByLabel(/^到哪一天/).fill('2026-01-01')
  await expect(owed).toHaveText('¥ 0.00')
  const download = page.waitForEvent('download')
  await panel.getByRole('button', { name: '下载账户 CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^总账 .+\.csv$/)
})

test('the handle of the console covers no control of the app', async ({ app, page }) => {
  await page.addInitScript(showConsoleHandle)
  await app.open({ scenario: 'demo', as: DEMO })
  const handle = page.getByRole('button', { name: '打开演示控制台' })
  await expect(handle).toBeVisible()
  const welcome = page.getByRole('dialog')
  if (await welcome.isVisible()) await welcome.getByRole('button').last().click()
  for (const top of [0, 300, 900]) {
    await page.evaluate((at) => window.scrollTo(0, at), top)
    await expect
      .poll(() =>
        page.evaluate(() => {
          const host = document.querySelector<HTMLElement>('[data-console-handle]')
          const box = host?.shadowRoot?.querySelector('button[aria-label^="打开"]')?.getBoundingClientRect()
          if (!host || !box) return 'no handle'
          const buttons = [...(host.shadowRoot?.querySelectorAll('button') ?? [])]
          for (const one of buttons) one.style.visibility = 'hidden'
          const under = [box.left + 1, box.left + 12, box.right - 2].flatMap((x) =>
            [box.top + 2, box.top + 16, box.top + 32, box.top + 48, box.bottom - 2].map((y) =>
              document.elementFromPoint(x, y)?.closest('a,button,input,label')?.outerHTML.slice(0, 80),
            ),
          )
          for (const one of buttons) one.style.visibility = ''
          return under.filter((found) => found !== undefined).join('\n')
        }),
      )
      .toBe('')
  }
})
