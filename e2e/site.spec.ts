import type { Page } from '@playwright/test'
import { MAINTENANCE } from '#contracts/envelope.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { askedFor, booksOf } from './journeys/books.ts'
import { goTo, logIn, pathOf, toast } from './journeys/entry.ts'
import { header } from './journeys/home.ts'
import { pollsOf } from './journeys/polls.ts'
import { fillTransfer, transferButton } from './journeys/wallet.ts'
import { fillWithdrawal, withdrawButton } from './journeys/withdrawal.ts'
import type { MockHandle } from './support/mock.ts'
import { expect, test } from './support/test.ts'

const ATTACK = '<img src=x onerror=__pwn=1><b>维护</b>'

test('a closed site shows the text of the operator literally, and opens again', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'maintenance', params: { tips: ATTACK }, as: DEMO, path: '/mine' })
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: ATTACK })).toBeVisible()
  await expect(toast(page)).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await app.mock.site({ settings: { open: true } })
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
  expect(pathOf(page)).toBe('/mine')
})

const repair = (page: Page) => page.getByRole('alert').filter({ hasText: '系统维护中' })
const close = (mock: MockHandle) => mock.site({ settings: { open: false, repairTips: ATTACK } })
/** The site is closed for this one call, so that no poll can notice it first. */
const closeAt = (mock: MockHandle, endpoint: string) =>
  mock.faults({ add: [{ endpoint, kind: 'refuse', code: MAINTENANCE, message: ATTACK, times: 1 }] })

test('a site that closes during a transfer shows the notice, and keeps the form for when it opens again', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await fillTransfer(page, '云舟电子', '100')
  const title = await page.title()
  await closeAt(app.mock, '/api/transfer')
  await transferButton(page).click()
  await expect(repair(page)).toContainText(ATTACK)
  await expect(toast(page)).toBeHidden()
  await expect(page.getByLabel('转账金额')).toBeHidden()
  await expect(page).toHaveTitle(/^系统维护/)
  const { members } = await app.mock.read()
  expect(members[0]).toMatchObject({ central: 100_000 })

  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(repair(page)).toHaveCount(0)
  await expect(page).toHaveTitle(title)
  await expect(page.getByLabel('转账金额')).toHaveValue('100')
  await expect(page.getByRole('button', { name: /^转入钱包.*云舟电子/ })).toBeVisible()
  expect((await askedFor(app.mock, '/api/transfer')).applied).toBe(0)
  await transferButton(page).click()
  await expect.poll(async () => (await askedFor(app.mock, '/api/transfer')).applied).toBe(1)
  expect((await booksOf(app.mock, DEMO.username)).central).toBe(90_000)
})

test('a withdrawal refused by maintenance keeps its card and amount, and clears the password', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/withdrawal?type=2' })
  await fillWithdrawal(page, { card: '云川银行', amount: '150', password: DEMO.payPassword })
  await closeAt(app.mock, '/api/withdraw')
  await withdrawButton(page).click()
  await expect(repair(page)).toBeVisible()
  await expect(toast(page)).toBeHidden()
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('button', { name: /云川银行.*更换$/ })).toBeVisible()
  await expect(page.getByLabel('取款金额')).toHaveValue('150')
  await expect(page.getByLabel('支付密码')).toHaveValue('')
  expect((await askedFor(app.mock, '/api/withdraw')).applied).toBe(0)
})

test('the next poll tells an idle member that the site is closed, also above an open sheet', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transRecord' })
  await page.getByRole('button', { name: /^筛选：/ }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await expect(sheet).toBeVisible()
  await close(app.mock)
  await expect(repair(page)).toBeVisible()
  await expect(sheet).toBeHidden()
  await expect(toast(page)).toBeHidden()

  await app.mock.site({ settings: { open: true } })
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(repair(page)).toHaveCount(0)
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: '关闭' }).click()
  await expect(page.getByRole('region', { name: '合计' })).toBeVisible()
})

test('an idle visitor learns of maintenance within 5 minutes, and gets the app back once the site is open', {
  tag: '@both',
}, async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'visitor', path: '/kefu' })
  // The static first page has a header as well, but without these links.
  await expect(header(page).getByRole('link', { name: '登录' })).toBeVisible()
  const asked = async () => (await askedFor(app.mock, '/api/app')).all
  await expect.poll(asked).toBeGreaterThan(0)
  const before = await asked()
  await close(app.mock)
  await pollsOf(app, '/api/app', 300_000, 1)
  await expect(repair(page)).toBeVisible()
  expect(await asked()).toBe(before + 1)
  for (const times of [2, 3, 4]) {
    await pollsOf(app, '/api/app', 30_000, 1)
    expect(await asked()).toBe(before + times)
  }
  await app.mock.site({ settings: { open: true } })
  await pollsOf(app, '/api/app', 30_000, 1)
  await expect(repair(page)).toHaveCount(0)
  await expect(header(page)).toBeVisible()
})

