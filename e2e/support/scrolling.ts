import type { CDPSession, Page } from '@playwright/test'

/** What one frame of a scroll took; ms are the median of all frames unless stated otherwise. */
export type Scrolled = {
  /** By the wall clock, as a player sees it. */
  median: number
  p95: number
  /** How many frames took more than 20 ms. */
  slow: number
  /** Mean ms on the page’s main thread for script, style and layout, independent of other processes. */
  own: number
  /** Mean ms on the page’s main thread in all, with painting and the browser’s work for each frame. */
  all: number
  /** The largest number of elements in the page. */
  nodes: number
}

export const FRAMES = 150
/** Mean thread ms of a frame of `PLAIN` on the reference machine, at 60 px a frame and 4 times throttled. */
const PLAIN_MS = 4.5
/** A page without script or style of its own: the cost that every page has. */
const PLAIN = Array.from({ length: 3000 }, (_, at) => `<p>第 ${at} 行</p>`).join('')

/** Throttles the CPU of the page to a phone that is `times` slower than this machine. */
export async function throttled(page: Page, times: number): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: times })
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  return cdp
}

/** Scrolls `FRAMES` frames by `px` each, like a finger. */
export async function scrollBy(page: Page, cdp: CDPSession, px: number): Promise<Scrolled> {
  await page.evaluate(() => window.scrollTo(0, 1000))
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const before = await threadMs(cdp)
  const frames = await page.evaluate(
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
  const after = await threadMs(cdp)
  return { ...frames, own: (after.own - before.own) / FRAMES, all: (after.all - before.all) / FRAMES }
}

/** How many times slower a plain page scrolls here than on the reference machine; at least 1. */
export async function slownessOfMachine(page: Page, times: number): Promise<number> {
  const plain = await page.context().newPage()
  await plain.setContent(PLAIN)
  const { all } = await scrollBy(plain, await throttled(plain, times), 60)
  await plain.close()
  return Math.max(1, all / PLAIN_MS)
}

/** What the main thread has worked so far, in ms by its own clock: `own` in script, style and layout, `all` in every task. */
export async function threadMs(cdp: CDPSession) {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
  return {
    own: of('ScriptDuration') + of('LayoutDuration') + of('RecalcStyleDuration'),
    all: of('TaskDuration'),
  }
}
