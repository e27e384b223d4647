import type { Page } from '@playwright/test'
import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { expectPath, goTo, logIn, openBlankPage, reload, untilHistoryRests } from '../journeys/entry.ts'
import { header } from '../journeys/home.ts'
import { walletPanel } from '../journeys/wallet.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

/** The keys without the prefix `yz:` (docs/wire.md#local-storage), none of which outlives the session. */
const KEYS =
  'token userInfo appInfo messageNum baseURL pendingOrder banner realbet joker gaming sport lottery concise fishing remen all new'.split(
    ' ',
  )
/** Other keys, which the session end must not touch. */
const OTHER_ENTRIES = { 'yz:theme': '"light"', 'yz:remember': '"demo888"', 'another-app': '{"left":"alone"}' }

const MAX_BOOT_MS = 3_000

const CORRUPTIONS: readonly (readonly [name: string, value: string])[] = [
  ['truncated JSON', '[{"category_id":"concise","app_st'],
  ['another type', '[42.5]'],
  ['null', 'null'],
  ['undefined', 'undefined'],
  ['a prototype', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'],
  ['an older schema', '{"v":0,"data":[{"id":1,"title":"旧"}]}'],
  ['a script', '"<script>__pwn=1</script><img src=x onerror=__pwn=1>"'],
]

const everyKey = (value: string) => Object.fromEntries(KEYS.map((key) => [key, value]))

/** A value of that many characters. WebKit keeps 5 MB for a site and counts two bytes for a character; others keep more. */
const bigIn = (engine: string) => `"${'大'.repeat(engine === 'webkit' ? 2_000_000 : 4_000_000)}"`
const BIG_KEYS = ['token', 'userInfo', 'appInfo', 'all']

/** Starts the app with this storage and returns how long it took until it was usable. */
async function bootWith(page: Page, url: string, stored: Record<string, string>): Promise<number> {
  await openBlankPage(page, url)
  await page.evaluate((entries) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value)
  }, stored)
  const startedMs = Date.now()
  await page.goto(url)
  await firstScreen(page)
  // The welcome dialog may be open by now, and hides the roles of what it covers.
  const covered = { includeHidden: true }
  await expect(page.getByRole('tabpanel', covered).getByRole('listitem', covered).first()).toBeVisible()
  return Date.now() - startedMs
}

/** `unread`: keys that this screen has had no reason to validate yet. */
async function expectSound(page: Page, bad: string, unread: readonly string[] = []): Promise<void> {
  // Keys that a visitor’s first screen does not need are read at the first touch.
  await page.keyboard.press('Shift')
  const after = await page.evaluate(() => ({
    stored: Object.fromEntries(Object.entries(localStorage)),
    polluted: Reflect.get({}, 'polluted'),
    pwn: '__pwn' in window,
  }))
  expect(after).toMatchObject({ stored: OTHER_ENTRIES, pwn: false })
  expect(after.polluted).toBeUndefined()
  // The other bad values are overwritten by answers of the mock backend.
  await expect
    .poll(async () => {
      const stored = await page.evaluate(() => Object.entries(localStorage))
      return stored.filter(([key, value]) => value === bad && !unread.includes(key))
    })
    .toEqual([])
}

for (const [name, bad] of CORRUPTIONS) {
  test(`with ${name} in every stored key the app starts, as a visitor and as a member`, {
    tag: '@production',
  }, async ({ app, page, url }) => {
    await app.open({ scenario: 'member-with-money' })
    const all = everyKey(bad)
    await bootWith(page, url, { ...all, ...OTHER_ENTRIES })
    await expect(page.getByRole('link', { name: '点击登录', includeHidden: true })).toBeVisible()
    await expectSound(page, bad, ['userInfo'])

    await bootWith(page, url, { ...all, ...OTHER_ENTRIES, token: tokenOf(DEMO.username) })
    await expect(header(page)).toContainText('¥ 1,200.00')
    await expectSound(page, bad)
  })
}

