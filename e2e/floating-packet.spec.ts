import type { CDPSession, Locator, Page } from '@playwright/test'
import { DAY_MS } from '#contracts/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { show } from './access/show.ts'
import { arriveAt, expectPath, goTo, pathOf, reload } from './journeys/entry.ts'
import { allTilesDrawn, closeWelcome, tab } from './journeys/home.ts'
import { holdRequests } from './support/network.ts'
import { scrollTo } from './support/scrolling.ts'
import { type AppFixture, expect, test } from './support/test.ts'
import { expectTold } from './support/toasts.ts'
import { OWN_TIME } from './support/waits.ts'

const MEMBER = { scenario: 'member-with-money', as: DEMO }
const packetOn = (page: Page) => page.getByRole('link', { name: '天天红包' })
const closing = (page: Page) => page.getByRole('button', { name: '今日不再显示' })

async function openHome(app: AppFixture): Promise<Locator> {
  await app.open(MEMBER)
  await closeWelcome(app.page)
  await expect(app.page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  // The tiles below the fold come with the first touch, and the packet makes room for them.
  await allTilesDrawn(app.page)
  const packet = packetOn(app.page)
  await expectFree(app.page, packet)
  return packet
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/**
 * What the packet, with its closing button, covers of all other controls. Nothing while it is unseen. `late` is the name
 * of a control that comes under it first, in the same task, since the packet gives way as soon as it can.
 */
const covered = (page: Page, late?: string) =>
  page.evaluate((name) => {
    const packet = document.querySelector('.floating-packet')
    if (!packet || getComputedStyle(packet).visibility === 'hidden') return []
    const own = packet.getBoundingClientRect()
    if (name !== undefined) {
      const control = document.createElement('button')
      control.setAttribute('aria-label', name)
      control.style.cssText = `position: fixed; left: ${own.left}px; top: ${own.top}px; width: 44px; height: 44px`
      packet.parentElement?.append(control)
    }
    return [...document.querySelectorAll('a, button, input, select, [role="tab"]')]
      .filter((control) => !packet.contains(control))
      .filter((control) => {
        const { left, top, right, bottom, width } = control.getBoundingClientRect()
        return width > 0 && left < own.right && own.left < right && top < own.bottom && own.top < bottom
      })
      .map((control) => control.getAttribute('aria-label') ?? control.textContent)
  }, late)

/** At rest the packet is seen and covers nothing. */
async function expectFree(page: Page, packet: Locator, where?: string) {
  await expect(packet, where).toBeVisible()
  await expect.poll(() => covered(page), where).toEqual([])
}

const middleOf = async (what: Locator) => {
  const { x, y, width, height } = await boxOf(what)
  return { x: x + width / 2, y: y + height / 2 }
}

async function dragByMouse(page: Page, packet: Locator, to: { x: number; y: number }): Promise<void> {
  const { x, y } = await middleOf(packet)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move((x + to.x) / 2, (y + to.y) / 2, { steps: 4 })
  await page.mouse.move(to.x, to.y, { steps: 4 })
  await page.mouse.up()
}

async function dragByTouch(touch: CDPSession, packet: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await middleOf(packet)
  const at = (part: number) => ({
    x: from.x + (to.x - from.x) * part,
    y: from.y + (to.y - from.y) * part,
  })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (let step = 1; step <= 10; step += 1)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [at(step / 10)] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('a finger drags the packet to an edge without scrolling the page or following the link; it stays there', {
  tag: '@both',
}, async ({ app, page, context }) => {
  const packet = await openHome(app)
  const touch = await context.newCDPSession(page)
  await scrollTo(page, 200)
  await expectFree(page, packet)
  const scrolled = await page.evaluate(() => scrollY)
  await dragByTouch(touch, packet, { x: 120, y: 300 })
  const isAtLeft = () => expect.poll(async () => (await boxOf(packet)).x).toBeLessThan(20)
  await isAtLeft()
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(pathOf(page)).toBe('/')
  await tab(page, '优惠').click()
  await expectPath(page, '/activity')
  await tab(page, '首页').click()
  await expectFree(page, packet)
  await isAtLeft()
  await reload(page)
  // Rows that still arrive hide the packet for a moment, and a tap with it.
  await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectFree(page, packet)
  await isAtLeft()
  await packet.tap()
  await expectPath(page, '/hongbao')
})

test('a tap that has begun on the packet opens it although the page grows before the finger is up', {
  tag: '@both',
}, async ({ app, page, context }) => {
  const packet = await openHome(app)
  const touch = await context.newCDPSession(page)
  const held = await page.evaluateHandle(() => {
    const seen = { menu: false }
    addEventListener('contextmenu', () => Object.assign(seen, { menu: true }))
    return seen
  })
  // On a busy machine the finger may rest for so long that it asks for the menu of the link, which is no tap.
  do {
    await held.evaluate((seen) => Object.assign(seen, { menu: false }))
    await expectFree(page, packet)
    const finger = await middleOf(packet)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] })
    // What a first touch draws below the fold arrives like this.
    await page.evaluate(async () => {
      const rows = document.createElement('div')
      rows.style.height = '200px'
      document.querySelector('.floating-packet')?.parentElement?.append(rows)
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  } while ((await held.jsonValue()).menu)
  await expectPath(page, '/hongbao')
})

test('wherever it is dropped it rests at an edge of the frame, between header and tab bar, over no control', {
  tag: '@wide',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const header = await boxOf(page.getByRole('banner'))
  const tabs = await boxOf(page.getByRole('navigation', { name: '主导航' }))
  for (const [across, down] of [
    [1, 0],
    [0, 1],
    [0, 0],
    [1, 1],
    [0.5, 0.5],
    [0.98, 0.86],
    [0.98, 0.8],
  ] as const) {
    const where = `dropped at ${across}, ${down}`
    await expectFree(page, packet, where)
    await dragByMouse(page, packet, { x: across * (width - 1), y: down * (height - 1) })
    await expectFree(page, packet, where)
    const link = await boxOf(packet)
    const box = { ...link, y: (await boxOf(closing(page))).y }
    expect([box.x - header.x, header.right - box.right], where).toContain(10)
    expect(box.y, where).toBeGreaterThanOrEqual(header.bottom)
    expect(box.bottom, where).toBeLessThanOrEqual(tabs.y)
    expect(pathOf(page), where).toBe('/')
  }
})

test('from the top of home to its end the packet rests over no control, and is seen at both ends', {
  tag: '@both',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  await expectFree(page, packet, 'at the top')
  const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
  expect(end).toBeGreaterThan(500)
  for (let y = 130; y < end; y += 130) {
    await scrollTo(page, y)
    // Seen again it rests; the sidebar leaves it room on a phone of this height.
    await expectFree(page, packet, `at ${y}`)
  }
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expectFree(page, packet, 'at the end')
})

test('a control that comes later and moves nothing is not covered either', async ({ app, page }) => {
  const packet = await openHome(app)
  await expectFree(page, packet)
  expect(await covered(page, '后来的按钮')).toEqual(['后来的按钮'])
  await expectFree(page, packet)
})

test('it does not rest where the selects of the games will be, and so stays where it is when they come', {
  tag: '@production',
}, async ({ app, page }) => {
  const arrive = await holdRequests(page, '**/assets/Refine-*.js')
  const packet = await openHome(app)
  const order = page.getByRole('combobox', { name: '排序' })
  await expect(order).toHaveCount(0)
  const before = await boxOf(packet)
  arrive()
  await expect(order).toBeVisible()
  await expectFree(page, packet)
  expect(await boxOf(packet)).toEqual(before)
})

test('closed, it stays away for the rest of the Beijing day of the server, and comes back on the next', {
  tag: '@both',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  const { width, height } = await boxOf(closing(page))
  expect([width, height]).toEqual([44, 44])
  await closing(page).click()
  await expectTold(page, /今日不再显示/)
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

test('by keyboard the packet opens as before, also after a drag, and its closing button comes next', async ({
  app,
  page,
}) => {
  const packet = await openHome(app)
  const before = await boxOf(packet)
  await dragByMouse(page, packet, { x: 40, y: 300 })
  expect(await boxOf(packet)).not.toEqual(before)
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
