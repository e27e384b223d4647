import type { Request } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { lengthenTimers } from '../support/patience.ts'
import { holdRequests } from '../support/servers/network.ts'
import { expect, test } from '../support/test.ts'

/** What a screen that is opened first may weigh on the wire, in bytes (a kB is 1000), and how many files it may have. */
const MOST = { bytes: 200_000, files: 12 }

type Door = {
  path: string
  member?: true
  calls: readonly string[]
  picture?: RegExp
  scenario?: string
  params?: object
}

/** The screens that are opened first, with what decides their first picture. */
const DOORS: readonly Door[] = [
  { path: '/login', calls: ['/api/app'], picture: /\/captcha\/\d\d\.svg$/ },
  { path: '/login?type=1&pid=10001', calls: ['/api/app'], picture: /\/captcha\/\d\d\.svg$/ },
  { path: '/activity', calls: ['/api/app', '/api/activitylist'] },
  { path: '/activityInfo?id=7', calls: ['/api/app', '/api/activitydeatil'] },
  { path: '/mine', member: true, calls: ['/api/app', '/api/user', '/api/balance', '/api/uservip'] },
  { path: '/recharge', member: true, calls: ['/api/app', '/api/get_pay_way', '/api/balance'] },
  { path: '/withdrawal', member: true, calls: ['/api/app', '/api/user', '/api/balancelist'] },
  { path: '/transfer', member: true, calls: ['/api/app', '/api/user', '/api/balancelist'] },
  {
    path: `/payInfo?deposit_no=D20260501120000000100001`,
    member: true,
    scenario: 'deposit-order',
    params: { way: 'usdt-trc20' },
    calls: ['/api/app', '/api/payinfo'],
  },
  { path: '/transRecord', member: true, calls: ['/api/app', '/api/gettransrecord'] },
  { path: '/betRecord', member: true, calls: ['/api/app', '/api/betrecord'] },
  { path: '/hongbao', member: true, calls: ['/api/app', '/api/userredpacket'] },
]

/** What effects of the first draw ask for. */
const AFTER_IT = /\/(?:moves|kit|ResultDialog|start-deferred)-/

const POLLED = new Set<string>(['/api/balance', '/api/balancelist'])

const pathOf = (request: Request): string => new URL(request.url()).pathname
const isCode = (path: string): boolean => /\.(?:js|css)$/.test(path)

for (const { path, calls, member, picture, scenario = 'demo', params } of DOORS) {
  test(`${path} shows before any script has come, and has asked for all that it shows first`, {
    tag: '@production',
  }, async ({ app, page }) => {
    // Later screens load after 20 s alone.
    await lengthenTimers(page, 20_000, 3_600_000)
    const requests: Request[] = []
    page.on('request', (request) => requests.push(request))
    const release = await holdRequests(page, '**/*.js')
    const opened = app.open({ scenario, params, path, ...(member && { as: DEMO }) })
    const asked = () => requests.map(pathOf)
    const early = [...calls, /\/assets\/LazyScreen-[\w-]+\.js$/, ...(picture ? [picture] : [])]
    for (const one of early)
      await expect
        .poll(() => asked().some((path) => (typeof one === 'string' ? path === one : one.test(path))))
        .toBe(true)
    // The screen's own frame and words, and not the skeleton that every page begins with.
    await expect(page.locator('#root > .app > .main')).toHaveAttribute('inert')
    const before = new Set(asked())
    const drawn = page.waitForFunction(() => document.querySelector('.boot') === null && performance.now())
    release()
    await opened
    const drawnMs = Number(await (await drawn).jsonValue())
    await page.waitForLoadState('networkidle')

    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name, startTime }) => ({ name, startTime })),
    )
    // What comes later nobody waits for.
    const wanted = loaded
      .filter(({ startTime }) => startTime < drawnMs)
      .map(({ name }) => new URL(name).pathname)
      .filter((one) => isCode(one) && !AFTER_IT.test(one))
    const code = [...new Set(wanted)]
    expect(code.filter((one) => !before.has(one))).toEqual([])
    expect(code.length).toBeLessThanOrEqual(MOST.files)
    const weighed = requests.filter((request) => code.includes(pathOf(request)))
    const sizes = await Promise.all(weighed.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeLessThanOrEqual(MOST.bytes)
    // The app takes the early answers, and asks for none of them again.
    for (const call of calls)
      if (!POLLED.has(call)) {
        const bodies = requests.filter((one) => pathOf(one) === call).map((one) => one.postData())
        expect(bodies, call).toEqual([...new Set(bodies)])
      }
  })
}
