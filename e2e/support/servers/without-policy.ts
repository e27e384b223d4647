import type { AppFixture } from '../test.ts'

const IN_PAGE = /<meta http-equiv="Content-Security-Policy"[^>]*>/

/** Serves the app’s page without its content security policy. Playwright’s own `bypassCSP` does nothing in Firefox. */
export async function withoutPolicy({ page, url }: AppFixture): Promise<void> {
  const { pathname } = new URL(url)
  await page.route(
    (address) => address.pathname === pathname,
    async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      if (!IN_PAGE.test(html)) throw new Error('the page has no policy to take away')
      const { 'content-security-policy': _, ...headers } = response.headers()
      await route.fulfill({ response, headers, body: html.replace(IN_PAGE, '') })
    },
  )
}
