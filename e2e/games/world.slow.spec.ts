import type { Page } from '@playwright/test'
import { SUCCESS } from '#contracts/wire/envelope.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { booksOf, postingCount } from '../journeys/books.ts'
import { goTo, openBlankPage, reload } from '../journeys/entry.ts'
import { category, closeWelcome, gameTile, slotOf } from '../journeys/home.ts'
import { fillTransfer, transferButton, venueRow, walletPanel } from '../journeys/wallet.ts'
import { mockInPage } from '../support/servers/mock.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'

const VENUE = '云舟电子'

test('a reload during play keeps the world, with an open bet', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await fillTransfer(page, VENUE, '100')
  await transferButton(page).click()
  await expect(venueRow(page, VENUE)).toContainText('300.00')
  await reload(page)
  await expect(walletPanel(page)).toContainText('¥ 900.00')
  await expect(venueRow(page, VENUE)).toContainText('300.00')

  await goTo(page, '/')
  await closeWelcome(page)
  const game = await slotOf(page, 'yzdz')
  await category(page, '电子').click()
  await gameTile(page, game).click()
  await page.waitForURL(/[?&]ticket=/)
  // The launch page has the game’s name as heading too; only the game itself has this button.
  const spin = page.getByRole('button', { name: '开始旋转' })
  await expect(spin).toBeVisible()
  await app.mock.clock({ stop: true })
  await spin.click()
  await expect(page.getByText('未结算')).toBeVisible()
  await reload(page)
  await expect(page.getByText('未结算')).toBeVisible()
  await expect(page.getByRole('region', { name: '场馆余额' })).toContainText('¥ 290.00')
  const books = await booksOf(app.mock, DEMO.username)
  expect([books.central, books.venues.yzdz]).toEqual([90_000, 29_000])
})

/** Sends many transfers at once, bypassing the app. */
const manyTransfers = (page: Page, token: string, times: number) =>
  page.evaluate(
    ([bearer, count]) =>
      Promise.all(
        Array.from({ length: count }, async () => {
          const answer = await fetch('/api/transfer', {
            method: 'POST',
            headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
            body: JSON.stringify({ amount: 1, sourcetype: 'userbalance', targettype: 'yzdz' }),
          })
          return (await answer.json()).code
        }),
      ),
    [token, times] as const,
  )

test('two tabs on one world lose no update', async ({ app, page, context, url }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  const before = await postingCount(app.mock, 'transfer')
  const other = await context.newPage()
  await other.goto(`${url}#/transfer`)
  await firstScreen(other)
  await expect(walletPanel(other)).toContainText('¥ 1,000.00')

  const token = tokenOf(DEMO.username)
  const codes = await Promise.all([manyTransfers(page, token, 12), manyTransfers(other, token, 12)])
  expect(codes.flat()).toEqual(Array(24).fill(SUCCESS))
  for (const tab of [page, other]) {
    await expect(walletPanel(tab)).toContainText('¥ 976.00', OWN_TIME)
    await expect(venueRow(tab, VENUE)).toContainText('224.00')
    const books = await booksOf(mockInPage(tab), DEMO.username)
    expect([books.central, books.venues.yzdz]).toEqual([97_600, 22_400])
    expect(await postingCount(mockInPage(tab), 'transfer')).toBe(before + 24)
  }
})

const notices = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, '__mock') as { notices: () => string[] }).notices())

/** Ways in which a browser denies access to its database. */
const BLOCKED: Record<string, () => void> = {
  'throws when it is touched': () => {
    Object.defineProperty(window, 'indexedDB', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  'is not there': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  },
  'refuses to open': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'InvalidStateError')
    }
  },
  'never answers': () => {
    // A request that never fires success or error.
    IDBFactory.prototype.open = () =>
      Object.create(IDBOpenDBRequest.prototype, { addEventListener: { value: () => {} } })
  },
}

for (const [how, block] of Object.entries(BLOCKED)) {
  test(`the demo starts where the database ${how}`, async ({ page, url }) => {
    await page.addInitScript(block)
    await page.goto(`${url}?scenario=member-with-money`)
    await closeWelcome(page)
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    expect(await notices(page)).toEqual(['memory'])
    await booksOf(mockInPage(page), DEMO.username)
    const told = page.getByRole('complementary', { name: '演示存不住数据' })
    await expect(told).toContainText('刷新后会丢失')
    await told.getByRole('button', { name: '知道了' }).click()
    await expect(told).toBeHidden()
  })
}

