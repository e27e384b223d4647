import type { Page } from '@playwright/test'
import type { MockControl } from '#mock/control/control.ts'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { mockInPage, startMock } from '../support/servers/mock.ts'
import serveDemo from '../support/servers/serve-demo.ts'

export type Build = 'production' | 'demo'

/** A served build. */
export type Site = {
  build: Build
  /** With a trailing slash. */
  url: string
  /** The mock backend that answers this page. */
  mockOf: (page: Page) => MockControl
  stop: () => Promise<void>
}

/** The moment at which every run begins, in Beijing. */
const BEGINS = '2026-05-01 11:00:00'
const SCENARIO = 'demo'

/** The world of a run: a member with money and history, the same for the same seed. */
export const worldOf = (seed: number) => ({ name: SCENARIO, seed, at: BEGINS })

export async function serve(build: Build): Promise<Site> {
  if (build === 'production') {
    const { url, control, stop } = await startMock()
    const mock = controlOverHttp(control)
    return { build, url: `${url}/`, mockOf: () => mock, stop }
  }
  const stop = await serveDemo()
  const url = String(process.env.E2E_DEMO_URL)
  return { build, url, mockOf: mockInPage, stop }
}

/** Opens the app in a new world, logged in. */
export async function begin({ build, url, mockOf }: Site, page: Page, seed: number): Promise<void> {
  await page.context().addInitScript(logInOnce, tokenOf(DEMO.username))
  if (build === 'production') {
    await mockOf(page).scenario(worldOf(seed))
    await page.goto(url)
    return
  }
  const query = new URLSearchParams({ scenario: SCENARIO, seed: String(seed), at: BEGINS })
  await page.goto(`${url}?${query}`)
  await mockOf(page).read()
}

/** Runs in every page: the first one of the context gets the token. */
function logInOnce(token: string): void {
  const MARK = 'soak:began'
  if (window !== window.top || !/^https?:$/.test(location.protocol)) return
  if (localStorage.getItem(MARK) !== null) return
  localStorage.setItem(MARK, '1')
  localStorage.setItem('token', token)
}

export const tokenIn = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('token'))

/** Whether the page shows the app itself: not another page of the site, not the browser's own error. */
export const isApp = (page: Page, url: string): boolean => {
  const { origin, pathname } = new URL(page.url())
  return new URL(url).origin === origin && /^\/(index\.html)?$/.test(pathname)
}

/**
 * Runs in every page of the first tab: what would leave the app stays, as when a player stops the load. A leak adds up
 * only in a page that lives; games and payments are entered in the second tab.
 */
export function stayInApp(): void {
  type Navigate = Event & { destination: { url: string }; hashChange: boolean }
  const { navigation } = window as { navigation?: EventTarget }
  if (window !== window.top) return
  navigation?.addEventListener('navigate', (event) => {
    const { origin, pathname } = new URL((event as Navigate).destination.url)
    if (origin === location.origin && /^\/(index\.html)?$/.test(pathname)) return
    if (event.cancelable) event.preventDefault()
  })
}
