import { HOUR_MS } from '#contracts/time/beijing-time.ts'
import { DEMO } from '#mock/scenarios/personas.ts'
import { reload, tapLabel } from '../journeys/entry.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

test('after an hour of play a member is reminded once, with a link to where a break is taken', async ({
  app,
  page,
}) => {
  await page.addInitScript((hourMs) => {
    const nowMs = Date.now()
    if (!location.protocol.startsWith('http') || localStorage.getItem('yz:play')) return
    const begun = { sinceMs: nowMs - hourMs, seenMs: nowMs, toldMs: nowMs - hourMs, inGame: false }
    localStorage.setItem('yz:play', JSON.stringify(begun))
  }, HOUR_MS)
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/mine' })
  await expect(page.getByText('您已连续游戏约 60 分钟，起来活动一下，喝口水吧。')).toBeVisible(OWN_TIME)
  await page.getByRole('button', { name: '休息一下' }).click()
  await expect(page.getByRole('group', { name: '休息一下' })).toBeFocused()
  await expect(page.getByRole('button', { name: '30 天' })).toBeInViewport({ ratio: 1 })
  await reload(page)
  await expect(page.getByRole('heading', { name: '理性游戏' })).toBeVisible()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a break logs out and blocks logins on this device until it is over', async ({ app, page }) => {
  await page.clock.install()
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/userCent' })
  await page.getByRole('button', { name: '24 小时' }).click()
  await expect(page.getByText(/不能登录，期间无法提前取消/)).toBeVisible()
  await page.getByRole('button', { name: '开始休息' }).click()
  await expect(page.getByRole('heading', { name: '休息中' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto(`${app.url}#/login?type=1`)
  await reload(page)
  await expect(page.getByRole('heading', { name: '休息中' })).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await page.clock.fastForward(24 * HOUR_MS)
  await reload(page)
  await expect(page.getByRole('button', { name: '立即注册' })).toBeVisible()
})

test('a deposit beyond the daily limit that the player set needs a confirmation, and is sent once', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'ready-to-withdraw', as: DEMO, path: '/userCent' })
  await page.getByLabel('每日充值提醒').fill('500')
  await page.getByRole('button', { name: '保存提醒' }).click()
  await expectToast(page, '每日充值提醒已设定')
  await page.goto(`${app.url}#/recharge`)
  await tapLabel(page.getByRole('radio', { name: 'ERC20' }))
  await page.getByLabel('充值金额').fill('730')
  // The range and the rate of ERC20 move the button when they come.
  await expect(page.getByText('单笔 500 - 100,000 元')).toBeVisible()
  await expect(page.getByText('100.00 USDT')).toBeVisible()
  const submit = page.locator('button[type="submit"]')
  // In one task: a later click would close the question. The second half of a double tap would not even reach the form.
  await submit.evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
  const question = page.getByRole('alertdialog', { name: '充值提醒' })
  await expect(question).toContainText(
    '本账号今日在本设备提交的充值共 ¥ 730.00，超过您设定的每日提醒 ¥ 500.00',
  )
  await question.getByRole('button', { name: '再想想' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByLabel('充值金额')).toHaveValue('730')
  await submit.click()
  await question.getByRole('button', { name: '仍要充值' }).click()
  await page.waitForURL(/#\/payInfo\?deposit_no=/)
})
