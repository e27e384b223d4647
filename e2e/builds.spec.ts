import { DEMO } from '#house/scenarios/personas.ts'
import { expect, test } from './support/test.ts'

test.describe('the production build', { tag: '@house' }, () => {
  test('is served with the headers that its host must send', async ({ request, url }) => {
    const headers = (await request.get(url)).headers()
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe-eval')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin')
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
    expect(headers['cache-control']).toBe('no-cache')
  })

  test("leaves the page's fetch alone and knows no house", async ({ app, page }) => {
    await app.open()
    expect(await page.evaluate(() => window.fetch.toString())).toContain('[native code]')
    expect(await page.evaluate(() => '__house' in window)).toBe(false)
  })

  test('runs no script that was put into the page', async ({ app, page, problems }) => {
    problems.allow(/script-src/, /Content Security Policy/)
    await app.open()
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.__pwn = 1'
      document.body.append(script)
    })
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    await expect(page.evaluate('new Function("return 1")()')).rejects.toThrow(
      /unsafe-eval|Content Security Policy/,
    )
  })

  test('cannot be framed', async ({ app, page, problems }) => {
    problems.allow(/frame-ancestors/)
    await app.open()
    await page.setContent('<iframe width="300" height="300"></iframe>')
    const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
    await page.evaluate((address) => {
      const frame = document.querySelector('iframe')
      if (frame) frame.src = address
    }, `${app.url}index.html`)
    await blocked
  })

  test('shows no invented data when the backend is gone', async ({ app, page, problems }) => {
    problems.allow(/Failed to load resource/)
    await page.route(/\/(api|pay)\//, (route) => route.abort('connectionrefused'))
    await app.open({ scenario: 'member-with-money', as: DEMO })
    await expect(page.getByText('1,000.00')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toBeVisible()
  })
})

test.describe('the demo build', () => {
  test('asks the network for nothing once it is loaded, and starts again with the network cut', async ({
    app,
    page,
    context,
  }) => {
    await app.open({ scenario: 'member-with-money', as: DEMO })
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url())) asked.push(request.url())
    })
    await context.setOffline(true)
    await page.evaluate(() => {
      location.hash = '#/mine'
    })
    await expect(page.getByText('demo888')).toBeVisible()
    expect(asked.filter((address) => !address.startsWith(`${app.url}assets/`))).toEqual([])
  })
})
