import type { Page } from '@playwright/test'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { show } from '../access/show.ts'
import { booksOf, requestsFor } from '../journeys/books.ts'
import { claim } from '../journeys/claims.ts'
import { expectPath, goTo, logIn, reload, untilItTakesKeys } from '../journeys/entry.ts'
import { tab } from '../journeys/home.ts'
import { CLOSED, expectHarmless } from '../support/bad-html.ts'
import { expect, test } from '../support/test.ts'
import { expectToast, shownToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

test('a visitor finds a promotion, logs in, applies, and sees the decision', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', path: '/activity' })
  await page.getByRole('tab', { name: '竞技赛事' }).click()
  await page.getByRole('button', { name: '棋牌' }).click()
  await expect(page.getByRole('tabpanel').getByRole('link')).toHaveCount(2)
  await page.getByRole('link', { name: /棋局周周杯/ }).click()
  await expectPath(page, '/activityInfo?id=7')
  await expect(
    page.getByText(
      '条件：本周棋牌（棋牌馆全部游戏）投注的打码量满 ¥ 5,000.00，以已结算的有效注单为准，棋牌按本金的 50% 计',
      {
        exact: true,
      },
    ),
  ).toBeVisible()
  await page.getByRole('link', { name: '前往登录' }).click()
  await logIn(page, DEMO)
  await expectPath(page, '/activityInfo?id=7')
  await claim(page, '立即申请')
  await expectToast(page, /^本周棋牌（棋牌馆全部游戏）打码量 ¥.0\.00，还差 ¥.5,000\.00$/)

  // Nobody taps the same place again at once, and the app takes such a tap for the second of a double tap.
  await expect(shownToast(page)).toBeEmpty()
  await goTo(page, '/activityInfo?id=1')
  await expect(page.getByRole('heading', { name: '月满开航 首存礼', level: 1 })).toBeVisible()
  await claim(page, '立即申请')
  await expectToast(page, '提交成功，等待后台审核')
  await expect(page.getByRole('button', { name: '审核中，请稍候' })).toBeDisabled()
  const { pending } = await app.mock.read()
  expect(pending).toMatchObject([{ what: 'application', amount: 18_800 }])
  await app.mock.review({ what: 'application', id: pending[0]?.id ?? '', approve: true })
  await reload(page)
  await expect(page.getByRole('link', { name: /审核通过/ })).toBeVisible()
  await claim(page, '立即申请')
  await expectToast(page, '您已申请过该活动，每位会员限一次')
  expect((await booksOf(app.mock, DEMO.username)).central).toBe(118_800)
})

test('an application to a backend without that call leads to customer service', async ({
  app,
  page,
  problems,
}) => {
  problems.allow(/404/)
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/activityInfo?id=7' })
  await app.mock.faults({
    add: [{ endpoint: '/api/activityapply', kind: 'http', status: 404, body: 'html' }],
  })
  await claim(page, '立即申请')
  await expect(page.getByText('请联系在线客服办理')).toBeVisible()
  await page.getByRole('link', { name: '联系在线客服' }).click()
  await expectPath(page, '/kefu')
})

test('a new inbox message is marked as unread along the way to it, until it is opened', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-letters', as: FRESH, path: '/mine' })
  await expect(tab(page, '我的 有未读消息')).toBeVisible(OWN_TIME)
  await page.getByRole('link', { name: '消息中心 1 条未读' }).click()
  await page.getByRole('tab', { name: '站内信 1 条未读' }).click()
  const message = page.getByRole('button', { name: /欢迎加入云舟/ })
  await expect(message).toContainText('未读')
  // Listed but not opened: a reload must not mark it as read.
  await reload(page)
  await expect(message).toContainText('未读')
  await message.click()
  const letter = page.getByRole('dialog', { name: '欢迎加入云舟' })
  await expect(letter).toContainText('您好，欢迎加入云舟')
  await untilItTakesKeys(letter)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tab', { name: '站内信', exact: true })).toBeVisible()
  await expect(message).not.toContainText('未读')
  await page.getByRole('button', { name: '返回' }).click()
  await expect(page.getByRole('link', { name: '消息中心', exact: true })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-unread')
  expect(await page.evaluate(() => localStorage.getItem('messageNum'))).toBe('0')
})

