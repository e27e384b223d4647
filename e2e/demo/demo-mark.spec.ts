import { DEMO } from '#mock/scenarios/personas.ts'
import { expect, test } from '../support/test.ts'

test('every page of the demo is marked 演示, and a real-looking card number is neither kept nor sent', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-cards', as: DEMO, path: '/addBankCard' })
  const mark = page.getByRole('complementary', { name: '演示标记' })
  await expect(mark.getByText('演示', { exact: true })).toBeVisible()
  // It stands in the page's margin, so that it covers neither a title nor a control.
  const box = await mark.getByText('演示', { exact: true }).boundingBox()
  expect((box?.x ?? Number.NaN) + (box?.width ?? Number.NaN)).toBeLessThanOrEqual(16)
  const card = page.getByLabel('银行卡号')
  await card.fill('4111 1111 1111 1111')
  await card.press('Enter')
  await expect(mark.locator('p')).toContainText('演示不收真实卡号')
  await expect(card).toHaveValue('')
  await page.getByLabel('支付密码').focus()
  await expect(mark.locator('p')).toContainText('请勿填写您真实使用的密码')
  for (const other of ['venue.html', 'kf.html']) {
    await page.goto(`${app.url}${other}`)
    await expect(mark.getByText('演示', { exact: true })).toBeVisible()
  }
})
