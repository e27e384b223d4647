import { DEMO } from '#mock/scenarios/personas.ts'
import { untilItTakesKeys } from '../journeys/entry.ts'
import { totals } from '../journeys/records.ts'
import { FRAMES, scrollBy, slownessOfMachine, throttled } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'

/** A cheap phone: a quarter of the speed of a common machine. */
const SLOWDOWN = 4
/** The time of one frame at 60 frames a second. */
const FRAME_MS = 1000 / 60
/** A page with 20 rows has about 350 elements; one with a thousand rows would have some 12,000. */
const MOST_NODES = 600
/** px a frame: slow reading, a swipe, and a hard fling of fifteen screens a second. */
const SPEEDS = [20, 60, 200] as const
const SWIPE = 60

test('thousands of 100,000 bets scroll at 60 frames a second on a phone four times slower, in a bounded page', {
  tag: ['@production', '@alone'],
}, async ({ app, page }) => {
  test.setTimeout(120_000)
  await app.open({ scenario: 'many-bets', as: DEMO, path: '/betRecord' })
  await expect(totals(page)).toContainText('100000')
  const last = page.getByRole('listitem').last()
  // Page after page, as a reader does: the next ten rows load 300 px before the end, five pages a second after forty.
  await expect(async () => {
    for (let jump = 0; jump < 20; jump += 1) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(2000)
  }).toPass({ intervals: [0], timeout: 60_000 })
  await expect(last).toHaveAttribute('aria-setsize', '100000')
  const loaded = Number(await last.getAttribute('aria-posinset'))

  // Throttle to the same phone speed everywhere: a slower test machine is throttled less.
  const rate = Math.max(1, SLOWDOWN / (await slownessOfMachine(page, SLOWDOWN)))
  const cdp = await throttled(page, rate)
  for (const px of SPEEDS) {
    const { median, p95, slow, own, all, nodes } = await scrollBy(page, cdp, px)
    console.log(
      `${loaded} of 100,000 rows, CPU / ${rate.toFixed(2)}, ${px} px a frame: median ${median.toFixed(1)} ms, ` +
        `95% ${p95.toFixed(1)} ms, ${slow} of ${FRAMES} slow; own work a frame ${own.toFixed(1)} ms ` +
        `of ${all.toFixed(1)} ms in all; at most ${nodes} elements`,
    )
    expect(nodes, 'elements in the page').toBeLessThan(MOST_NODES)
    expect(own, `ms of script, style and layout a frame at ${px} px`).toBeLessThan(FRAME_MS)
    if (px <= SWIPE) expect(all, `ms of the page's thread a frame at ${px} px`).toBeLessThan(FRAME_MS)
  }
})

test('every row has its own place and its own bet, none is missing, and one tap leads back to the top', async ({
  app,
  page,
}) => {
  // The newest bet is of 20 元, all others of 10.
  await app.open({ scenario: 'many-bets', params: { bets: 1200 }, as: DEMO, path: '/betRecord' })
  await page.getByRole('button', { name: '统计全部' }).click()
  // A hundred and twenty pages, five a second after forty.
  await expect(totals(page)).toContainText('¥ 12,010.00', { timeout: 40_000 })
  const seen = await page.evaluate(async () => {
    const places = new Map<number, number>()
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y)
      await new Promise(requestAnimationFrame)
      await new Promise(requestAnimationFrame)
      for (const row of document.querySelectorAll('.vlist > li')) {
        const place = Number(row.getAttribute('aria-posinset'))
        places.set(place, Math.round(row.getBoundingClientRect().top + window.scrollY))
      }
    }
    return [...places].sort(([a], [b]) => a - b)
  })
  expect(seen.map(([place]) => place)).toEqual(Array.from({ length: 1200 }, (_, at) => at + 1))
  const tops = seen.map(([, top]) => top)
  expect(tops.filter((top, at) => at > 0 && top <= (tops[at - 1] ?? 0))).toEqual([])
  await expect(page.getByText('没有更多了')).toBeVisible()
  await page.getByRole('button', { name: '回到顶部' }).click()
  await expect(page.getByRole('listitem').first()).toHaveAttribute('aria-posinset', '1')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('by keyboard: the focused row stays in the page, however far it is scrolled', async ({ app, page }) => {
  await app.open({ scenario: 'many-bets', params: { bets: 300 }, as: DEMO, path: '/betRecord' })
  await page.getByRole('button', { name: '统计全部' }).click()
  // Thirty pages, one after another.
  await expect(totals(page)).toContainText('¥ 3,010.00', OWN_TIME)
  const row = page.locator('[aria-posinset="3"] > button')
  await row.focus()
  await page.evaluate(() => window.scrollTo(0, 9000))
  await expect(page.locator('[aria-posinset="140"]')).toBeVisible()
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog', { name: '注单详情' })
  await untilItTakesKeys(sheet)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(row).toBeFocused()
})
