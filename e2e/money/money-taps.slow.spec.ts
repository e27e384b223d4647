import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf, loseAnswer, postingCount, requestsFor } from '../journeys/books.ts'
import { receivingAccounts } from '../journeys/deposit.ts'
import {
  expectPath,
  goTo,
  tapLabel,
  untilBackCloses,
  untilHistoryRests,
  untilItTakesKeys,
} from '../journeys/entry.ts'
import { pollsOf } from '../journeys/polls.ts'
import { fillTransfer, transferButton, venueRow, walletPanel } from '../journeys/wallet.ts'
import { lengthenTimers } from '../support/patience.ts'
import { REFUSED } from '../support/servers/mock.ts'
import { setOffline } from '../support/servers/network.ts'
import { type AppFixture, expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const TRANSFER = '/api/transfer'
const VENUE = '云舟电子'

/** 1000.00 in the central wallet, 200.00 at the venue; the form is filled and waits for the tap. */
async function readyToMove(app: AppFixture, amount = '100.50'): Promise<void> {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(venueRow(app.page, VENUE)).toContainText('200.00')
  await fillTransfer(app.page, VENUE, amount)
}

/** Money moved once, on the screen and in the books. */
async function expectMovedOnce({ page, mock }: AppFixture, before: number): Promise<void> {
  await expect(walletPanel(page)).toContainText('¥ 899.50')
  await expect(venueRow(page, VENUE)).toContainText('300.50')
  const books = await booksOf(mock, DEMO.username)
  expect([books.central, books.venues.yzdz]).toEqual([89_950, 30_050])
  expect(await postingCount(mock, 'transfer')).toBe(before + 1)
  expect((await requestsFor(mock, TRANSFER)).all).toBe(1)
}

const TAPS: Record<string, (page: Page) => Promise<void>> = {
  'a double click': (page) => transferButton(page).dblclick(),
  'five clicks in one task': (page) =>
    transferButton(page).evaluate((button) => {
      for (let tap = 0; tap < 5; tap += 1) (button as HTMLButtonElement).click()
    }),
  'Enter and a click': async (page) => {
    await page.getByLabel('转账金额').press('Enter')
    await transferButton(page).click({ force: true })
  },
}

for (const [name, tap] of Object.entries(TAPS)) {
  test(`${name} on 立即转账 moves money once`, { tag: '@both' }, async ({ app, page }) => {
    await readyToMove(app)
    const before = await postingCount(app.mock, 'transfer')
    // Slower than any double tap: the second tap always precedes the answer.
    await app.mock.faults({ add: [{ endpoint: TRANSFER, kind: 'slow', delayMs: 10_000, times: 1 }] })
    await tap(page)
    await expectToast(page, /转账成功/, OWN_TIME)
    await expectMovedOnce(app, before)
  })
}

test('一键回收 is not sent again from another screen before its answer', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/zhanzhu' })
  const recall = page.getByRole('button', { name: '一键回收' })
  await app.mock.faults({ add: [{ endpoint: '/api/transall', kind: 'slow', delayMs: 12_000, times: 1 }] })
  await recall.click()
  await goTo(page, '/transfer')
  await walletPanel(page).getByRole('button', { name: '一键回收' }).click()
  await expectToast(page, '同样的请求正在处理，请稍后查看余额与记录')
  await expect(walletPanel(page)).toContainText('¥ 1,200.00', OWN_TIME)
  expect(await requestsFor(app.mock, '/api/transall')).toEqual({ all: 1, applied: 1 })
})

test('a lost answer is shown as unknown, and nothing is sent again', {
  tag: '@both',
}, async ({ app, page, backend, problems }) => {
  problems.allow(/Failed to load resource/)
  await readyToMove(app)
  const before = await postingCount(app.mock, 'transfer')
  await loseAnswer(app, backend, TRANSFER)
  // The balances answer slowly: the button must stay locked until they have.
  await app.mock.faults({ add: [{ endpoint: '/api/balancelist', kind: 'slow', delayMs: 10_000 }] })
  await transferButton(page).click()
  await expectToast(page, '网络异常，结果未知，正在为您核对最新余额与记录')
  await expect(page.getByRole('button', { name: '正在核对余额…' })).toHaveAttribute('aria-busy', 'true')
  await expect(transferButton(page)).toBeEnabled(OWN_TIME)
  await expect(page.getByLabel('转账金额')).toHaveValue('100.50')
  await expectMovedOnce(app, before)
})

test('a refusal shows its reason, moves nothing and keeps the form', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await readyToMove(app, '1000.01')
  const before = await postingCount(app.mock, 'transfer')
  await transferButton(page).click()
  await expectToast(page, /余额不足/)
  await expect(page.getByLabel('转账金额')).toHaveValue('1000.01')
  const books = await booksOf(app.mock, DEMO.username)
  expect([books.central, books.venues.yzdz]).toEqual([100_000, 20_000])
  expect(await postingCount(app.mock, 'transfer')).toBe(before)
  expect(await requestsFor(app.mock, TRANSFER)).toEqual({ all: 1, applied: 0 })
})

test('a tap without network fails at once and sends nothing, then or later', {
  tag: '@production',
}, async ({ app, page, problems }) => {
  problems.allow(/Failed to load resource/)
  await readyToMove(app)
  await setOffline(page, true)
  await transferButton(page).click()
  await expectToast(page, '网络已断开，请检查网络后再试')
  const polled = page.waitForResponse('**/api/balancelist')
  await setOffline(page, false)
  await polled
  await expect(walletPanel(page)).toContainText('¥ 1,000.00')
  expect((await requestsFor(app.mock, TRANSFER)).all).toBe(0)
  // The button works again. By the keyboard: a click so soon could be the second half of a double click.
  await transferButton(page).press('Enter')
  await expectToast(page, /转账成功/)
  expect((await requestsFor(app.mock, TRANSFER)).all).toBe(1)
})