for (const key of BIG_KEYS) {
  test(`4 MB in the stored key ${key} do not keep the app from starting`, {
    tag: '@production',
  }, async ({ app, page, url, browserName }) => {
    const big = bigIn(browserName)
    await app.open({ scenario: 'member-with-money' })
    await bootWith(page, url, { ...OTHER_ENTRIES, [key]: big })
    await expectSound(page, big)
  })
}

test('whatever the stored keys hold, the app starts within three seconds', {
  tag: ['@production', '@alone'],
}, async ({ app, page, url, browserName }) => {
  test.setTimeout(90_000)
  await app.open({ scenario: 'member-with-money' })
  const stored = [
    ...CORRUPTIONS.map(([name, bad]) => [name, everyKey(bad)] as const),
    ...BIG_KEYS.map((key) => [`4 MB of ${key}`, { [key]: bigIn(browserName) }] as const),
  ]
  for (const [what, entries] of stored) {
    expect(await bootWith(page, url, entries), what).toBeLessThan(MAX_BOOT_MS)
  }
})

/** Ways in which a browser denies access to its storage. */
const BLOCKED: Record<string, () => void> = {
  'throws when it is touched': () => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  },
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  },
}

for (const [how, block] of Object.entries(BLOCKED)) {
  test(`where storage ${how}, the app keeps its state in memory as long as the tab lives`, {
    tag: '@both',
  }, async ({ app, page }) => {
    await app.open({ scenario: 'member-with-money', path: '/abouts' })
    await page.addInitScript(block)
    await page.reload()
    await goTo(page, '/mine')
    await expectPath(page, '/login?redirect=%2Fmine')
    await logIn(page, DEMO)
    await expectPath(page, '/mine')
    await expect(walletPanel(page)).toContainText('¥ 1,000.00')
    await goTo(page, '/transfer')
    await expect(page.getByRole('heading', { name: '自动免转' })).toBeVisible()
    await expect(walletPanel(page)).toContainText('¥ 1,000.00')
    await booksOf(app.mock, DEMO.username)
  })
}

test('a player whose browser denies storage is told so at the start', async ({ app, page }) => {
  await app.open({ path: '/abouts' })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  await page.reload()
  await expectToast(page, '浏览器禁止了本地存储，关闭页面后需要重新登录', OWN_TIME)
})

test('a stored baseURL of another origin gets no request', { tag: '@production' }, async ({
  app,
  page,
  url,
}) => {
  await app.open({ scenario: 'member-with-money' })
  await bootWith(page, url, { baseURL: '"https://evil.example"', token: tokenOf(DEMO.username) })
  // The `problems` fixture would report a request to another origin.
  await expect(header(page)).toContainText('¥ 1,200.00')
})

test('今日不再提示 keeps the welcome away in new tabs, until the next Beijing day', { tag: '@both' }, async ({
  app,
  page,
}) => {
  const welcome = page.getByRole('dialog', { name: '温馨提示' })
  const startNewTab = async () => {
    await page.evaluate(() => sessionStorage.clear())
    await reload(page)
    await expect(page.getByRole('link', { name: '点击登录', includeHidden: true })).toBeVisible()
  }
  await app.open({ scenario: 'visitor' })
  await welcome.getByRole('checkbox', { name: '今日不再提示' }).check()
  await welcome.getByRole('button', { name: '我知道了' }).click()
  await expect(welcome).toBeHidden()
  await untilHistoryRests(page)

  await startNewTab()
  const visited = () => page.evaluate(() => sessionStorage.getItem('yz:greeted'))
  await expect.poll(visited).toBe('1')
  await page.getByRole('button', { name: /^查看公告/ }).click()
  await expect(page.getByRole('dialog', { name: '公告' })).toBeVisible()
  await expect(welcome).toBeHidden()

  await app.mock.clock({ byMs: 24 * HOUR_MS })
  await startNewTab()
  await expect(welcome).toBeVisible()
})
