import { UNAUTHORISED } from '#contracts/wire/envelope.ts'
import { DEMO, tokenOf } from '#mock/scenarios/personas.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { expectPath, goTo, logIn, logOut, tapLabel } from '../journeys/entry.ts'
import { pollsUntil } from '../journeys/polls.ts'
import { walletPanel } from '../journeys/wallet.ts'
import { expect, firstScreen, SEEDED, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const EXPIRED = { kind: 'refuse', code: UNAUTHORISED, message: '登录已失效' } as const

/** The tap on 刷新余额 finds the session ended; no poll can find it first. */
const EXPIRED_AT_A_TAP = { endpoint: '/api/refreshusermoney', ...EXPIRED } as const

test('a session that ends during use alerts once, and leads to /login and back', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  const before = await booksOf(app.mock, DEMO.username)
  await app.mock.faults({ add: [EXPIRED_AT_A_TAP] })
  await page.getByRole('button', { name: '刷新余额' }).click()

  const alert = page.getByRole('alertdialog', { name: '认证失败' })
  await expect(alert).toContainText('您的账号登陆过期，请重新登陆')
  await expectPath(page, '/login?redirect=%2Ftransfer')
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await alert.getByRole('button').click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // The app removes its own keys and no others; the mock backend still has its world.
  const keys = await page.evaluate(() => Object.keys(localStorage))
  expect(
    keys.filter(
      (key) =>
        !/^(appInfo|banner|all|new|remen|realbet|joker|gaming|sport|lottery|concise|fishing)$/.test(key),
    ),
  ).toEqual([SEEDED])
  await app.mock.faults({ clear: true })
  expect(await booksOf(app.mock, DEMO.username)).toMatchObject({
    central: before.central,
    venues: before.venues,
  })

  await logIn(page, DEMO)
  await expectPath(page, '/transfer')
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  expect((await requestsFor(app.mock, '/api/transfer')).all).toBe(0)
})

test('the mock backend refuses an expired token', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'session-expired', as: DEMO, path: '/mine' })
  const alert = page.getByRole('alertdialog', { name: '认证失败' })
  await expect(alert).toBeVisible()
  await expectPath(page, '/login?redirect=%2Fmine')
  // Every call of /mine is refused, and still there is one alert.
  await expect(alert).toHaveCount(1)
  await alert.getByRole('button').click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a login on another device ends this one, which says so, also when only the balance poll finds it', {
  tag: '@both',
}, async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/kefu' })
  await expect(page.getByText('¥ 1,200.00').first()).toBeVisible()
  const login = { name: DEMO.username, password: DEMO.password, code: 'ABCD' }
  const answer = await page.evaluate(async (body) => {
    const answered = await fetch('/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return answered.json()
  }, login)
  expect(answer).toMatchObject({ code: 200 })
  const alert = page.getByRole('alertdialog', { name: '认证失败' })
  await pollsUntil(page, alert)
  await expect(alert).toContainText('您的账号已在其他设备登录')
  await expect(page.getByText('登陆过期')).toHaveCount(0)
  await expectPath(page, '/login?redirect=%2Fkefu')
})

test('no alert when only the balance poll finds the session ended', {
  tag: '@both',
}, async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/kefu' })
  await expect(page.getByText('¥ 1,200.00').first()).toBeVisible()
  await app.mock.faults({ add: [{ endpoint: '/api/balance', ...EXPIRED }] })
  await pollsUntil(page, page.getByRole('button', { name: '登录', exact: true }))
  await expectPath(page, '/login?redirect=%2Fkefu')
  await page.clock.runFor(3_000)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByText('您的账号登陆过期，请重新登陆')).toBeVisible()
})

test('after the end of a session no member call is sent', {
  tag: '@both',
}, async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  await app.mock.faults({ add: [EXPIRED_AT_A_TAP] })
  await page.getByRole('button', { name: '刷新余额' }).click()
  await expectPath(page, '/login?redirect=%2Ftransfer')
  // Polls that were sent before the refusal came.
  await page.clock.runFor(3_000)
  const polls = (await requestsFor(app.mock, '/api/balancelist')).all
  const balances = (await requestsFor(app.mock, '/api/balance')).all
  await page.clock.runFor(20_000)
  expect((await requestsFor(app.mock, '/api/balancelist')).all).toBe(polls)
  expect((await requestsFor(app.mock, '/api/balance')).all).toBe(balances)
})

test('logging out in one tab logs out the other', { tag: '@both' }, async ({ app, page, context, url }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/mine' })
  await expect(page.getByText(DEMO.username)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${url}#/transfer`)
  await firstScreen(other)
  await expect(walletPanel(other)).toContainText('¥ 1,000.00')

  await logOut(page)
  await expectPath(page, '/login')
  await expectPath(other, '/login?redirect=%2Ftransfer')
  await expect(other.getByText('1,000.00')).toHaveCount(0)
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
})

test('a question that is open when another tab logs out is gone, and leaves no step in the history', {
  tag: '@both',
}, async ({ app, page, context, url }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/mine' })
  await expect(page.getByText(DEMO.username)).toBeVisible()
  const other = await context.newPage()
  await other.goto(`${url}#/mine`)
  await firstScreen(other)
  await goTo(other, '/transfer')
  const auto = other.getByRole('checkbox', { name: '自动免转' })
  await tapLabel(auto)
  await expectToast(other, '自动免转已开启')
  await tapLabel(auto)
  await expect(other.getByRole('alertdialog')).toContainText('确定关闭吗')

  await logOut(page)
  await expectPath(other, '/login?redirect=%2Ftransfer')
  await expect(other.getByRole('alertdialog')).toHaveCount(0)
  await logIn(other, DEMO)
  await expectPath(other, '/transfer')
  await other.goBack()
  await expectPath(other, '/mine')
  expect((await booksOf(app.mock, DEMO.username)).autoTransfer).toBe(true)
})

test('logging out works without the backend, and leaves nothing of the member behind', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  problems.allow(/Failed to load resource/)
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/abouts' })
  await goTo(page, '/mine')
  await expect(page.getByText(DEMO.username)).toBeVisible()
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await logOut(page)
  await expectPath(page, '/login')
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('userInfo')]),
  ).toEqual([null, null])
  await page.goBack()
  await expectPath(page, '/abouts')
  await expect(page.getByText(DEMO.username)).toHaveCount(0)
})

test('the token is sent in one header to the own origin, and nowhere else, and there is no cookie', {
  tag: '@production',
}, async ({ app, page, context }) => {
  const token = tokenOf(DEMO.username)
  const seen: string[] = []
  page.on('request', (request) => {
    const { authorization, ...headers } = request.headers()
    if (authorization) seen.push(authorization)
    expect(request.url() + request.postData() + JSON.stringify(headers)).not.toContain(token)
  })
  page.on('console', (message) => expect(message.text()).not.toContain(token))
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  await goTo(page, '/mine')
  await expect(page.getByText(DEMO.username)).toBeVisible()
  expect([...new Set(seen)]).toEqual([`Bearer ${token}`])
  // The headers above are told without cookies, which other sites' requests would carry, too.
  expect(await context.cookies()).toEqual([])
})
