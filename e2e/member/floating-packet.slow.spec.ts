import type { Locator, Page } from '@playwright/test'
import { DAY_MS } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { show } from '../access/show.ts'
import { arriveAt, expectPath, goTo, pathOf } from '../journeys/entry.ts'
import { allTilesDrawn, closeWelcome } from '../journeys/home.ts'
import { type AppFixture, expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const MEMBER = { scenario: 'member-with-money', as: DEMO }
const packetOn = (page: Page) => page.getByRole('link', { name: '天天红包' })
const closing = (page: Page) => page.getByRole('button', { name: '今日不再显示' })

async function openHome(app: AppFixture): Promise<Locator> {
  await app.open(MEMBER)
  await closeWelcome(app.page)
  await allTilesDrawn(app.page)
  const packet = packetOn(app.page)
  await expect(packet).toBeVisible()
  return packet
}

/** The controls that the packet, with its closing button, lies over. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const packet = document.querySelector('.floating-packet')
    const own = packet?.getBoundingClientRect()
    if (!packet || !own) return ['no packet']
    return [...document.querySelectorAll('a, button, input, select, [role="tab"]')]
      .filter((control) => !packet.contains(control))
      .filter((control) => {
        const { left, top, right, bottom, width } = control.getBoundingClientRect()
        return width > 0 && left < own.right && own.left < right && top < own.bottom && own.top < bottom
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  })

test('the end of home can be scrolled out from under the packet, and a tap opens it', {
  tag: '@both',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible()
  expect(await covered(page)).toEqual([])
  await packet.tap()
  await expectPath(page, '/hongbao')
})

test('closed, it stays away for the rest of the Beijing day of the server, and comes back on the next', {
  tag: '@both',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  const size = await closing(page).boundingBox()
  expect([size?.width, size?.height]).toEqual([44, 44])
  await closing(page).click()
  await expectToast(page, /今日不再显示/)
  await expect(packet).toBeHidden()
  expect(pathOf(page)).toBe('/')
  await expect(page.getByRole('heading', { name: '首页' })).toBeFocused()
  await show(page, '/activity')
  await goTo(page, '/')
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  await expect(packet).toBeHidden()
  await app.mock.clock({ byMs: DAY_MS })
  // Two polls of the balance, 4.3 s apart, tell the new time; the next return to the tab shows the packet.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      return packet.isVisible()
    }, OWN_TIME)
    .toBe(true)
})

test('by keyboard the packet opens, and its closing button comes next', async ({ app, page }) => {
  const packet = await openHome(app)
  await packet.focus()
  await page.keyboard.press('Tab')
  await expect(closing(page)).toBeFocused()
  await packet.focus()
  await page.keyboard.press('Enter')
  await expectPath(page, '/hongbao')
})

test('no money screen shows it', async ({ app, page }) => {
  const packet = await openHome(app)
  for (const path of ['/recharge', '/withdrawal', '/transfer']) {
    await arriveAt(page, path)
    await expectPath(page, path)
    await expect(packet, path).toBeHidden()
  }
})
