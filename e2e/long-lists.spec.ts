import type { CDPSession, Page } from '@playwright/test'
import { DEMO } from '#house/scenarios/personas.ts'
import { totals } from './journeys/records.ts'
import { expect, test } from './support/test.ts'

/** A cheap phone: a quarter of this machine. */
const SLOWDOWN = 4
/** 60 frames a second leave so much for each. */
const FRAME_MS = 1000 / 60
/** A page with 20 rows has about 350 elements, with a thousand rows some 12,000. */
const MOST_NODES = 600
/** px a frame: a slow read, a swipe, and a hard fling of fifteen screens a second. */
const SPEEDS = [20, 60, 200] as const
const SWIPE = 60
const FRAMES = 150

type Frames = { median: number; p95: number; slow: number; nodes: number }

/** Scrolls `FRAMES` frames by so many px each, as a finger does; how long each frame took, by the wall clock. */
const scroll = (page: Page, px: number): Promise<Frames> =>
  page.evaluate(
    async ([step, count]) => {
      const took: number[] = []
      let nodes = 0
      let last = performance.now()
      for (let frame = 0; frame < count; frame += 1) {
        window.scrollBy(0, step)
        await new Promise(requestAnimationFrame)
        const now = performance.now()
        took.push(now - last)
        last = now
        if (frame % 10 === 0) nodes = Math.max(nodes, document.querySelectorAll('*').length)
      }
      const sorted = took.toSorted((a, b) => a - b)
      const at = (share: number) => sorted[Math.floor(share * (count - 1))] ?? 0
      return { median: at(0.5), p95: at(0.95), slow: took.filter((ms) => ms > 20).length, nodes }
    },
    [px, FRAMES] as const,
  )

/** Milliseconds of the page's own thread since the last call: script, style and layout. Not what other processes took from it. */
async function workMeter(cdp: CDPSession) {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return {
      work: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'),
      all: of('TaskDuration'),
    }
  }
  let before = await read()
  return async () => {
    const now = await read()
    const spent = { work: now.work - before.work, all: now.all - before.all }
    before = now
    return spent
  }
}

test('100,000 bets: thousands of rows scroll by at 60 frames a second on a phone four times slower, in a bounded page', {
  tag: '@house',
}, async ({ app, page }) => {
  test.setTimeout(120_000)
  await app.open({ scenario: 'many-bets', as: DEMO, path: '/betRecord' })
  await expect(totals(page)).toContainText('100000')
  const last = page.getByRole('listitem').last()
  // Page after page, as a reader does: 300 px before the end the next ten come.
  await expect(async () => {
    for (let jump = 0; jump < 20; jump += 1) {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    expect(Number(await last.getAttribute('aria-posinset'))).toBeGreaterThan(2000)
  }).toPass({ intervals: [0], timeout: 60_000 })
  await expect(last).toHaveAttribute('aria-setsize', '100000')
  const loaded = Number(await last.getAttribute('aria-posinset'))

  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  const spent = await workMeter(cdp)
  for (const px of SPEEDS) {
    await page.evaluate(() => window.scrollTo(0, 1000))
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await spent()
    const frames = await scroll(page, px)
    const { work, all } = await spent()
    console.log(
      `${loaded} of 100,000 rows, CPU / ${SLOWDOWN}, ${px} px a frame: median ${frames.median.toFixed(1)} ms, ` +
        `95% ${frames.p95.toFixed(1)} ms, ${frames.slow} of ${FRAMES} slow; own work a frame ${(work / FRAMES).toFixed(1)} ms ` +
        `of ${(all / FRAMES).toFixed(1)} ms in all; at most ${frames.nodes} elements`,
    )
    expect(frames.nodes, 'elements in the page').toBeLessThan(MOST_NODES)
    expect(work / FRAMES, `ms of script, style and layout a frame at ${px} px`).toBeLessThan(FRAME_MS)
    if (px <= SWIPE)
      expect(all / FRAMES, `ms of the page's thread a frame at ${px} px`).toBeLessThan(FRAME_MS)
  }
})

test('every row has its place and its own bet: nothing twice, nothing missing, back at the top by one tap', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'many-bets', params: { bets: 1200 }, as: DEMO, path: '/betRecord' })
  await page.getByRole('button', { name: '统计全部' }).click()
  await expect(totals(page)).toContainText('¥ 12,000.00')
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

test('by keyboard: the row that has the focus stays in the page, however far it is scrolled', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'many-bets', params: { bets: 300 }, as: DEMO, path: '/betRecord' })
  await page.getByRole('button', { name: '统计全部' }).click()
  await expect(totals(page)).toContainText('¥ 3,000.00')
  const row = page.locator('[aria-posinset="3"] > button')
  await row.focus()
  await page.evaluate(() => window.scrollTo(0, 9000))
  await expect(page.locator('[aria-posinset="140"]')).toBeVisible()
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '注单详情' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(row).toBeFocused()
})
