import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { addressesOf, ROUTES } from './access/addresses.ts'
import { arriveAt } from './journeys/entry.ts'
import { closeWelcome } from './journeys/home.ts'
import { expect, test } from './support/test.ts'

/** Requests to other hosts fail every test; these fail on what the demo asks of its own. */

const BUILT = join(import.meta.dirname, '../dist-demo')

/** A file of the demo, which any host serves. What a call of the app asks for is none. */
function isOwnFile(address: string, demo: string): boolean {
  const { pathname } = new URL(address)
  const name = pathname.endsWith('/') ? 'index.html' : pathname.slice(1)
  return address.startsWith(demo) && existsSync(join(BUILT, name))
}

/** Watches what the pages of a context ask of any network. */
function watchNetwork(context: BrowserContext, demo: string) {
  const files: string[] = []
  const others: string[] = []
  context.on('request', (request) => {
    const address = request.url()
    if (/^(data|blob|about):/.test(address)) return
    const isFile =
      request.method() === 'GET' && request.resourceType() !== 'fetch' && isOwnFile(address, demo)
    if (isFile) files.push(address)
    else others.push(`${request.method()} ${address}`)
  })
  for (const page of context.pages())
    page.on('websocket', (socket) => others.push(`a socket to ${socket.url()}`))
  return {
    /** All files of the demo that were asked for. */
    files,
    /** What else was asked for since the last look. */
    news: () => others.splice(0),
  }
}

/** As `show` of access/, which looks less often: many routes in a row would take half as long again. */
async function show(page: Page, address: string, leadsTo = address): Promise<void> {
  await arriveAt(page, address)
  await page.waitForFunction((there) => {
    const shown = (what: string) =>
      [...document.querySelectorAll(what)].filter((one) => one.getClientRects().length > 0).length
    return (
      location.hash === `#${there}` && shown('main') === 1 && shown('[aria-busy="true"], .skeleton') === 0
    )
  }, leadsTo)
}

for (const [who, opening, routes] of [
  ['a member', { scenario: 'demo', as: DEMO }, ROUTES.filter((one) => one.who !== 'visitor')],
  ['a visitor', { scenario: 'visitor' }, ROUTES.filter((one) => one.who === 'visitor')],
] as const) {
  test(`on none of the ${routes.length} routes of ${who} does the demo ask a network for more than its own files`, async ({
    app,
    page,
    context,
    url,
  }) => {
    const { files, news } = watchNetwork(context, url)
    await app.open(opening)
    await closeWelcome(page)
    const found = news()
    for (const route of routes) {
      for (const address of addressesOf(route)) {
        await show(page, address, route.leadsTo)
        found.push(...news().map((what) => `${address}: ${what}`))
      }
    }
    expect(found).toEqual([])
    // The page itself at least: the watch sees what is asked.
    expect(files).not.toEqual([])
  })
}

test('the pages that the demo leads to ask a network for no more than their own files', async ({
  page,
  context,
  url,
}) => {
  const { files, news } = watchNetwork(context, url)
  const found: string[] = []
  for (const [address, ready] of [
    ['venue.html?ticket=none', '[role="alert"]'],
    ['venue.html?order=none', '[role="alert"]'],
    ['site.html#pay', 'section'],
    ['kf.html', 'main'],
  ] as const) {
    await page.goto(url + address)
    await expect(page.locator(ready).filter({ visible: true }).first()).toBeVisible()
    found.push(...news().map((what) => `${address}: ${what}`))
  }
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(3)
})
