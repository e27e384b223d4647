import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import type { MockControl } from '#mock/control/control.ts'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { type Persona, tokenOf } from '#mock/scenarios/personas.ts'
import { releaseOf, startFront } from '../nginx/front.ts'
import { keepFramesComing } from './frames.ts'
import { openDatabaseHoweverSlow } from './patience.ts'
import { type PageErrors, watch } from './problems.ts'
import { hideConsoleHandle } from './servers/console-handle.ts'
import { mockInPage, type RunningMock, startMock } from './servers/mock.ts'
import { noteToasts } from './toasts.ts'
import { OWN_TIME } from './waits.ts'

/** `front`: the production build behind nginx, as a host runs it. */
export type Backend = 'demo' | 'production' | 'front'

export type Opening = {
  /** A scenario of the catalogue. Default: visitor. */
  scenario?: string
  params?: unknown
  /** The time of the mock backend: epoch ms, or `YYYY-MM-DD HH:mm:ss` of Beijing. */
  at?: number | string
  /** The seed of the mock backend's random numbers. Default: the mock backend’s own. */
  seed?: number
  /** The logged-in member, who must exist in the scenario. Without it the page has no token. */
  as?: Persona
  /** The app's path behind the hash. Default: home. */
  path?: string
  /** Changes the mock backend before the first request of the app. */
  before?: (mock: MockControl) => Promise<unknown>
}

export type AppFixture = {
  page: Page
  /** Where the build is served, with a trailing slash. */
  url: string
  /** Starts the scenario, opens the app and waits for its first screen. Call it once, at the start of a test. */
  open: (opening?: Opening) => Promise<void>
  /** The mock backend behind this app: its books, its clock, its faults. */
  mock: MockControl
}

const START = { production: () => startMock(), front: () => startFront(releaseOf('first')) }

const DEMO_FILES = join(import.meta.dirname, '../../dist-demo')
const OTHER_ENGINES_MS = 120_000

type Fixtures = { app: AppFixture; problems: PageErrors; url: string }
type WorkerFixtures = { backend: Backend; running: RunningMock | undefined }

/** Marks a context that has received its token: a later load must not undo a logout. */
export const SEEDED = 'e2e:seeded'

/**
 * Playwright’s test with the app of one of the two builds. A test fails on any console error, uncaught error, policy
 * violation or request to another origin, and in the demo on any request but for its own files, unless `problems.allow`
 * allows it.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  backend: ['demo', { option: true, scope: 'worker' }],
  running: [
    async ({ backend }, use) => {
      const mock = backend === 'demo' ? undefined : await START[backend]()
      await use(mock)
      await mock?.stop()
    },
    { scope: 'worker' },
  ],
  url: async ({ running }, use) => {
    const demo = process.env.E2E_DEMO_URL
    if (!running && !demo) throw new Error('nobody serves the demo build: was the global setup left out?')
    await use(running ? `${running.url}/` : String(demo))
  },
  problems: [
    async ({ context, url, browserName, backend }, use, info) => {
      // Firefox and WebKit start pages and run axe too slowly for a test's usual limit.
      if (browserName !== 'chromium') info.setTimeout(Math.max(info.timeout, OTHER_ENGINES_MS))
      const problems = await watch(context, new URL(url).origin, backend === 'demo' ? DEMO_FILES : undefined)
      await context.addInitScript(hideConsoleHandle)
      await context.addInitScript(noteToasts)
      await use(problems)
      const wrong = problems.unexpected()
      // A context that the next test reuses keeps this alone.
      await context.setOffline(false)
      // A request that is still being answered when the test ends must not fail it.
      await Promise.all(
        [context, ...context.pages()].map((it) => it.unrouteAll({ behavior: 'ignoreErrors' })),
      )
      expect(wrong, 'what went wrong beside the test').toEqual([])
    },
    { auto: true },
  ],
  app: async ({ page, url, running, browserName }, use) => {
    const stop = browserName === 'chromium' ? keepFramesComing(page) : undefined
    await use(appOn(page, url, running && controlOverHttp(running.control)))
    stop?.()
  },
})

/** The app of the build served at `url`, with its mock backend in the page or behind HTTP. */
export const appOn = (page: Page, url: string, overHttp?: MockControl): AppFixture => ({
  page,
  url,
  mock: overHttp ?? mockInPage(page),
  open: (opening) => open(page, url, overHttp, opening),
})

async function open(
  page: Page,
  url: string,
  overHttp: MockControl | undefined,
  opening: Opening = {},
): Promise<void> {
  const { scenario = 'visitor', params, at, seed, as, path = '/', before } = opening
  const wanted = {
    name: scenario,
    ...(params === undefined ? {} : { params }),
    ...(at === undefined ? {} : { at }),
    ...(seed === undefined ? {} : { seed }),
  }
  if (as) {
    await page.context().addInitScript(
      ([mark, token]) => {
        // The initial blank page has no storage.
        if (!/^(https?|file):$/.test(location.protocol)) return
        // A framed site has no access to the app’s storage.
        if (window !== window.top) return
        if (localStorage.getItem(mark) !== null) return
        localStorage.setItem(mark, '1')
        // A demo in a folder or in one file prefixes its keys (src/demo/own-storage.ts). This code runs before that.
        const { pathname } = location
        const folder = pathname.replace(/[^/]*$/, '')
        const places = ['', folder, pathname].filter((place) => !/^\/(venue\.html)?$/.test(place))
        for (const place of places) localStorage.setItem(place === '' ? 'token' : `${place}|token`, token)
      },
      [SEEDED, tokenOf(as.username)] as const,
    )
  }
  if (overHttp) {
    await overHttp.reset()
    await overHttp.scenario(wanted)
    await before?.(overHttp)
    await page.goto(`${url}#${path}`)
    await firstScreen(page)
    return
  }
  await openDatabaseHoweverSlow(page.context())
  const query = new URLSearchParams(
    Object.entries({ scenario, params: params && JSON.stringify(params), at, seed }).flatMap(
      ([key, value]) => (value === undefined ? [] : [[key, String(value)]]),
    ),
  )
  if (before) {
    await page.goto(`${url}venue.html?${query}`)
    await page.waitForFunction(() => '__mock' in window)
    await before(mockInPage(page))
    await page.goto(`${url}#${path}`)
  } else {
    await page.goto(`${url}?${query}#${path}`)
  }
  await page.waitForFunction(() => '__mock' in window)
  await firstScreen(page)
}

/** A screen's code loads after its page. Until then a skeleton shows. */
export const firstScreen = (page: Page) =>
  page.waitForFunction(() => document.querySelector('.boot') === null, undefined, OWN_TIME)

export { expect }
