import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { controlOverHttp } from '#mock/control/verbs.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { booksOf, postingCount, requestsFor } from '../journeys/books.ts'
import { goTo } from '../journeys/entry.ts'
import { install, lookForNewer } from '../journeys/installing.ts'
import { fillTransfer, transferButton, venueRow, walletPanel } from '../journeys/wallet.ts'
import { holdRequests } from '../support/servers/network.ts'
import { type AppFixture, expect } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'
import { test } from './behind-nginx.ts'
import { ask, releaseOf } from './front.ts'
import { FILES_ARE_GONE, versionOf } from './versions.ts'

const VENUE = '云舟电子'
const TRANSFER = '/api/transfer'

const help = (page: Page) => page.getByRole('heading', { name: '帮助中心' }).filter({ visible: true }).first()

test.beforeEach(async ({ front, problems }) => {
  await front.deploy(releaseOf('first'))
  problems.allow(...FILES_ARE_GONE)
})

test('the files of the old version are gone after a deployment', async ({ deployAtRest, page, app }) => {
  await app.open()
  const old = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean))
  expect(old.length).toBeGreaterThanOrEqual(2)
  await deployAtRest(releaseOf('second'))
  for (const address of old) expect((await ask(address)).status).toBe(404)
})

test('a player in the middle of the old version comes to the new one at the next screen, and back again', async ({
  front,
  deployAtRest,
  page,
  app,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  expect(await versionOf(page)).toBe('first')
  await deployAtRest(releaseOf('second'))
  await front.oldWorkerGone()
  await goTo(page, '/boutBallBet')
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe('second')
  await expect(help(page)).toBeVisible()

  // The way back, within the half minute in which no second reload happens by itself: the screen says what to do.
  await deployAtRest(releaseOf('first'))
  await front.oldWorkerGone()
  await goTo(page, '/vip')
  await page.getByRole('button', { name: '重新加载' }).click()
  await expect(
    page.getByRole('heading', { name: 'VIP 特权' }).filter({ visible: true }).first(),
  ).toBeVisible()
  expect(await versionOf(page)).toBe('first')
})

test('what a player has typed stays, and the money moves once, when the version changes under a form', async ({
  deployAtRest,
  page,
  app,
}) => {
  await readyToTransfer(app)
  const before = await postingCount(app.mock, 'transfer')
  await deployAtRest(releaseOf('second'))
  await expect(page.getByLabel('转账金额')).toHaveValue('100.50')
  await transferButton(page).click()
  await expectToast(page, /转账成功/)
  await expect(walletPanel(page)).toContainText('¥ 899.50')
  expect(await postingCount(app.mock, 'transfer')).toBe(before + 1)
  expect((await requestsFor(app.mock, TRANSFER)).all).toBe(1)
  expect(await versionOf(page)).toBe('first')
})

test('an amount typed in a kept screen outlives a screen whose file is gone', async ({
  front,
  deployAtRest,
  page,
  app,
}) => {
  await app.open({ scenario: 'member-with-cards', as: DEMO, path: '/recharge' })
  await page.getByLabel('充值金额').fill('321')
  await deployAtRest(releaseOf('second'))
  await front.oldWorkerGone()
  await goTo(page, '/boutBallBet')
  await expect(page.getByRole('button', { name: '重新加载' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('充值金额')).toHaveValue('321')
  expect(await versionOf(page)).toBe('first')
  // Nothing is typed any more: the next screen brings the new version by itself.
  await page.getByLabel('充值金额').fill('')
  await goTo(page, '/boutBallBet')
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe('second')
  await expect(help(page)).toBeVisible()
})

/** A transfer is filled in and ready to be sent. */
async function readyToTransfer(app: AppFixture): Promise<void> {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(venueRow(app.page, VENUE)).toContainText('200.00')
  await fillTransfer(app.page, VENUE, '100.50')
}

test('a money request that the host is busy with during a deployment is answered, and was sent once', async ({
  front,
  page,
  app,
}) => {
  await readyToTransfer(app)
  await app.mock.faults({ add: [{ endpoint: TRANSFER, kind: 'slow', delayMs: 5_000, times: 1 }] })
  const answered = page.waitForResponse(`**${TRANSFER}`)
  const sent = page.waitForRequest(`**${TRANSFER}`)
  await transferButton(page).click()
  await sent
  await front.deploy(releaseOf('second'))
  // From the old version, while nginx ends what that was asked, or from the new one.
  await goTo(page, '/boutBallBet')
  expect((await answered).status()).toBe(200)
  await expect.poll(async () => (await booksOf(app.mock, DEMO.username)).central).toBe(89_950)
  await expect(help(page)).toBeVisible()
  expect((await requestsFor(app.mock, TRANSFER)).all).toBe(1)
})

test('a screen whose file is gone waits for a money request, and the page is then reloaded', async ({
  front,
  page,
  app,
}) => {
  await readyToTransfer(app)
  const release = await holdRequests(page, `**${TRANSFER}`)
  const sent = page.waitForRequest(`**${TRANSFER}`)
  await transferButton(page).click()
  await sent
  await front.deploy(releaseOf('second'))
  await front.oldWorkerGone()
  const missing = page.waitForResponse((response) => response.status() === 404)
  await goTo(page, '/boutBallBet')
  await missing
  expect(await versionOf(page)).toBe('first')
  release()
  await expect.poll(() => versionOf(page).catch(() => 'reloading')).toBe('second')
  await expect(help(page)).toBeVisible()
  await expect.poll(async () => (await booksOf(app.mock, DEMO.username)).central).toBe(89_950)
  expect((await requestsFor(app.mock, TRANSFER)).all).toBe(1)
})

/** What a visitor may meet in the moment of a deployment: the worker of the first release, and the page of the second. */
function halfDeployed(): string {
  const folder = mkdtempSync(join(tmpdir(), 'half-deployed-'))
  cpSync(releaseOf('first'), folder, { recursive: true })
  for (const name of readdirSync(join(releaseOf('second'), 'site')).filter((one) =>
    one.startsWith('index.html'),
  ))
    cpSync(join(releaseOf('second'), 'site', name), join(folder, 'site', name))
  for (const name of ['release.conf', 'headers.conf']) {
    const path = join(folder, 'nginx', name)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(releaseOf('first'), folder))
  }
  return folder
}

test.describe('the installed app', () => {
  test.use({ serviceWorkers: 'allow' })

  test('keeps no page of another version with its files', async ({ front, browser }) => {
    const half = halfDeployed()
    // The page that registers the worker is none of the app's.
    const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: 'allow', bypassCSP: true })
    const installed = async () => {
      await page.goto(`${front.url}/kf.html`)
      return page.evaluate(async () => {
        const registration = await navigator.serviceWorker.register('/worker.js')
        const coming = registration.installing
        if (!coming) throw new Error('a worker was there before')
        return new Promise<string>((resolve) => {
          coming.addEventListener('statechange', () => resolve(coming.state))
        })
      })
    }
    await front.deploy(half)
    expect(await installed()).toBe('redundant')
    await front.deploy(releaseOf('first'))
    expect(await installed()).toBe('installed')
    await page.close()
    rmSync(half, { recursive: true })
  })

  test('plays on with the old files, takes the new version when asked, and goes back the same way', async ({
    front,
    deployAtRest,
    page,
  }) => {
    await controlOverHttp(front.control).scenario({ name: 'member-with-money' })
    await install(page, `${front.url}/`, tokenOf(DEMO.username))
    for (const next of ['second', 'first'] as const) {
      const now = next === 'second' ? 'first' : 'second'
      await deployAtRest(releaseOf(next))
      // A screen that this page has not loaded: its file is gone from the host, and kept here.
      await goTo(page, now === 'first' ? '/boutBallBet' : '/usdtmore')
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toBeVisible()
      expect(await versionOf(page)).toBe(now)
      await lookForNewer(page)
      await page.getByRole('button', { name: '立即更新' }).click()
      // Where Chromium does not tell of the new worker, the app loads by its own time-out, which install() lengthens to 10 s.
      await expect.poll(() => versionOf(page).catch(() => now), OWN_TIME).toBe(next)
    }
  })
})
