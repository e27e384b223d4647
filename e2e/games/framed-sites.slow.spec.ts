import { DEMO } from '#mock/scenarios/personas.ts'
import { show } from '../access/show.ts'
import { closeWelcome } from '../journeys/home.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { expectToast, expectToastInView } from '../support/toasts.ts'

test('customer service is framed in a sandbox without access to the token or the address, with a link out', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/kefu' })
  const frame = page.locator('iframe[title="在线客服"]')
  await expect(frame.contentFrame().getByRole('heading', { name: '在线客服' })).toBeVisible()
  expect(await frame.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups')
  expect(await frame.getAttribute('referrerpolicy')).toBe('no-referrer')
  const stolen = page.frames().find((one) => one.url().includes('site.html'))
  const read = await stolen?.evaluate(() => {
    try {
      return parent.localStorage.getItem('token')
    } catch (error) {
      return error instanceof DOMException ? error.name : String(error)
    }
  })
  expect(read).toBe('SecurityError')
  await expect(page.getByRole('link', { name: '浏览器打开' })).toHaveAttribute('rel', 'noopener noreferrer')
})

test('no screen listens to what another window, or a framed site, may send', {
  tag: '@production',
}, async ({ app, page }) => {
  await page.addInitScript(() => {
    const { addEventListener } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (this: EventTarget, ...given: [string, never]) {
      if (given[0] === 'message' && this === window) sessionStorage.setItem('listens', 'to a message')
      return addEventListener.apply(this, given)
    }
  })
  // With a card: the question for one opens by itself at /recharge, and hides the screen from whoever looks late.
  await app.open({ scenario: 'member-with-cards', as: DEMO })
  await closeWelcome(page)
  for (const path of ['/', '/kefu', '/sitepage?type=1', '/app', '/recharge', '/withdrawal']) {
    await show(page, path)
    const listens = () => page.evaluate(() => [sessionStorage.getItem('listens'), window.onmessage])
    expect(await listens(), path).toEqual([null, null])
  }
})

test('the site page shows the two known sites, and no address from its link', async ({ app, page }) => {
  await app.open({ path: '/sitepage?type=1' })
  await expect(
    page.frameLocator('iframe[title="官方网站"]').getByRole('heading', { name: '官方网站' }),
  ).toBeVisible()
  await page.goto(`${app.url}#/sitepage?type=2`)
  await firstScreen(page)
  await expect(
    page.frameLocator('iframe[title="美元平台"]').getByRole('heading', { name: '美元平台' }),
  ).toBeVisible()
  for (const type of ['javascript:alert(1)', 'https://evil.example', '3', '']) {
    await page.goto(`${app.url}#/sitepage?type=${encodeURIComponent(type)}`)
    await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible()
    await expect(page.locator('iframe')).toHaveCount(0)
  }
})

test('a site without an address from the operator shows what to do', async ({ app, page }) => {
  await app.open({ scenario: 'unfilled-site', as: DEMO, path: '/kefu' })
  await expect(page.getByRole('heading', { name: '在线客服暂时打不开' })).toBeVisible()
  await page.goto(`${app.url}#/app`)
  await page.getByRole('button', { name: 'iPhone 下载' }).click()
  await expectToastInView(page, '暂时没有可用的下载地址，请联系在线客服')
})

test('/app: the download runs in a helper frame that is removed after 2 s', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/app' })
  await expect(page.getByAltText('APP 下载二维码')).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await page.getByRole('button', { name: 'iPhone 下载' }).click()
  await expect(page.locator('iframe[title="下载"]')).toHaveCount(1)
  await page.clock.fastForward(2_000)
  await expect(page.locator('iframe[title="下载"]')).toHaveCount(0)
})

test('/app: an install link of iOS is asked for, and breaks no policy of the page', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  // No program of this machine takes such a link; and the last frame is there to be refused.
  problems.allow(/itms-services/, /frame-src/)
  const link = 'itms-services://?action=download-manifest&url=https%3A%2F%2Fapp.example.com%2Fm.plist'
  await page.route('**/api/app', async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    await route.fulfill({
      response: answer,
      json: { ...body, data: { ...body.data, ios_download_url: link } },
    })
  })
  // Only an iPhone takes the link, and only its browsers know this.
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }))
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/app' })
  const refused = await page.evaluateHandle(() => {
    const found: string[] = []
    addEventListener('securitypolicyviolation', ({ blockedURI }) => found.push(blockedURI))
    return found
  })
  // The button waits for the address, and where the clock stands no answer reaches the screen.
  const download = page.getByRole('button', { name: 'iPhone 下载' })
  await expect(download).toBeEnabled()
  // The frame is gone after 2 s.
  await page.clock.install()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
  await download.click()
  await expectToast(page, '请留意手机的下载或安装提示')
  await expect(page.locator('iframe[title="下载"]')).toHaveAttribute('src', link)
  // Whatever the download broke is told before what this breaks.
  await page.evaluate(() => {
    const frame = document.createElement('iframe')
    frame.src = 'http://refused.example'
    document.body.append(frame)
  })
  // By the header and by the page's own policy.
  await expect.poll(() => refused.jsonValue()).toContain('http://refused.example')
  expect(new Set(await refused.jsonValue())).toEqual(new Set(['http://refused.example']))
})

test('an agent application reports the first mistake and keeps what was typed', async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/applyagent' })
  await page.getByRole('button', { name: '提交申请' }).click()
  await expectToast(page, '请输入正确手机号')
  await page.getByRole('textbox', { name: '手机号' }).fill('13800138000')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expectToast(page, '请输入申请理由')
  await expect(page.getByRole('textbox', { name: '手机号' })).toHaveValue('13800138000')
  await page.getByRole('textbox', { name: '申请理由' }).fill('在读者群里推广')
  await page.getByRole('button', { name: '提交申请' }).click()
  await expect(page.getByRole('heading', { name: '申请已提交' })).toBeVisible()
})

test('a visitor on the agent page gets a link to the login', async ({ app, page }) => {
  await app.open({ path: '/applyagent' })
  await expect(page.getByRole('link', { name: '前往登录' })).toHaveAttribute('href', /redirect=%2Fapplyagent/)
})

test('the support page is static and sends no request', async ({ page, url, problems }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.goto(`${url}kf.html`)
  await expect(page.getByRole('heading', { name: '客服与取款说明' })).toBeVisible()
  // WebKit tells of the page twice when it opens it in another process.
  const addresses = new Set(requested.filter((address) => !address.startsWith('data:')))
  expect([...addresses]).toEqual([`${url}kf.html`])
  expect(await page.locator('script, iframe, form').count()).toBe(0)
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await page.goto(`${url}kf.html#light`)
  expect(await ground()).toBe('rgb(245, 243, 238)')
  await page.goto(`${url}kf.html#dark`)
  expect(await ground()).toBe('rgb(13, 17, 25)')
  await expect(page.getByRole('link', { name: '返回应用' })).toHaveAttribute('href', './index.html#/')
  expect(problems.unexpected()).toEqual([])
})
