import { DEMO } from '#mock/scenarios/personas.ts'
import { dismissWelcome } from '../journeys/home.ts'
import { expect, test } from '../support/test.ts'

const member = { scenario: 'demo', as: DEMO }

/** Overlays whose file is loaded on first use: where each is, and what opens it. */
const OVERLAYS = [
  { name: '筛选', path: '/transRecord', opener: '筛选' },
  { name: '充值详情', path: '/transRecord', opener: /单号末 6 位/ },
  { name: '云舟', path: '/', opener: '打开菜单' },
  { name: '更多', path: '/', opener: '更多' },
  { name: '公告', path: '/', opener: '查看公告' },
]

for (const { name, path, opener } of OVERLAYS) {
  test(`the ${name} overlay opens as soon as its file is loaded, with no timer in between`, {
    tag: '@both',
  }, async ({ app }) => {
    const { page } = app
    await page.clock.install()
    await app.open({ ...member, path })
    if (path === '/') await dismissWelcome(page)
    const button = page.getByRole('button', { name: opener }).first()
    await expect(button).toBeVisible()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await button.click()
    await expect(page.getByRole('dialog', { name })).toBeVisible()
  })
}
