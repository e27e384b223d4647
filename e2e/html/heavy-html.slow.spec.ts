import { extentOf } from '#contracts/test-corpora/extent.ts'
import { HTML_PLACES, type HtmlPlace, prepareHtml, TITLE } from '../journeys/html-places.ts'
import { slownessOfMachine, threadMs, throttled } from '../support/scrolling.ts'
import { expect, test } from '../support/test.ts'

const times = (n: number, text: string | ((at: number) => string)) =>
  Array.from({ length: n }, (_, at) => (typeof text === 'string' ? text : text(at))).join('')

/** Each held a phone's page for seconds, some of them for minutes. */
const HEAVY = [
  times(33_000, '</p>字'),
  times(28_000, '<!-->'),
  `<p ${times(30_000, (at) => `a${at} `)}>字`,
  times(24_000, 'ـ&#x640;'),
  times(4_900, '<h1>').padEnd(199_000, '<'),
]

/** Just within the bounds, of all kinds. */
const LIGHT = [
  times(2_990, '<li>字'),
  `字${times(145, (at) => `<img alt="${at}">`)}`,
  `${times(99, '<ul><li>')}${times(49_000, '字')}`,
  times(2_500, '。，'),
  times(2_900, 'ـ'),
]

/** A title is no HTML. Each mark stands on the one before. */
const MARKS = `一行字，最后一个字上有二十万个叠加符号，并不是网页文本${times(200_000, '\u0301')}`

/** How many times slower a phone is than this machine. */
const PHONE = 4
/**
 * In ms of the phone. Half a second of it is the screen's own, whose code, in a sheet with the kit, loads and runs for
 * the first time.
 */
const MOST_MS = 2_000

const { promotion, ...others } = HTML_PLACES

const CASES: readonly (readonly [string, HtmlPlace, string])[] = [
  ...[...HEAVY, ...LIGHT].map((html) => ['promotion', promotion, html] as const),
  ...[HEAVY.at(-1), LIGHT[0]].flatMap((html = '') =>
    Object.entries(others).map(([name, place]) => [name, place, html] as const),
  ),
]

// Each takes five seconds alone, so `npm test` takes a part of them; `npm run corpora` takes them all.
test.describe('HTML and titles of the server hold the page for about a second at most', {
  tag: ['@production', '@alone'],
}, () => {
  for (const [nth, [name, place, html]] of [
    ...extentOf(CASES, 6),
    ['title', TITLE, MARKS] as const,
  ].entries())
    test(`${name}: ${html.slice(0, 24)}… (${nth + 1})`, async ({ app, page }) => {
      // The thread's own clock is judged. By the wall clock, a machine with other work may take long.
      test.setTimeout(90_000)
      await prepareHtml(app, place, html)
      await expect(page.locator('main')).toBeVisible()
      const slowness = await slownessOfMachine(page, PHONE)
      // Not throttled but multiplied: a throttle keeps the thread busy by the wall clock, so beside other work the same
      // text took from once to twice the time.
      const cdp = await throttled(page, 1)
      const before = await threadMs(cdp)
      await place.open(page)
      const shown = page.locator('.server-html')
      await expect(shown).not.toBeEmpty({ timeout: 30_000 })
      if (HEAVY.includes(html)) await expect(shown).toHaveText('内容过长，无法在此显示，请联系在线客服查看。')
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const { all } = await threadMs(cdp)
      expect(PHONE * (all - before.all)).toBeLessThan(MOST_MS * slowness)
    })
})