test('a transfer shows the new balance and never the old one again, despite pending polls', {
  tag: '@both',
}, async ({ app, page }) => {
  await page.clock.install()
  await readyToMove(app)
  await page.evaluate(noteBalances)
  await app.mock.faults({
    add: [
      // Polls sent before the transfer answer after it.
      { endpoint: '/api/balance', kind: 'slow', delayMs: 900, times: 2 },
      { endpoint: '/api/balancelist', kind: 'slow', delayMs: 900, times: 2 },
      { endpoint: TRANSFER, kind: 'slow', delayMs: 300, times: 1 },
    ],
  })
  await page.getByRole('button', { name: '刷新余额' }).click()
  await transferButton(page).click()
  await expect(walletPanel(page)).toContainText('¥ 899.50')
  await expect(venueRow(page, VENUE)).toContainText('300.50')
  await pollsOf(app, '/api/balancelist', 1_500, 2)
  expect(await page.evaluate(() => Reflect.get(window, '__seen'))).toEqual({
    central: ['¥ 1,000.00', '¥ 899.50'],
    venue: ['200.00', '300.50'],
  })
})

/** In the page: records every central and venue balance shown. */
function noteBalances(): void {
  const seen: Record<'central' | 'venue', string[]> = { central: [], venue: [] }
  const note = (list: string[], text = '') => {
    if (list.at(-1) !== text) list.push(text)
  }
  const look = () => {
    const texts = (document.querySelector('.wallet-panel')?.textContent ?? '').replaceAll('\u00a0', ' ')
    note(seen.central, /中心钱包.*?(¥ [\d,]+\.\d\d)/.exec(texts)?.[1])
    note(seen.venue, /云舟电子([\d,]+\.\d\d)/.exec(texts)?.[1])
  }
  look()
  Reflect.set(window, '__seen', seen)
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
}

test('自动免转 hides the form, asks before it is switched off, and stays on when that is refused', {
  tag: '@both',
}, async ({ app, page }) => {
  await readyToMove(app)
  const auto = page.getByRole('checkbox', { name: '自动免转' })
  await tapLabel(auto)
  await expectToast(page, /./)
  await expect(transferButton(page)).toBeHidden()
  expect((await booksOf(app.mock, DEMO.username)).autoTransfer).toBe(true)

  await app.mock.faults({
    add: [{ endpoint: '/api/uptransferstatus', kind: 'refuse', code: REFUSED, message: '暂时不能更改' }],
  })
  await tapLabel(auto)
  await page.getByRole('alertdialog').getByRole('button', { name: '关闭' }).click()
  await expectToast(page, '暂时不能更改')
  await expect(auto).toBeChecked()
  expect((await booksOf(app.mock, DEMO.username)).autoTransfer).toBe(true)
})

/** No overlay gives its step of the history up before it is taken, as it else does after 1.5 s. */
const waitsForBack = (page: Page) => lengthenTimers(page, 1_500, 30_000)
/** A busy phone, on which history.back() takes effect late. */
const goBackLate = (page: Page) =>
  page.evaluate(() => {
    window.addEventListener('popstate', () => Reflect.set(window, '__wentBack', true))
    history.back = () => {
      Reflect.set(window, '__goesBack', true)
      setTimeout(() => History.prototype.back.call(history), 4_000)
    }
  })

test('a deposit sent before its bank sheet has removed its history entry leads to the records', async ({
  app,
  page,
}) => {
  await waitsForBack(page)
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/recharge' })
  await page.getByRole('radio', { name: '银行卡转账' }).check({ force: true })
  await receivingAccounts(page)
  await page.getByLabel('充值金额').fill('888.80')
  await page.getByLabel('存款人姓名').fill(DEMO.realname)
  await page.getByRole('button', { name: '选择银行' }).click()
  await goBackLate(page)
  await page.getByRole('button', { name: '云川银行' }).click()
  await page.locator('button[type="submit"]').click()
  await expectToast(page, '提交成功，等待后台审核')
  await page.waitForFunction(() => Reflect.get(window, '__wentBack'))
  await untilHistoryRests(page)
  await expectPath(page, '/transRecord')
  await expect(page.getByRole('list', { name: '充值记录' }).getByRole('listitem').first()).toContainText(
    '888.80',
  )
  await page.goBack()
  await expectPath(page, '/recharge')
})

test('a sheet opened before the last one has removed its history entry stays open', async ({ app, page }) => {
  await waitsForBack(page)
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await page.getByRole('button', { name: '转入钱包' }).click()
  await untilItTakesKeys(page.getByRole('dialog', { name: '转入钱包' }))
  await goBackLate(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  // Wait until the first sheet has called history.back(), which has not taken effect yet.
  await page.waitForFunction(() => Reflect.get(window, '__goesBack'))
  await page.getByRole('button', { name: '转出钱包' }).click()
  const next = page.getByRole('dialog', { name: '转出钱包' })
  await expect(next).toBeVisible()
  await page.waitForFunction(() => Reflect.get(window, '__wentBack'))
  await untilBackCloses(page)
  await expect(next).toBeVisible()
  await page.goBack()
  await expect(next).toBeHidden()
  await expectPath(page, '/transfer')
})
