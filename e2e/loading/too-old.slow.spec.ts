import { expect, test } from '../support/test.ts'

/** Today's Chromium in an old one's shape: what is taken away here is what the page's first script asks for. */
const NOTICE = '浏览器版本过低，无法打开本站'

test('a browser below the floor reads which browsers to use, and no script of the app starts', {
  tag: '@both',
}, async ({ page, url, browserName }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.addInitScript(() => Reflect.deleteProperty(window, 'CSSLayerBlockRule'))
  await page.goto(url)
  await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: '安卓手机' })).toBeVisible()
  await expect(page.locator('#root')).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => [...document.scripts].map(({ src }) => src))).toEqual([''])
  // Firefox requests the files of a page ahead of its first script, and then starts none of them.
  const early = browserName === 'firefox' ? /\/api\// : /\/(?:api|assets)\//
  expect(requests.filter((address) => early.test(address))).toEqual([])
})

test('a browser that cannot read the app’s code gets the same notice in place of the shell', {
  tag: '@production',
}, async ({ page, problems, url }) => {
  problems.allow(/^uncaught: SyntaxError: /)
  // Without the file's hash, which would keep the browser from reading it at all.
  await page.route(url, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replace(/ integrity="[^"]*"(?= src="[^"]*index-)/, '') })
  })
  await page.route('**/assets/index-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'class A { static }}' }),
  )
  await page.goto(url)
  await expect(page.getByRole('heading', { name: NOTICE })).toBeVisible()
  await expect(page.locator('.topbar')).toHaveCount(0)
})
