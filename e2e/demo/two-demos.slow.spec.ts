import type { BrowserContext, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath, logIn, logOut } from '../journeys/entry.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'

// The folders of the other demos are no folders of the build that is served.
test.beforeEach(({ problems }) => problems.allow(/^request of no file: GET \S+\/[ab]\//))

/** The same build in more folders of its origin. */
const serveIn = (context: BrowserContext, url: string, ...folders: string[]) =>
  Promise.all(
    folders.map((folder) =>
      context.route(`${url}${folder}/**`, (route) =>
        route.continue({ url: route.request().url().replace(`${url}${folder}/`, url) }),
      ),
    ),
  )
const openDemo = async (page: Page, address: string) => {
  await openDatabaseHoweverSlow(page.context())
  await page.goto(address)
  await page.waitForFunction(() => '__mock' in window)
}

test('two demos in two folders of one origin have a world, a brand and a tour each', async ({
  page,
  context,
  url,
}) => {
  await serveIn(context, url, 'b')
  const open = (address: string) => openDemo(page, address)
  const scenario = () => page.evaluate(async () => (await window.__mock?.read())?.scenario)
  await open(`${url}?scenario=member-with-money`)
  await page.evaluate(() => localStorage.setItem('demo-brand:/', '{"name":"蓝港"}'))
  await open(`${url}b/index.html?scenario=fresh-member`)
  expect(await scenario()).toBe('fresh-member')
  await expect(page.getByRole('link', { name: '云舟，首页', includeHidden: true })).toBeVisible()
  await open(url)
  expect(await scenario()).toBe('member-with-money')
  await expect(page.getByRole('link', { name: '蓝港，首页', includeHidden: true })).toBeVisible()
})

test('a session, its end, a theme and an invitation of one demo are none of the other’s, nor of the one at the root', async ({
  page,
  context,
  url,
}) => {
  await serveIn(context, url, 'a', 'b')
  const mine = (shown: Page) => shown.getByRole('heading', { name: DEMO.username })
  await openDemo(page, `${url}a/?scenario=member-with-money&pid=77&theme=light#/login`)
  await logIn(page, DEMO)
  await expectPath(page, '/')

  for (const other of [`${url}b/`, url]) {
    await openDemo(page, `${other}?scenario=member-with-money#/mine`)
    await expectPath(page, '/login?redirect=%2Fmine')
    expect(
      await page.evaluate(() => [
        localStorage.getItem('token'),
        localStorage.getItem('yz:theme'),
        sessionStorage.getItem('yz:pid'),
      ]),
    ).toEqual([null, null, null])
  }
  // Who logs in and out there, in another tab, ends no session here; who does here, does.
  await openDemo(page, `${url}a/#/mine`)
  await expect(mine(page)).toBeVisible()
  const there = await context.newPage()
  await openDemo(there, `${url}b/#/login`)
  await logIn(there, DEMO)
  await expectPath(there, '/')
  await openDemo(there, `${url}b/#/mine`)
  await logOut(there)
  await expectPath(there, '/login')
  await expect(mine(page)).toBeVisible()
  await openDemo(there, `${url}a/#/mine`)
  await logOut(there)
  await expectPath(page, '/login?redirect=%2Fmine')
})
