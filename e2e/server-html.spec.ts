import { CLOSED, expectHarmless, OPEN } from './support/bad-html.ts'
import { expect, test } from './support/test.ts'

test.describe('HTML from the server', { tag: '@production' }, () => {
  for (const [name, html] of [
    ['all at once', CLOSED.join('\n')] as const,
    ...OPEN.map((one) => [one, one] as const),
  ]) {
    test(`is harmless: ${name}`, async ({ app, page }) => {
      await page.route('**/api/app', async (route) => {
        const answer = await route.fetch()
        const body = await answer.json()
        await route.fulfill({
          response: answer,
          json: { ...body, data: { ...body.data, index_modal: 1, webcontent: `<p>欢迎</p>${html}` } },
        })
      })
      await app.open()
      const shown = page.locator('.server-html')
      await expect(shown).toContainText('欢迎')
      await expectHarmless(shown)
    })
  }
})
