import type { Locator } from '@playwright/test'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import {
  attackingPage,
  CAME_TO_NOTHING,
  CHAT,
  EVIL,
  type Kind,
  MOVES,
  READS,
  WINDOWS,
} from '../support/framed-attempts.ts'
import type { PageErrors } from '../support/problems.ts'
import { type AppFixture, expect, test } from '../support/test.ts'

const FRAMES = [
  ['/kefu', '在线客服'],
  ['/sitepage?type=1', '官方网站'],
  ['/sitepage?type=2', '美元平台'],
] as const
const KINDS = [
  ['ours', 'our own origin'],
  ['foreign', 'another site'],
] as const satisfies [Kind, string][]

/** What a browser says of an attempt that it refuses. */
const REFUSALS = /^(?:console\.error|uncaught): (?:Unsafe|Sandbox|Blocked|Security)/

/** Opens the app where all three addresses of sites lead to the attacking page; `away` lists where something led. */
async function frameAttacks({ page, url, open }: AppFixture, kind: Kind, problems: PageErrors) {
  problems.allow(REFUSALS, /^foreign request: https:\/\/chat\.test\/$/)
  const address = kind === 'ours' ? `${url}framed.html` : CHAT
  const settings = { serviceUrl: address, h5Url: address, visitUrl: address }
  await open({
    scenario: 'member-with-money',
    as: DEMO,
    path: '/abouts',
    before: ({ site }) => site({ settings }),
  })
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: attackingPage(url) }))
  const away: string[] = []
  await page.route(`${EVIL}**`, async (route) => {
    away.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: 'evil' })
  })
  page.on('download', (download) => away.push(download.url()))
  await page.evaluate(() => Object.assign(window, { __same: true }))
  return away
}

type Attacker = { tryAll: (asked: readonly string[]) => Promise<Record<string, string>> }

/** Firefox gives a frame of another process no click. Chromium takes this for an act of the player's, too. */
const tryIn = (frame: Locator, asked: readonly string[]) =>
  frame
    .contentFrame()
    .getByRole('heading')
    .evaluate((_, all) => (window as unknown as Attacker).tryAll(all), asked)

for (const [kind, of] of KINDS) {
  test.describe(`a framed page of ${of}`, { tag: '@production' }, () => {
    test('reads nothing of the app and moves it nowhere, whatever it tries', async ({
      app,
      page,
      problems,
    }) => {
      const away = await frameAttacks(app, kind, problems)
      const reads = Object.keys(READS)
      for (const [path, title] of FRAMES) {
        await page.goto(`${app.url}#${path}`)
        await expect(page).toHaveTitle(title)
        const place = () => page.evaluate(() => [location.href, document.title, '__same' in window])
        const before = await place()
        const got = await tryIn(page.locator(`iframe[title="${title}"]`), [...reads, ...MOVES])
        const read = Object.fromEntries(reads.map((what) => [what, READS[what]?.[kind]]))
        const moved = Object.fromEntries(MOVES.map((what) => [what, expect.stringMatching(CAME_TO_NOTHING)]))
        expect(got, path).toEqual({ ...read, ...moved })
        expect(await place()).toEqual(before)
      }
      expect(away).toEqual([])
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(tokenOf(DEMO.username))
    })

    test('learns nothing from a window that it opens', async ({ app, page, problems }) => {
      // Firefox says why it shows a window of ours to nobody else.
      problems.allow(/blockedByCOOP/)
      const away = await frameAttacks(app, kind, problems)
      const [[path, title]] = FRAMES
      await page.goto(`${app.url}#${path}`)
      const frame = page.locator(`iframe[title="${title}"]`)
      for (const [what, got] of Object.entries(WINDOWS))
        expect(await tryIn(frame, [what])).toEqual({ [what]: got })
      expect(away).toEqual([])
    })
  })
}
