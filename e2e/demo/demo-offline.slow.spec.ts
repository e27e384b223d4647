import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { reload } from '../journeys/entry.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { plainHost } from '../support/servers/plain-host.ts'
import { expect, firstScreen, test } from '../support/test.ts'

test.use({ serviceWorkers: 'allow' })

const BUILT = join(import.meta.dirname, '../../dist-demo')
const built = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)
/** A worker fetches all files of the demo anew while it is installed: on a busy machine that takes longer than a screen. */
const expectCaches = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.caches.keys()), { timeout: 20_000 })

/** A folder of the host with a demo of its own; `build` tells it apart, as another build would be told. */
function putDemo(root: string, name: string, build: string): void {
  const folder = join(root, name)
  cpSync(BUILT, folder, { recursive: true })
  const edit = (file: string, change: (text: string) => string) =>
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  edit('index.html', (text) => text.replace('<html ', `<html data-build="${build}" `))
  edit('demo-worker.js', (text) => text.replace(/("?build"?:\s*["'`])\w+/, `$1${build}`))
}

/** From the next load on the page is told that it was started from a phone's home screen. */
const beInstalled = (page: Page) =>
  page.addInitScript(() => {
    const native = window.matchMedia.bind(window)
    window.matchMedia = (query) => (query === '(display-mode: standalone)' ? native('all') : native(query))
  })

/** As a phone starts it from its home screen, until the worker of this build has its files. */
async function startInstalled(page: Page, address: string, build: string): Promise<void> {
  await page.goto(address)
  await expectCaches(page).toContain(`demo ${address} ${build}`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

test('an installed demo starts without a network, shows a newer build at once, and never one of another folder', async ({
  page,
  problems,
}) => {
  const root = mkdtempSync(join(tmpdir(), 'demos-'))
  const host = plainHost(root)
  putDemo(root, 'a', 'first')
  putDemo(root, 'b', 'other')
  const origin = await host.start()
  problems.allow(new RegExp(`^foreign request: ${origin}`), /ERR_CONNECTION_(REFUSED|RESET)/)
  await beInstalled(page)
  try {
    await startInstalled(page, `${origin}/a/`, 'first')
    await startInstalled(page, `${origin}/b/`, 'other')

    await host.stop()
    for (const [folder, build] of [
      ['a', 'first'],
      ['b', 'other'],
    ]) {
      await page.goto(`${origin}/${folder}/`)
      await firstScreen(page)
      await expect(page.getByRole('navigation', { name: '主导航', includeHidden: true })).toBeVisible()
      expect(await built(page)).toBe(build)
    }
    // All of it: the console's script, and the games' page with its query.
    await page.keyboard.press('Alt+Shift+KeyD')
    await expect(page.getByRole('complementary', { name: '演示控制台' })).toBeVisible()
    await page.goto(`${origin}/b/venue.html?ticket=none`)
    await expect(page.getByRole('alert')).toBeVisible()

    putDemo(root, 'a', 'second')
    await host.start()
    await page.goto(`${origin}/a/`)
    expect(await built(page)).toBe('second')
    await expectCaches(page).toEqual([`demo ${origin}/b/ other`, `demo ${origin}/a/ second`])
    await host.stop()
    await page.reload()
    expect(await built(page)).toBe('second')
  } finally {
    await page.close()
    await host.stop().catch(() => undefined)
    rmSync(root, { recursive: true })
  }
})

/** The login, the tabs and the money screens, what each shows of its world, and how many pictures at least. */
const RELOADED = [
  ['/login', '验证码', 1],
  ['/', '累积奖池', 12],
  ['/activity', '首存礼', 3],
  ['/mine', DEMO.username, 0],
  ['/recharge', '扫码付款', 0],
  ['/withdrawal', '1,000.00', 0],
  ['/transfer', '200.00', 0],
] as const

/** Which pictures on the screen have not come, and whether there are as many as `least`. */
const picturesOn = (page: Page, least: number) =>
  page.evaluate((expected) => {
    const seen = [...document.images].filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    const missing = seen.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src)
    return { missing, areEnough: seen.length >= expected }
  }, least)

test('an installed demo without a network comes back on each main route after a reload, with its pictures and its world', async ({
  page,
  problems,
}) => {
  // Each route is a load.
  test.setTimeout(120_000)
  const host = plainHost(BUILT)
  const origin = await host.start()
  problems.allow(new RegExp(`^foreign request: ${origin}`), /ERR_CONNECTION_(REFUSED|RESET)/)
  await beInstalled(page)
  try {
    await openDatabaseHoweverSlow(page.context())
    // Not the scenario that a page without a world begins with.
    await page.goto(`${origin}/?scenario=member-with-money`)
    await expectCaches(page).toHaveLength(1)
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await host.stop()
    for (const [path, shown, pictures] of RELOADED) {
      if (path === '/')
        await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(DEMO.username))
      await page.goto(`${origin}/#${path}`)
      await reload(page)
      await expect(page.getByText(shown).filter({ visible: true }).first()).toBeVisible()
      await expect
        .poll(() => picturesOn(page, pictures), { message: path })
        .toEqual({ missing: [], areEnough: true })
    }
    // A frame in a sandbox has no worker, so that without a network /kefu only leads there.
    await page.goto(`${origin}/site.html#service`)
    await expect(page.getByRole('heading', { name: '在线客服' })).toBeVisible()
  } finally {
    await page.close()
    await host.stop().catch(() => undefined)
  }
})
