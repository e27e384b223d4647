import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { loadAnew, reload } from '../journeys/entry.ts'
import { install, lookForNewer } from '../journeys/installing.ts'
import type { PageErrors } from '../support/problems.ts'
import { releaseOf } from '../support/servers/deployed.ts'
import { ownSite } from '../support/servers/own-site.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { OWN_TIME } from '../support/waits.ts'

const PRODUCTION = readFileSync(join(import.meta.dirname, '../../docs/production.md'), 'utf8')
/** The heading of the app, which a dialog over it hides from the tree of roles. */
const home = (page: Page) => page.locator('h1').first()
const offer = (page: Page) => page.getByText('新版本已就绪')
/** How many workers there are once the browser has looked for newer ones, as it does after each load in its own time. */
const workers = (page: Page) =>
  page.evaluate(async () => {
    const looks = (await navigator.serviceWorker.getRegistrations()).map((one) => one.update())
    await Promise.allSettled(looks)
    return (await navigator.serviceWorker.getRegistrations()).length
  })

// A worker that gives way answers with a page of its own, which loads the app's only then: what waits for a load, or for a
// page without a skeleton, ends at the first of the two.
test.describe('a release that was taken back', { tag: '@production' }, () => {
  const site = ownSite()

  /** The player has the app installed and agrees to the release that this makes. */
  const take = async (page: Page, release: () => void) => {
    await install(page, site().url)
    release()
    await lookForNewer(page)
    await page.getByRole('button', { name: '立即更新' }).click()
    await expect.poll(() => releaseOf(page).catch(() => undefined), OWN_TIME).toBe('2')
  }
  /** The release that the player agrees to throws as soon as it is loaded. */
  const takeThrowing = (page: Page, problems: PageErrors) => {
    problems.allow(/this release does not start/)
    return take(page, () => site().releaseBroken('throw new Error("this release does not start")'))
  }

  test('whose code throws at once is gone with the first load after the browser has looked, and the address is the same', async ({
    page,
    problems,
  }) => {
    await takeThrowing(page, problems)
    site().goBack()
    await lookForNewer(page)
    await page.goto(`${site().url}?from=way-back#/login?redirect=%2Fmine`)
    await expect(page.getByRole('textbox', { name: '账号' })).toBeVisible(OWN_TIME)
    expect(await releaseOf(page)).toBeUndefined()
    expect(page.url()).toBe(`${site().url}?from=way-back#/login?redirect=%2Fmine`)
  })

  test('whose first file is not what the page was built with is gone once its notice is obeyed', async ({
    page,
    problems,
  }) => {
    problems.allow(/integrity/)
    await take(page, () => site().releaseBroken('', { integrity: 'A'.repeat(64) }))
    await expect(page.getByRole('alert')).toHaveText('页面文件加载失败，请刷新重试')
    site().goBack()
    await lookForNewer(page)
    await loadAnew(page, () => page.getByRole('link', { name: '刷新页面' }).click())
    await expect(home(page)).toBeAttached(OWN_TIME)
    expect(await releaseOf(page)).toBeUndefined()
  })

  test('stays where it has started: a reload or a second page brings no other version unasked', async ({
    page,
    context,
  }) => {
    await take(page, site().release)
    site().goBack()
    await lookForNewer(page)
    await reload(page)
    await expect(home(page)).toBeAttached()
    const second = await context.newPage()
    await second.goto(site().url)
    await firstScreen(second)
    await expect(home(second)).toBeAttached()
    expect([await releaseOf(page), await releaseOf(second)]).toEqual(['2', '2'])
    await second.close()
    await page.keyboard.press('Shift')
    await expect(offer(page)).toBeVisible()
  })

  test('stays where the player comes back from the support page, which is not the app’s', async ({
    page,
  }) => {
    await take(page, site().release)
    site().goBack()
    await lookForNewer(page)
    await page.goto(`${site().url}kf.html`)
    await loadAnew(page, () => page.getByRole('link', { name: '返回应用' }).click())
    await expect(home(page)).toBeAttached()
    expect(await releaseOf(page)).toBe('2')
    await page.keyboard.press('Shift')
    await expect(offer(page)).toBeVisible()
  })

  test('that does not start is not replaced under a second page', async ({ page, context, problems }) => {
    await takeThrowing(page, problems)
    const second = await context.newPage()
    await second.goto(site().url)
    site().goBack()
    await lookForNewer(page)
    await page.reload()
    expect([await releaseOf(page), await releaseOf(second)]).toEqual(['2', '2'])
    await second.close()
    // The worker may hear of the closed page a moment later.
    await expect(async () => {
      await reload(page)
      await expect(home(page)).toBeAttached(OWN_TIME)
    }).toPass()
    expect(await releaseOf(page)).toBeUndefined()
  })

  test('leaves no worker where the one of the docs that takes the worker back is served', async ({
    page,
    problems,
  }) => {
    await takeThrowing(page, problems)
    site().goBack()
    site().releaseWorker(/```js\n([\s\S]*?unregister[\s\S]*?)```/.exec(PRODUCTION)?.[1] ?? '')
    await page.reload()
    await expect.poll(() => workers(page).catch(() => undefined), OWN_TIME).toBe(0)
    await reload(page)
    await expect(home(page)).toBeAttached()
    expect(await releaseOf(page)).toBeUndefined()
  })

  test('for a worker that neither takes over nor listens shows what there is, and loads no page without end', async ({
    page,
    problems,
  }) => {
    await takeThrowing(page, problems)
    site().releaseWorker('addEventListener("install", () => undefined)')
    await lookForNewer(page)
    await page.reload()
    await expect.poll(() => releaseOf(page).catch(() => undefined), OWN_TIME).toBe('2')
  })
})