test('a database that opens late brings the stored world back into a tab that has changed nothing', async ({
  page,
  url,
}) => {
  // Not by `app.open`, which waits for a database however slow it is.
  await page.goto(`${url}?scenario=member-with-money&as=${DEMO.username}#/transfer`)
  await fillTransfer(page, VENUE, '100')
  await transferButton(page).click()
  await expect(walletPanel(page)).toContainText('¥ 900.00')
  await page.addInitScript(openLate)
  await reload(page)
  const told = page.getByRole('complementary', { name: '演示存不住数据' })
  await expect(told).toContainText('继续尝试保存')
  await page.evaluate(() => (Reflect.get(window, 'openNow') as () => void)())
  const books = await booksOf(mockInPage(page), DEMO.username)
  expect([books.central, books.venues.yzdz]).toEqual([90_000, 30_000])
  await expect(told).toBeHidden()
  await expect(walletPanel(page)).toContainText('¥ 900.00', OWN_TIME)
})

/** In the page: a database opens only when `openNow` is called. */
function openLate(): void {
  const now = new Promise<void>((resolve) => Reflect.set(window, 'openNow', resolve))
  const { open } = IDBFactory.prototype
  IDBFactory.prototype.open = function (...args) {
    const request = open.apply(this, args)
    const listen = request.addEventListener.bind(request)
    request.addEventListener = (type: string, listener: EventListener) =>
      listen(type, type === 'success' ? (event) => void now.then(() => listener(event)) : listener)
    return request
  }
}

test('a page of a newer build gets the database that an open demo holds, which says so', async ({
  app,
  page,
  context,
  url,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  const newer = await context.newPage()
  await newer.goto(new URL('icon.svg', url).href)
  // A newer build opens the same database with a higher version.
  const opened = await newer.evaluate(async () => {
    const [{ name = '' } = {}] = await indexedDB.databases()
    return new Promise<string>((resolve) => {
      const request = indexedDB.open(name, 99)
      request.onsuccess = () => resolve(`open at ${request.result.version}`)
    })
  })
  expect(opened).toBe('open at 99')
  await expect(page.getByRole('complementary', { name: '演示存不住数据' })).toBeVisible()
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
})

/** Damage to a stored world. In the page: rewrites every row of a store, or drops it. */
const DAMAGE: Record<string, { store: 'entries' | 'head'; to: unknown }> = {
  'without its head': { store: 'head', to: undefined },
  'with a head of nonsense': { store: 'head', to: '<script>__pwn=1</script>' },
  'with rows of nonsense': { store: 'entries', to: null },
  'of another schema': { store: 'entries', to: { schema: 0 } },
}

for (const [how, damage] of Object.entries(DAMAGE)) {
  test(`the demo starts anew on a stored world ${how}`, async ({ page, url, app }) => {
    await app.open({ scenario: 'member-with-money' })
    await closeWelcome(page)
    // On a page without the app, so that no mock backend has the world open.
    await openBlankPage(page, url)
    await page.evaluate(breakWorld, damage)
    await page.goto(url)
    await firstScreen(page)
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    expect(await notices(page)).toEqual(['reseeded'])
    const view = await app.mock.read()
    expect(view.ledger).toEqual({ sum: 0, wrong: [], overdrawn: [] })
    await reload(page)
    await expect(page.getByRole('tabpanel').getByRole('listitem').first()).toBeVisible()
    expect(await notices(page)).toEqual([])
  })
}

async function breakWorld({ store, to }: { store: string; to?: unknown }): Promise<void> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const db = await done(indexedDB.open('yunzhou-demo-mock'))
  const tx = db.transaction(store, 'readwrite')
  const rows = tx.objectStore(store)
  if (to === undefined) await done(rows.clear())
  else if (store === 'head') await done(rows.put(to, 'head'))
  else for (const row of await done(rows.getAll())) await done(rows.put({ ...row, value: to }))
  db.close()
}
