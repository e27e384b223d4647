import { DEMO } from '#mock/scenarios/personas.ts'
import { category, closeWelcome, enterGame } from '../journeys/home.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

test.describe.configure({ timeout: 60_000 })

for (const kind of ['电子', '彩票', '体育', '真人']) {
  test(`axe finds nothing on a demo game of ${kind}`, async ({ app, page }) => {
    await app.open({ scenario: 'demo', as: DEMO })
    await closeWelcome(page)
    await category(page, kind).click()
    await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
    await enterGame(page)
    expect(await flawsInThemes(page, kind)).toEqual([])
  })
}
