import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { show } from '../access/show.ts'
import { expectPath, untilHistoryRests, untilItTakesKeys } from '../journeys/entry.ts'
import { fillWithdrawal, withdrawButton } from '../journeys/withdrawal.ts'
import { flawsInThemes } from '../support/axe.ts'
import { expect, test } from '../support/test.ts'

/** Many scans of some seconds each. */
const SCANS_MS = 90_000

type Place = {
  path: string
  /** What is done before the scan. An overlay named by `overlay` is scanned alone. */
  act: (page: Page) => Promise<unknown>
  overlay?: string
}

const tap = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first().click()

const PLACES: readonly Place[] = [
  {
    path: '/withdrawal?type=1',
    act: (page) => fillWithdrawal(page, { card: 'TRC20', amount: '2000', password: DEMO.payPassword }),
  },
  { path: '/withdrawal?type=2', act: (page) => withdrawButton(page).click() },
  { path: '/withdrawal', act: tap(/更换$/), overlay: '选择USDT地址' },
  { path: '/wallet?type=2', act: tap(/^解绑/), overlay: '云川银行 尾号 1888' },
  { path: '/addBankCard', act: tap('确认绑定') },
  { path: '/addBankCard', act: tap(/^银行类型/), overlay: '选择银行' },
  { path: '/addUsdtCard', act: tap('确认绑定') },
  { path: '/password?type=1', act: tap('确认修改') },
]

test('axe finds nothing on the money screens, filled or refused, and on their overlays', async ({
  app,
  page,
}) => {
  test.setTimeout(SCANS_MS)
  await app.open({ scenario: 'demo', as: DEMO, path: '/transfer' })
  const found: string[] = []
  for (const { path, act, overlay } of PLACES) {
    await show(page, path)
    await act(page)
    if (overlay)
      await expect(
        page.getByRole(/^\S+银行 尾号 \d+$/.test(overlay) ? 'alertdialog' : 'dialog', { name: overlay }),
      ).toBeVisible()
    found.push(...(await flawsInThemes(page, overlay ?? path, overlay ? '#overlays' : 'html')))
    if (!overlay) continue
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toHaveCount(0)
    await untilHistoryRests(page)
  }
  expect(found).toEqual([])
})

test('a member withdraws by keyboard alone', async ({ app, page }) => {
  const { keyboard } = page
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/withdrawal' })
  const pick = page.getByRole('button', { name: /更换$/ })
  await pick.focus()
  await keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await untilItTakesKeys(sheet)
  await sheet.getByRole('button', { name: /TRC20/ }).focus()
  await keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: /TRC20/ })).toBeFocused()
  await page.getByLabel('取款金额').focus()
  await keyboard.type('300')
  await keyboard.press('Enter')
  await expect(page.getByLabel('支付密码')).toBeFocused()
  await keyboard.type(DEMO.payPassword)
  await keyboard.press('Enter')
  await expectPath(page, '/transRecord')
})

test('no money screen scrolls sideways on a narrow phone, also with text at 200 %', async ({ app, page }) => {
  await app.open({ scenario: 'demo', as: DEMO, path: '/transfer' })
  await page.setViewportSize({ width: 320, height: 700 })
  const found: string[] = []
  for (const large of [false, true]) {
    if (large) await page.addStyleTag({ content: 'html { font-size: 200% }' })
    for (const path of [
      '/withdrawal',
      '/wallet?type=2',
      '/addBankCard',
      '/addUsdtCard',
      '/password?type=2',
      '/money',
      '/mine',
    ]) {
      await show(page, path)
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (over > 0) found.push(`${path}${large ? ' at 200 %' : ''}: ${over} px`)
    }
  }
  expect(found).toEqual([])
})
