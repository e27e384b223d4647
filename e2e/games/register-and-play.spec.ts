import { BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { shown } from '../journeys/amounts.ts'
import { booksOf, lastBetOf } from '../journeys/books.ts'
import { expectPath, goTo, loadAnew, logIn, logOut, register } from '../journeys/entry.ts'
import { category, closeWelcome, gameTile, header, slotOf, tab } from '../journeys/home.ts'
import { fillTransfer, transferButton, venueRow, walletPanel } from '../journeys/wallet.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const VENUE = { platname: 'yzdz', name: '云舟电子' }
const NEWCOMER = { username: 'hangxing01', realname: '江远帆', password: 'fanyuan66', payPassword: '668866' }

test('a visitor looks around, registers, is led to the game that was tapped, and has no money yet', {
  tag: '@both',
}, async ({ app, page, backend }) => {
  await app.open({ scenario: 'member-with-money' })
  await closeWelcome(page)
  await expect(page.getByRole('link', { name: '点击登录' })).toBeVisible()
  await tab(page, '充值').click()
  await expectPath(page, '/login?redirect=%2Frecharge')
  await page.getByRole('link', { name: '先去逛逛' }).click()
  const game = page.getByRole('tabpanel').getByRole('button').first()
  const name = await game.locator('.tile-name').innerText()
  await game.click()
  await expectToast(page, '请登录！')
  await page.getByRole('tab', { name: '注册' }).click()
  await register(page, NEWCOMER)
  // The tap on the game, which only lacked an account, is carried out.
  await page.waitForURL(backend === 'demo' ? /venue\.html\?ticket=/ : /\/venue\/\?ticket=/)
  await expect(page.getByRole('heading', { name })).toBeVisible()
  await loadAnew(page, () => page.getByRole('link', { name: '返回大厅' }).click())

  await goTo(page, '/mine')
  await expect(page.getByRole('heading', { name: NEWCOMER.username })).toBeVisible()
  await expect(walletPanel(page)).toContainText('¥ 0.00')
  const books = await booksOf(app.mock, NEWCOMER.username)
  expect(books).toMatchObject({ central: 0, wealth: 0, vip: 0 })
})

test('a member moves money to a venue, plays, recalls it and logs out', {
  tag: '@both',
}, async ({ app, page, backend }) => {
  const { mock } = app
  await app.open({ scenario: 'member-with-money', path: '/login' })
  await logIn(page, DEMO)
  await expectPath(page, '/')
  await closeWelcome(page)
  await expect(header(page)).toContainText('¥ 1,200.00')

  await goTo(page, '/transfer')
  await fillTransfer(page, VENUE.name, '300.50')
  await transferButton(page).click()
  await expect(walletPanel(page)).toContainText('¥ 699.50')
  await expect(venueRow(page, VENUE.name)).toContainText('500.50')
  const moved = await booksOf(mock, DEMO.username)
  expect([moved.central, moved.venues[VENUE.platname]]).toEqual([69_950, 50_050])

  await goTo(page, '/')
  const game = await slotOf(page, VENUE.platname)
  await category(page, '电子').click()
  await gameTile(page, game).click()
  await page.waitForURL(backend === 'demo' ? /venue\.html\?ticket=/ : /\/venue\/\?ticket=/)
  await expect(page.getByRole('heading', { name: game })).toBeVisible()
  const wallet = page.getByRole('region', { name: '场馆余额' })
  await expect(wallet).toContainText('¥ 500.50')

  // The clock is stopped so that the bet settles only when the test moves it.
  await mock.clock({ stop: true })
  await page.getByRole('button', { name: '100', exact: true }).click()
  await page.getByRole('button', { name: '开始旋转' }).click()
  await expect(page.getByText('未结算')).toBeVisible()
  await expect(wallet).toContainText('¥ 400.50')
  expect((await booksOf(mock, DEMO.username)).venues[VENUE.platname]).toBe(40_050)

  await mock.clock({ byMs: 10_000 })
  await expect(page.getByText('未结算')).toBeHidden()
  const settled = await booksOf(mock, DEMO.username)
  const bet = await lastBetOf(mock, DEMO.username)
  expect(bet).toMatchObject({ stake: 10_000, status: BET_SETTLED })
  const inVenue = settled.venues[VENUE.platname]
  expect(inVenue).toBe(50_050 + bet.payout - bet.stake)
  await expect(wallet).toContainText(shown(inVenue))
  await mock.clock({ run: true })

  await loadAnew(page, () => page.getByRole('link', { name: '返回大厅' }).click())
  await expect(header(page)).toContainText(shown(settled.wealth))
  await header(page).getByRole('button', { name: '一键回收' }).click()
  // The total stays the same: only this tells that the books have changed.
  await expectToast(page, /已回收/)
  const all = settled.wealth
  await expect(header(page)).toContainText(shown(all))
  const recalled = await booksOf(mock, DEMO.username)
  expect([recalled.central, recalled.venues[VENUE.platname]]).toEqual([all, 0])

  await goTo(page, '/mine')
  await expect(walletPanel(page)).toContainText(shown(all))
  await logOut(page)
  await expectPath(page, '/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await booksOf(mock, DEMO.username)
})