test('announcements load page by page, down to the last', async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member', as: FRESH, path: '/message' })
  const rows = page.getByRole('tabpanel').getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  await expect(async () => {
    await page.mouse.wheel(0, 4_000)
    await expect(page.getByText('没有更多了')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(rows).toHaveCount(40)
})

test('each provider’s games are requested once, whatever is viewed in between', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ path: '/concise?type=ae' })
  // The specification's labels, or the invented names that the demo has in their place.
  await expect(page.getByRole('tab', { name: /^(AE|拾月)电子$/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('花火大会')).toBeVisible()
  await page.getByRole('tab', { name: /^(OB|青岚)电子$/ }).click()
  await expect(page.getByText('橙果派对')).toBeVisible()
  await goTo(page, '/boutBallBet')
  await expect(page.getByRole('link', { name: /常见问题/ })).toBeVisible()
  await goTo(page, '/concise?type=ae')
  await expect(page.getByText('花火大会')).toBeVisible()
  expect((await requestsFor(app.mock, '/api/gamelistBycode')).all).toBe(2)
  await page.getByRole('button', { name: /^花火大会/ }).click()
  await expectToast(page, '请登录！')
})

test('every article of the help centre, the terms and the page about USDT networks can be read', async ({
  app,
  page,
}) => {
  await app.open({ path: '/boutBallBet' })
  const links = page.getByRole('main').getByRole('link')
  await expect(links.first()).toBeVisible()
  const addresses = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
  )
  const articles = addresses.filter((address) => /boutBallBetInfo|abouts/.test(address))
  expect(
    articles
      .filter((address) => address.startsWith('/boutBallBetInfo'))
      .map((address) => address.at(-1))
      .sort(),
  ).toEqual([...'1234578'].filter((type) => articles.includes(`/boutBallBetInfo?type=${type}`)))
  expect(articles).toHaveLength(8)
  for (const address of [...articles, '/abouts?type=6']) {
    await show(page, address)
    const text = page.locator('.server-html').first()
    await expect(text).toBeVisible()
    expect((await text.innerText()).length, address).toBeGreaterThan(150)
  }
  await goTo(page, '/usdtmore')
  await expect(page.getByRole('row', { name: /地址格式/ })).toContainText('T 开头，34 位')
})

test('the terms of registration open above the form, the rules first, and reading them ticks no box', async ({
  app,
  page,
}) => {
  await app.open({ path: '/login?type=1' })
  for (const name of ['隐私政策', '相关条款']) {
    await page.getByRole('button', { name: `《${name}》` }).click()
    const sheet = page.getByRole('dialog', { name })
    await expect(sheet.getByRole('heading', { level: 3 }).first()).toBeVisible()
    if (name === '相关条款')
      await expect(sheet.getByRole('heading', { level: 3 })).toHaveText([/条款/, /代理/])
    await untilItTakesKeys(sheet)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
  await expect(page.getByRole('checkbox', { name: '我已阅读并同意' })).not.toBeChecked()
})

test('the sponsorships lead to their pages', async ({ app, page }) => {
  await app.open({ path: '/zhanzhu' })
  for (const [name, type] of [
    ['云舟帆船队', 1],
    ['云舟社区棋社', 2],
  ] as const) {
    await page.getByRole('link', { name }).click()
    await expectPath(page, `/zhanzhuye?type=${type}`)
    await expect(page.getByRole('heading', { name })).toBeVisible()
    await page.getByRole('link', { name: '查看全部合作' }).click()
  }
  await goTo(page, '/zhanzhuye?type=9')
  await expect(page.getByText('没有找到这项合作')).toBeVisible()
})

const BAD = `<p>好的文字</p>${CLOSED.join('\n')}`
const filled = (data: Record<string, unknown>, names: readonly string[]) => ({
  ...data,
  ...Object.fromEntries(names.map((name) => [name, BAD])),
})

type HtmlPlace = {
  name: string
  path: string
  call: string
  /** How many texts of the server it shows. */
  texts: number
  withBadHtml: (data: never) => unknown
  unfold?: (page: Page) => Promise<void>
}
const HTML_PLACES: readonly HtmlPlace[] = [
  {
    name: 'a promotion',
    path: '/activityInfo?id=1',
    call: '/api/activitydeatil',
    texts: 2,
    withBadHtml: (data) => filled(data, ['content', 'memo']),
  },
  {
    name: 'an article',
    path: '/boutBallBetInfo?type=1',
    call: '/api/article',
    texts: 1,
    withBadHtml: (data) => filled(data, ['content']),
  },
  {
    name: 'a message',
    path: '/message',
    call: '/api/noticeList',
    texts: 1,
    withBadHtml: (page: { data: Record<string, unknown>[] }) => ({
      ...page,
      data: page.data.map((row) => filled(row, ['title', 'content'])),
    }),
    unfold: (page) => page.getByRole('listitem').first().getByRole('button').click(),
  },
]

for (const { name, path, call, texts, withBadHtml, unfold } of HTML_PLACES) {
  test(`bad HTML in ${name} is harmless`, { tag: '@production' }, async ({ app, page }) => {
    await page.route(`**${call}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      await route.fulfill({ response: answer, json: { ...body, data: withBadHtml(body.data as never) } })
    })
    await app.open({ scenario: 'fresh-member', as: FRESH, path })
    await unfold?.(page)
    const boxes = page.locator('.server-html')
    await expect(boxes).toContainText(Array(texts).fill('好的文字'))
    for (const box of await boxes.all()) await expectHarmless(box)
  })
}