const message = '<img src=x onerror=__pwn=1><script>__pwn=1</script>余额&amp;不足'
const refusal = { kind: 'refuse', code: 202, message } as const

test('messages of the server are shown literally', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', path: '/login' })
  await app.mock.faults({ add: [{ endpoint: '/api/login', ...refusal, times: 1 }] })
  await logIn(page, DEMO)
  await expect(toast(page)).toHaveText(message)
  await logIn(page, DEMO)
  await expect(header(page)).toBeVisible()
  await app.mock.faults({ add: [{ endpoint: '/api/transall', ...refusal, times: 1 }] })
  // Home would show its welcome first; the header of another route has the button too.
  await goTo(page, '/kefu')
  await header(page).getByRole('button', { name: '一键回收' }).click()
  await expect(toast(page)).toHaveText(message)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})

test('names, notices and titles of the server are shown as text', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'visitor', path: '/kefu' })
  const text = '<img src=x onerror=__pwn=1>云舟'
  await app.mock.site({ settings: { title: text, welcomeModal: false } })
  await page.reload()
  await expect(header(page).getByText(text)).toBeVisible()
  await app.mock.faults({
    add: [
      { endpoint: '/api/homenotice', kind: 'patch', fields: { data: [text, '<script>__pwn=1</script>'] } },
    ],
  })
  await goTo(page, '/')
  await page.getByRole('button', { name: '查看公告' }).click()
  const dialog = page.getByRole('dialog', { name: '公告' })
  await expect(dialog.getByText(text)).toBeVisible()
  await expect(dialog.getByText('<script>__pwn=1</script>')).toBeVisible()
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})

/**
 * Scripts, handlers, forms for phishing, covers, clobbering, trackers, mutation
 * (docs/faults.md#hostile-html).
 */
const SINKS = [
  '<p>好好的字</p>',
  '<script>__pwn=1</script>',
  '<img src=x onerror=__pwn=1>',
  '<svg onload=__pwn=1><animate onbegin=__pwn=1 attributeName=x dur=1s></svg>',
  '<a href="javascript:__pwn=1">a</a>',
  '<a href="data:text/html,<script>__pwn=1</script>">b</a>',
  '<iframe srcdoc="<script>parent.__pwn=1</script>"></iframe>',
  '<form action="https://evil.example"><input name="password"><button>登录</button></form>',
  '<div style="position:fixed;inset:0;z-index:9999">盖住</div>',
  '<div id="root" name="body">x</div>',
  '<style>*{display:none}</style><link rel=stylesheet href=https://evil.example/x.css>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=__pwn=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=__pwn=1>"></noscript>',
  '<video><source onerror=__pwn=1></video><audio src=x onerror=__pwn=1>',
  '<details open ontoggle=__pwn=1>d</details><marquee onstart=__pwn=1>m</marquee>',
  '<template><img src=x onerror=__pwn=1></template><object data="javascript:__pwn=1"></object>',
  '<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">',
].join('\n')

const FORBIDDEN =
  'form,input,button,textarea,select,iframe,script,style,link,meta,base,object,embed,svg,math,video,audio,[id],[name],[style]'

test.describe('the sanitiser alone, without the content security policy', () => {
  // Chromium reports handlers as violations even in HTML that is only parsed, in an inert document.
  test.use({ bypassCSP: true })

  test('the welcome shows the text of its HTML and runs none of it', async ({ app, page }) => {
    await app.open({ scenario: 'visitor', path: '/kefu' })
    await app.mock.site({ settings: { webcontent: SINKS } })
    await page.reload()
    await goTo(page, '/')
    const welcome = page.getByRole('dialog', { name: '温馨提示' })
    await expect(welcome.getByText('好好的字')).toBeVisible()
    const words = welcome.locator('.server-html')
    await expect(words.locator(FORBIDDEN)).toHaveCount(0)
    const odd = await words.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data):/i.test(value))
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ),
    )
    expect(odd).toEqual([])
    for (const link of await words.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    expect(pathOf(page)).toBe('/')
  })
})

test('no service worker is registered', async ({ app, page }) => {
  await app.open()
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})
