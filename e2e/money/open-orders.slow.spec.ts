import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import {
  backToShop,
  chooseMethod,
  memberAndRate,
  openPaymentPage,
  pendingOrders,
  submitButton,
} from '../journeys/deposit.ts'
import { expectPath, goTo } from '../journeys/entry.ts'
import { READY_TO_WITHDRAW } from '../journeys/openings.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const ME = DEMO.username

test('a second USDT order is refused, the first one is shown and leads to its page; paid, it is gone', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ ...READY_TO_WITHDRAW, path: '/recharge' })
  await memberAndRate(page)
  const deposit = async () => {
    await chooseMethod(page, 'USDT')
    await page.getByRole('button', { name: '500.00 元' }).click()
    await submitButton(page).click()
  }
  await deposit()
  await expect(page.getByRole('timer')).toBeVisible()
  const { pending } = (await booksOf(app.mock, ME)).view
  const no = String(pending.find(({ what }) => what === 'deposit')?.id)
  await expectPath(page, `/payInfo?deposit_no=${no}`)
  await goTo(page, '/recharge')
  const card = page.getByRole('region', { name: '待支付的充值' })
  await expect(card).toContainText(no)
  await expect(card).toContainText('¥\u00a0500.00')
  await expect(card.getByText('取消')).toHaveCount(0)
  await deposit()
  await expectToast(page, `您有一笔USDT-TRC20订单（${no}）待支付，请先完成支付，或等支付时间结束后再提交`)
  await expect(card).toBeInViewport()
  await expect(card).toHaveCount(1)
  expect((await booksOf(app.mock, ME)).view.pending.filter(({ what }) => what === 'deposit')).toHaveLength(1)
  await card.getByRole('link', { name: '继续支付' }).click()
  await expectPath(page, `/payInfo?deposit_no=${no}`)
  await expect(page.getByRole('timer')).toBeVisible()
  await app.mock.review({ what: 'deposit', id: no, approve: true })
  await goTo(page, '/recharge')
  await expect(submitButton(page)).toBeVisible()
  await expect(card).toBeHidden()
})

test('an online order that was dismissed comes back when it is in the way of another', async ({
  app,
  page,
}) => {
  const no = await openPaymentPage(app)
  await backToShop(page)
  await pendingOrders(page).getByRole('button', { name: '不再提醒' }).click()
  const card = page.getByRole('region', { name: '待支付的充值' })
  await expect(pendingOrders(page)).toBeHidden()
  await expect(card).toBeHidden()
  await memberAndRate(page)
  await chooseMethod(page, '其他支付')
  await page.getByRole('button', { name: '500.00 元' }).click()
  await submitButton(page).click()
  await expectToast(page, new RegExp(`（${no}）待支付`))
  await card.getByRole('button', { name: '继续支付' }).click()
  await page.waitForURL(new RegExp(`[?&]order=${no}`))
})
