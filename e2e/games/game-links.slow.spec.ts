import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { expectPath, loadAnew, pathOf } from '../journeys/entry.ts'
import { category, closeWelcome, gameTile, offersHoweverSlow, slotOf } from '../journeys/home.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const GAME = { name: 'yzdz', code: 'yzdz-001' }
/** Links that players have: of this app, one without a game type, and those of our earlier builds. */
const LINKS = [
  { what: 'platform, kind and code', query: { ...GAME, type: '0' } },
  { what: 'platform and code', query: GAME },
  {
    what: 'a title, and the platform in place of the kind',
    query: { ...GAME, name: '免费领取大奖', type: 'yzdz' },
  },
]

for (const { what, query } of LINKS) {
  test(`a link with ${what} waits for a tap and then starts its game, with the name from the list`, {
    tag: '@both',
  }, async ({ app, page }) => {
    const path = `/gamePage?${new URLSearchParams(query)}`
    await app.open({ scenario: 'member-with-money', as: DEMO, path })
    const start = page.getByRole('button', { name: '开始游戏' })
    await expect(start).toBeVisible()
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveText(/^(游戏|免费领取大奖|yzdz)$/)
    expect(pathOf(page)).toBe(path)
    await start.click()
    await page.waitForURL(/[?&]ticket=/)
  })
}

test('a game of an empty venue starts after a transfer that the player confirms, and Back offers to recall it', {
  tag: '@both',
}, async ({ app, page }) => {
  await offersHoweverSlow(page)
  await app.open({ scenario: 'member-with-money', params: { venue: 'tyg' }, as: DEMO })
  await closeWelcome(page)
  const game = await slotOf(page, GAME.name)
  await category(page, '电子').click()
  await gameTile(page, game).click()
  await page.getByRole('dialog', { name: /^转入/ }).getByLabel('转入金额').fill('100')
  await page.getByRole('button', { name: '转入并进入' }).click()
  await page.waitForURL(/[?&]ticket=/)
  await page.goBack()
  await firstScreen(page)
  await expectPath(page, '/')
  const offer = page.getByRole('region', { name: '游戏钱包余额' })
  await expect(offer).toContainText('¥ 300.00', OWN_TIME)
  expect(await booksOf(app.mock, DEMO.username)).toMatchObject({ central: 90_000, venues: { yzdz: 10_000 } })
  await offer.getByRole('button', { name: '转回中心钱包' }).click()
  await expect(offer).toBeHidden()
  expect(await booksOf(app.mock, DEMO.username)).toMatchObject({ central: 120_000 })
})

test('the way from a game to a transfer leaves the button of the form free', async ({ app, page }) => {
  await offersHoweverSlow(page)
  await app.open({ scenario: 'member-with-money', params: { venue: 'tyg' }, as: DEMO })
  await page.goto(`${app.url}#/gamePage?${new URLSearchParams({ name: 'djg', type: '0', code: 'djg-001' })}`)
  await page.getByRole('button', { name: '开始游戏' }).click()
  await page.getByRole('button', { name: '直接进入' }).click()
  await page.waitForURL(/[?&]ticket=/)
  await loadAnew(page, () => page.getByRole('link', { name: '余额不足，去转账' }).click())
  await expect(page.getByRole('region', { name: '游戏钱包余额' })).toBeVisible(OWN_TIME)
  await page.getByRole('button', { name: '立即转账' }).click()
  await expectToast(page, '请输入操作金额！')
})

test('a tile and a link request the game by platform, type and code', {
  tag: '@production',
}, async ({ app, page }) => {
  const requested: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/getGameUrl')) requested.push(request.postDataJSON())
  })
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  await category(page, '电子').click()
  await page.getByRole('tabpanel').getByRole('listitem').getByRole('button').first().click()
  await page.waitForURL(/[?&]ticket=/)
  await page.goto(`${app.url}#/gamePage?${new URLSearchParams({ ...GAME, type: '4' })}`)
  await page.getByRole('button', { name: '开始游戏' }).click()
  await page.waitForURL(/[?&]ticket=/)
  expect(requested).toEqual([
    expect.objectContaining({ plat_name: expect.stringMatching(/^\w+$/), game_type: '0' }),
    { plat_name: 'yzdz', game_type: '4', game_code: 'yzdz-001', is_mobile_url: 1 },
  ])
})

test('a link to a game that no list has starts nothing and shows nothing from the link', {
  tag: '@both',
}, async ({ app, page }) => {
  const query = new URLSearchParams({ name: '加微信领奖', type: '0', code: 'yzdz-001' })
  await app.open({ scenario: 'member-with-money', as: DEMO, path: `/gamePage?${query}` })
  await expect(page.getByText('没有找到这款游戏，它可能已下线。')).toBeVisible()
  await expect(page.getByText('加微信领奖')).toHaveCount(0)
  await expect(page.getByRole('button', { name: '开始游戏' })).toHaveCount(0)
})
