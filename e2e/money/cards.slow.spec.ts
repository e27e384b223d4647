import type { Page } from '@playwright/test'
import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { requestsFor } from '../journeys/books.ts'
import { expectPath, goTo, logIn, untilHistoryRests, untilItTakesKeys } from '../journeys/entry.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const bind = (page: Page) => page.getByRole('button', { name: '确认绑定' })

test('a bank card bound on the way to a withdrawal can be chosen there, and can be unbound', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/withdrawal?type=2' })
  await page.getByRole('link', { name: /添加银行卡/ }).click()
  await page.getByRole('button', { name: '填入 林**' }).click()
  await page.getByRole('button', { name: /^银行类型/ }).click()
  await page.getByLabel('搜索银行').fill('海岳')
  await page.getByRole('dialog').getByRole('button', { name: '海岳银行' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('银行卡号').fill('6200005550002111888')
  await page.getByLabel('开户行地址').fill('灯塔路支行')
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
  // Both taps fall on the button while the request is on its way.
  await app.mock.faults({ add: [{ endpoint: '/api/bindcard', kind: 'slow', delayMs: 3_000, times: 1 }] })
  await bind(page).dblclick()
  await expectToast(page, '绑定成功', OWN_TIME)
  await expectPath(page, '/withdrawal?type=2')
  await page.getByRole('button', { name: /更换$/ }).click()
  await expect(page.getByRole('dialog')).toContainText('海岳银行**** **** **** 1888尾号 1888')
  await untilItTakesKeys(page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await untilHistoryRests(page)
  expect(await requestsFor(app.mock, '/api/bindcard')).toEqual({ all: 1, applied: 1 })

  await goTo(page, '/wallet?type=2')
  await page.getByRole('button', { name: '解绑 海岳银行 尾号 1888' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('确定要解除绑定该卡片吗？')
  await question.getByRole('button', { name: '解绑' }).click()
  await expectToast(page, '解绑成功')
  await expect(page.getByText('还没有绑定银行卡')).toBeVisible()
})

test('the caret stays in place when a digit of the card number is corrected', async ({ app, page }) => {
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/addBankCard' })
  const field = page.getByLabel('银行卡号')
  await field.pressSequentially('62000055500011')
  await expect(field).toHaveValue('6200 0055 5000 11')
  for (let step = 0; step < 6; step += 1) await field.press('ArrowLeft')
  await field.press('Backspace')
  await field.pressSequentially('9')
  await expect(field).toHaveValue('6200 0055 9000 11')
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(11)
})

test('粘贴 puts the copied address into the form', { tag: '@both' }, async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/addUsdtCard' })
  const address = `T${'b'.repeat(33)}`
  await page.evaluate((text) => navigator.clipboard.writeText(`tron:${text}?amount=1`), address)
  await page.getByRole('button', { name: '粘贴' }).click()
  await expect(page.getByLabel('USDT 地址')).toHaveValue(address)
})

test('five addresses are the limit: announced, enforced by the mock backend, and the address typed is kept', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'five-cards', as: DEMO, path: '/addUsdtCard' })
  await expect(page.getByText('最多绑定 5 个USDT地址，已绑定 5 个，如需添加请先解绑')).toBeVisible()
  const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
  await page.getByRole('radio', { name: /TRC20/ }).check({ force: true })
  await page.getByLabel('USDT 地址').fill(address)
  await page.getByLabel('支付密码').fill(DEMO.payPassword)
  await bind(page).click()
  await expectToast(page, /最多绑定5个USDT地址/)
  await expect(page.getByLabel('USDT 地址')).toHaveValue(address)
  await expect(page.getByLabel('支付密码')).toHaveValue('')
})

test('a new login password logs out here and on other devices, and the old one no longer works', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member', as: FRESH, path: '/password?type=1' })
  const next = 'fresh-boat-9'
  await page.getByLabel('旧登录密码').fill(FRESH.password)
  await page.getByLabel('新登录密码', { exact: true }).fill(next)
  await page.getByLabel('确认新密码').fill(next)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expectToast(page, '密码修改成功！')
  await expectPath(page, '/login')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  // The mock backend has already ended the session, so logoff is answered with 401: no alert may follow.
  await expect.poll(async () => (await requestsFor(app.mock, '/api/logoff')).all).toBe(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await logIn(page, FRESH)
  await expectToast(page, '账号或密码错误，请核对后重试')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expectPath(page, '/login')
  await logIn(page, { ...FRESH, password: next })
  await expectPath(page, '/')
})

test('a logoff that is never answered does not delay a change of the login password', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member', as: FRESH, path: '/password?type=1' })
  await app.mock.faults({ add: [{ endpoint: '/api/logoff', kind: 'hang' }] })
  for (const name of ['新登录密码', '确认新密码'])
    await page.getByLabel(name, { exact: true }).fill('fresh-boat-9')
  await page.getByLabel('旧登录密码').fill(FRESH.password)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expectPath(page, '/login')
  await expect.poll(async () => (await requestsFor(app.mock, '/api/logoff')).all).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('a new payment password logs nobody out', { tag: '@both' }, async ({ app, page }) => {
  await app.open({ scenario: 'fresh-member', as: FRESH, path: '/password?type=2' })
  for (const name of ['新支付密码', '确认新密码']) await page.getByLabel(name, { exact: true }).fill('135791')
  await page.getByLabel('旧支付密码').fill(FRESH.payPassword)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expectToast(page, '密码修改成功！')
  expect((await requestsFor(app.mock, '/api/logoff')).all).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
})
