import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { show } from '../access/show.ts'
import { loadAnew, reload } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'

test.describe('the production build', { tag: '@production' }, () => {
  test('is served with the headers that its host must send', async ({ request, url }) => {
    const headers = (await request.get(url)).headers()
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['cache-control']).toMatch(/^no-store\b/)
  })

  test('tells its own calls, too, the origin and no query, which may be an invitation', async ({
    page,
    url,
  }) => {
    const call = page.waitForRequest('**/api/app')
    await page.goto(`${url}?pid=77`)
    expect((await (await call).allHeaders()).referer).toBe(url)
  })

  test("leaves the page's fetch alone and has no mock backend in it", async ({ app, page }) => {
    await app.open()
    expect(await page.evaluate(() => window.fetch.toString())).toContain('[native code]')
    expect(await page.evaluate(() => '__mock' in window)).toBe(false)
  })

  test('does not run a script injected into the page', async ({ app, page, problems }) => {
    problems.allow(/script-src/, /Content Security Policy/, /TrustedScript/, /trusted-types/)
    await app.open()
    await page.evaluate(() => {
      const script = document.createElement('script')
      // Its text comes as a node: where the browser has Trusted Types, a property would not take it.
      script.append('window.__pwn = 1')
      document.body.append(script)
    })
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    // Later, when the permission of the test’s own scripts has expired.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          setTimeout(() => {
            try {
              new Function('window.__pwn = 1')()
            } catch {
              // as it should
            }
            resolve()
          })
        }),
    )
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
  })

  test('does not run a file that was changed on its way', async ({ app, page, problems }) => {
    problems.allow(/integrity|Failed to load resource/i)
    await page.route('**/assets/index-*.js', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `window.__pwn = 1;${await answer.text()}` })
    })
    await app.open()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    await expect(page.getByRole('alert')).toHaveText('页面文件加载失败，请刷新重试')
    await expect(page.locator('.boot')).toHaveCount(0)
  })

  test('offers to load again when its first file is missing, and keeps the invitation', async ({
    page,
    url,
    problems,
    browserName,
  }) => {
    problems.allow(/Failed to load resource/i)
    // Firefox says why, too.
    if (browserName === 'firefox') problems.allow(/disallowed MIME type|in the integrity attribute/i)
    await page.route('**/assets/index-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
    await page.goto(`${url}?pid=77#/mine`)
    await loadAnew(page, () => page.getByRole('link', { name: '刷新页面' }).click())
    // The welcome may lie above it.
    await expect(page.getByRole('navigation', { name: '主导航', includeHidden: true })).toBeVisible()
    await expect(page.locator('.boot')).toHaveCount(0)
    expect(new URL(page.url()).search).toBe('?pid=77')
  })

  test('takes HTML from its sanitiser alone, where the browser has Trusted Types', async ({
    app,
    page,
    problems,
    browserName,
  }) => {
    problems.allow(/TrustedHTML/)
    // It tells the page itself, too.
    if (browserName !== 'chromium')
      problems.allow(/require-trusted-types-for blocked trusted-types-sink Element innerHTML/)
    await app.open()
    const { hasTypes, refused } = await page.evaluate(() => {
      const probe = document.createElement('p')
      try {
        probe.innerHTML = '<b>'
      } catch {
        // as it should
      }
      return { hasTypes: 'trustedTypes' in window, refused: probe.firstChild === null }
    })
    expect(refused).toBe(hasTypes)
    expect(hasTypes || browserName !== 'chromium').toBe(true)
  })

  test('cannot be framed', async ({ app, page, problems }) => {
    problems.allow(/frame-ancestors/)
    await app.open()
    const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate((address) => {
      const frame = document.createElement('iframe')
      frame.src = address
      document.body.append(frame)
    }, `${app.url}index.html`)
    await blocked
  })

  test('shows no invented data when the backend is unreachable', async ({ app, page, problems }) => {
    problems.allow(/Failed to load resource/)
    await page.route(/\/(api|pay)\//, (route) => route.abort('connectionrefused'))
    await app.open({ scenario: 'member-with-money', as: DEMO })
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.getByText('1,000.00')).toHaveCount(0)
  })
})

test.describe('the demo build', { tag: '@demo' }, () => {
  test('requests only pictures from its server once it is loaded', async ({
    app,
    page,
    context,
    browserName,
  }) => {
    await app.open({ scenario: 'member-with-money', as: DEMO })
    const requested: string[] = []
    context.on('request', (request) => requested.push(request.url()))
    await closeWelcome(page)
    for (const path of ['/mine', '/transfer', '/login', '/'])
      await show(page, path, path === '/login' ? '/' : path)
    // Firefox asks late for the icon of the page.
    const pictures =
      browserName === 'firefox' ? /^(data|blob):|\.svg$|\/icons\/180\.png$/ : /^(data|blob):|\.svg$/
    expect(requested.filter((address) => !pictures.test(address))).toEqual([])
  })

  test('opens from a disk without any network, and keeps its world', async ({ page, context }) => {
    await context.setOffline(true)
    const file = pathToFileURL(join(import.meta.dirname, '../../dist-demo/index.html')).href
    await openDatabaseHoweverSlow(context)
    await page.goto(`${file}?scenario=member-with-money`)
    await page.waitForFunction(() => '__mock' in window)
    await page.evaluate((token) => localStorage.setItem('token', token), tokenOf(DEMO.username))
    await page.goto(`${file}#/mine`)
    await reload(page)
    await expect(page.getByText('demo888').first()).toBeVisible()
    await expect(page.getByText('1,000.00').first()).toBeVisible()
  })

  test('registers no service worker', async ({ app, page }) => {
    await app.open()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
})
