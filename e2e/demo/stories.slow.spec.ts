import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { expectPath } from '../journeys/entry.ts'
import { flaws } from '../support/axe.ts'
import { consoleOf, openPart } from '../support/console.ts'
import { openDatabaseHoweverSlow } from '../support/patience.ts'
import { expect, test } from '../support/test.ts'

const BEGUN_MS = 20_000
const card = (page: Page) => page.locator('[data-demo-tour] aside')
const step = (page: Page) => card(page).getByRole('heading')
const DEPOSIT = `?scenario=deposit-order&params=${JSON.stringify({ way: 'bank', amount: '500', decision: 'pending' })}&as=demo888`

/** Opens a tour, and lets it play at its fastest. */
async function play(page: Page, address: string, speed: string): Promise<void> {
  await openDatabaseHoweverSlow(page.context())
  await page.goto(address, { waitUntil: 'commit' })
  await expect(step(page)).toHaveText(/^1\//, { timeout: BEGUN_MS })
  await card(page).getByRole('button', { name: speed }).click()
}

test('the cashier’s story plays through its ten steps in English, and the member has the money and the letters', {
  tag: '@wide',
}, async ({ app, page }) => {
  test.setTimeout(120_000)
  await play(page, `${app.url}${DEPOSIT}&tour=play&story=cashier&lang=en#/transRecord`, 'Speed: medium')
  expect(new URL(page.url()).searchParams.has('story')).toBe(false)
  await expect(card(page)).toHaveAttribute('lang', 'en')
  expect(await flaws(page, '[data-demo-tour]')).toEqual([])
  await expect(step(page)).toHaveText('7/10 The member reads why', { timeout: 80_000 })
  await expect(page.getByRole('dialog')).toContainText('收款人与会员姓名不一致')
  await expect(step(page)).toHaveText('10/10 Auto-review ✓ Done', { timeout: 80_000 })
  expect(await booksOf(app.mock, DEMO.username)).toMatchObject({ central: 60_000, held: 0 })
})

test('the controller’s story plays through its ten steps in traditional characters', {
  tag: '@wide',
}, async ({ app, page }) => {
  test.setTimeout(120_000)
  const link = `${app.url}?scenario=demo&as=demo888&tour=play&story=controller&lang=zh-Hant#/mine`
  await play(page, link, '速度：中')
  await expect(step(page)).toHaveText('9/10 誰批的 ✓ 完成', { timeout: 80_000 })
  await expect(step(page)).toHaveText('10/10 會員看到的是同一筆 ✓ 完成', { timeout: 30_000 })
  await expectPath(page, '/transRecord?type=2')
})

for (const [story, begins, last] of [
  ['player', '?scenario=demo&as=', '3/3 玩一局 ✓ 完成'],
  // Written by hand: it names the state of another story.
  ['cashier', '?scenario=demo&as=', '3/3 付款 ✓ 完成'],
  ['controller', '?scenario=demo&as=demo888', '3/3 一笔订单的全程 ✓ 完成'],
] as const)
  test(`three steps tell the story of the ${story}, too`, async ({ app, page }) => {
    test.setTimeout(90_000)
    await play(page, `${app.url}${begins}&tour=play&story=${story}&steps=3#/recharge`, '速度：中')
    await expect(step(page)).toHaveText(last, { timeout: 70_000 })
  })

test('a step that is skipped leaves nothing missing: the next one begins in the state that it needs', async ({
  app,
  page,
}) => {
  await openDatabaseHoweverSlow(page.context())
  await page.goto(`${app.url}${DEPOSIT}&tour=guide&story=cashier&steps=3#/transRecord`)
  await expect(step(page)).toHaveText('1/3 通过充值', { timeout: BEGUN_MS })
  await card(page).getByRole('button', { name: '跳过' }).click()
  await expect(step(page)).toHaveText('2/3 驳回要写原因', { timeout: BEGUN_MS })
  await expect
    .poll(async () => (await app.mock.read()).pending.map(({ what }) => what))
    .toEqual(['withdrawal'])
  await card(page).getByRole('button', { name: '上一步' }).click()
  await expect(step(page)).toHaveText('1/3 通过充值', { timeout: BEGUN_MS })
  await expect.poll(async () => (await app.mock.read()).pending.map(({ what }) => what)).toEqual(['deposit'])
})

test('the speaker’s window has notes, keys and the time; the projector shows the phone alone, and closing it changes nothing', {
  tag: '@desktop',
}, async ({ app, page, context }) => {
  await openDatabaseHoweverSlow(context)
  await page.goto(`${app.url}${DEPOSIT}&tour=guide&story=cashier#/transRecord`)
  await expect(step(page)).toHaveText(/^1\/10 有什么在等/, { timeout: BEGUN_MS })
  const opening = context.waitForEvent('page')
  await card(page).getByRole('button', { name: '主讲窗口' }).click()
  const speaker = await opening
  const heading = speaker.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('有什么在等')
  await expect(speaker.getByRole('region', { name: '常被问到' })).toContainText('多个出纳会不会抢同一笔？')
  await expect(speaker.getByText(/全程 0:\d\d/)).toBeVisible()
  expect(await flaws(speaker, 'html')).toEqual([])

  await speaker.keyboard.press('ArrowRight')
  await expect(heading).toHaveText('核对付款人')
  await speaker.keyboard.press('p')
  await expect(card(page)).toBeHidden()
  // The next one but one begins another state: the page is loaded anew, and takes the window up again.
  for (const title of ['通过充值', '会员收到到账信']) {
    await speaker.keyboard.press('ArrowRight')
    await expect(heading).toHaveText(title, { timeout: BEGUN_MS })
  }
  await expectPath(page, '/message?type=2')
  await expect(card(page)).toBeHidden()
  await speaker.getByLabel('卡片的文字').selectOption('en')
  await speaker.close()
  await expect(step(page)).toHaveText('4/10 The member is told')
})

test('the playlist is played as a tour of its own, each step with its caption', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/vip' })
  await page.keyboard.press('Alt+Shift+KeyD')
  const panel = consoleOf(page)
  await openPart(panel, '播放单')
  for (const [title, caption] of [
    ['等级', '看这里的进度'],
    ['还是等级', '再看一眼'],
  ] as const) {
    await panel.getByLabel('标题').fill(title)
    await panel.getByLabel('卡片上的话（可不填）').fill(caption)
    if (title === '等级') await panel.getByLabel(/^连同现在这一刻/).check()
    await panel.getByRole('button', { name: '加入播放单' }).click()
    await expect(panel.getByRole('listitem', { name: title, exact: true })).toBeVisible()
  }
  expect(await flaws(page, '[data-demo-console]')).toEqual([])
  await panel.getByRole('button', { name: '自己点下一步' }).click()
  await expect(step(page)).toHaveText('1/2 等级 ✓ 完成', { timeout: BEGUN_MS })
  await expect(card(page)).toContainText('看这里的进度')
  await expectPath(page, '/vip')
  await card(page).getByRole('button', { name: '下一步' }).click()
  await expect(step(page)).toHaveText('2/2 还是等级 ✓ 完成')
})
