import type { CDPSession, Locator, Page } from '@playwright/test'
import { DAY_MS } from '#contracts/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath, goTo, pathOf, shownToast } from './journeys/entry.ts'
import { closeWelcome, tab } from './journeys/home.ts'
import { type AppFixture, expect, test } from './support/test.ts'

const MEMBER = { scenario: 'member-with-money', as: DEMO }
const packetOn = (page: Page) => page.getByRole('link', { name: '天天红包' })
const closing = (page: Page) => page.getByRole('button', { name: '今日不再显示' })

async function openHome(app: AppFixture): Promise<Locator> {
  await app.open(MEMBER)
  await closeWelcome(app.page)
  const packet = packetOn(app.page)
  await expect(packet).toBeVisible()
  return packet
}

async function boxOf(what: Locator) {
  const box = await what.boundingBox()
  if (!box) throw new Error('it is not on the screen')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

type Box = Awaited<ReturnType<typeof boxOf>>
const areApart = (a: Box, b: Box) => a.right <= b.x || b.right <= a.x || a.bottom <= b.y || b.bottom <= a.y

/** The controls over the content that do not scroll away: the way back to the top, and the categories. */
const stayingOn = (page: Page) =>
  Promise.all([
    boxOf(page.getByRole('button', { name: '回到顶部' })),
    boxOf(page.getByRole('tablist', { name: '游戏分类' })),
  ])

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
  await page.evaluate(() => window.scrollTo(0, 200))
  const scrolled = await page.evaluate(() => scrollY)
  await dragByTouch(touch, packet, { x: 120, y: 300 })
  await expect.poll(async () => (await boxOf(packet)).x).toBeLessThan(20)
  expect(await page.evaluate(() => scrollY)).toBe(scrolled)
  expect(pathOf(page)).toBe('/')
  const placed = await boxOf(packet)
  await tab(page, '优惠').click()
  await expectPath(page, '/activity')
  await tab(page, '首页').click()
  await expect.poll(() => boxOf(packet)).toEqual(placed)
  await page.reload()
  await expect(packet).toBeVisible()
  expect(await boxOf(packet)).toEqual(placed)
  await packet.tap()
  await expectPath(page, '/hongbao')
})

test('wherever it is dropped it stays in the frame, between header and tab bar, and off what does not scroll', {
  tag: '@wide',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  await page.evaluate(() => window.scrollTo(0, 600))
  await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const header = await boxOf(page.getByRole('banner'))
  const tabs = await boxOf(page.getByRole('navigation', { name: '主导航' }))
  for (const [across, down, edge] of [
    [1, 0, 'right'],
    [0, 1, 'left'],
    [0, 0],
    [1, 1, 'right'],
    [0.5, 0.5],
    [0.98, 0.86, 'right'],
    [0.98, 0.8, 'right'],
  ] as const) {
    await dragByMouse(page, packet, { x: across * (width - 1), y: down * (height - 1) })
    const where = `dropped at ${across}, ${down}`
    const link = await boxOf(packet)
    const box = { ...link, y: (await boxOf(closing(page))).y }
    const toLeft = box.x - header.x
    const toRight = header.right - box.right
    expect([toLeft, toRight], where).toContain(10)
    if (edge) expect(edge === 'left' ? toLeft : toRight, where).toBe(10)
    expect(box.y, where).toBeGreaterThanOrEqual(header.bottom)
    expect(box.bottom, where).toBeLessThanOrEqual(tabs.y)
    for (const control of await stayingOn(page)) expect(areApart(box, control), where).toBe(true)
    expect(pathOf(page), where).toBe('/')
  }
})

test('closed, it stays away for the rest of the Beijing day of the server, and comes back on the next', {
  tag: '@both',
}, async ({ app, page }) => {
  const packet = await openHome(app)
  const { width, height } = await boxOf(closing(page))
  expect([width, height]).toEqual([44, 44])
  await closing(page).click()
  await expect(packet).toBeHidden()
  await expect(shownToast(page)).toContainText('今日不再显示')
  expect(pathOf(page)).toBe('/')
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('MAIN')
  await goTo(page, '/activity')
  await goTo(page, '/')
  await expect(page.getByRole('tablist', { name: '游戏分类' })).toBeVisible()
  await expect(packet).toBeHidden()
  await app.mock.clock({ byMs: DAY_MS })
  // The return to the tab asks for the balance, whose answer tells the new time; the next return shows the packet.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
      return packet.isVisible()
    })
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
    await goTo(page, path)
    await expectPath(page, path)
    await expect(packet, path).toBeHidden()
  }
})
