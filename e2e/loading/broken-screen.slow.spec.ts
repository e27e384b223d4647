import { booksOf } from '../journeys/books.ts'
import { expectPath, goTo, reload } from '../journeys/entry.ts'
import { WITH_MONEY } from '../journeys/openings.ts'
import { fillTransfer, transferButton } from '../journeys/wallet.ts'
import { ME } from '../matrix/case.ts'
import { expect, test } from '../support/test.ts'

const TRANSFER = '/api/transfer'

test('a screen that breaks over the answer to its transfer says what became of it; the same is not sent by mistake', {
  tag: '@both',
}, async ({ app, page, problems }) => {
  problems.allow(/NotFoundError/)
  await app.open({ ...WITH_MONEY, path: '/transfer' })
  const centralNow = async () => (await booksOf(app.mock, ME)).central
  await app.mock.faults({ add: [{ endpoint: TRANSFER, kind: 'slow', delayMs: 3_000, times: 1 }] })
  await fillTransfer(page, '云舟电子', '300')
  await transferButton(page).click()
  // React removes the spinner with the answer, and finds that it is gone.
  await page.locator('main button[type="submit"] .spin').evaluate((spinner) => spinner.remove())

  const notice = page.getByRole('alert')
  await expect(notice).toContainText('页面没能打开')
  await expect(notice).toContainText(/转账 ¥\s300\.00，从中心钱包到云舟电子提交成功/)
  await expect(notice).not.toContainText('资金不受影响')
  expect(await centralNow()).toBe(70_000)
  await notice.getByRole('link', { name: '查看记录' }).click()
  await expectPath(page, '/transRecord?type=4')
  await expect(page.locator('.record-row').first()).toContainText('300.00')

  // Also after a reload.
  await reload(page)
  await goTo(page, '/transfer')
  await fillTransfer(page, '云舟电子', '300')
  await transferButton(page).click()
  const question = page.getByRole('alertdialog', { name: '请勿重复提交' })
  await expect(question).toContainText('提交成功')
  await question.getByRole('button', { name: '暂不提交' }).click()
  await expect(question).toBeHidden()
  expect(await centralNow()).toBe(70_000)
  await transferButton(page).click()
  await question.getByRole('button', { name: '再次提交' }).click()
  await expect.poll(centralNow).toBe(40_000)
})
