import { DEMO } from '#mock/scenarios/personas.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { atHome, fill, follow, press, TASK } from './start.ts'

test(
  'deposits by USDT, and knows what to pay, where, and until when',
  TASK,
  async ({ app, context, page }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await atHome(app)
    await follow(page, '充值')
    await page.getByRole('radio', { name: /^USDT/ }).check({ force: true })
    await fill(page, '充值金额', '500')
    await press(page, /^确认充值/)
    await expect(page.getByRole('heading', { name: '充值信息' })).toBeFocused()
    await expect(page.getByRole('region', { name: '充值金额' })).toContainText(/68\.50 U.*500\.00 元/)
    await expect(page.getByRole('timer').first()).toBeVisible()
    await press(page, /^复制收款地址|^复制地址/)
    await expectToast(page, '复制成功！')
  },
)

test('deposits by bank transfer, and finds in the records whom to pay', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '充值')
  await page.getByRole('radio', { name: /^银行卡转账/ }).check({ force: true })
  await fill(page, '充值金额', '888.80')
  await fill(page, '存款人姓名', DEMO.realname)
  await fill(page, '付款银行', '云川银行')
  await press(page, /^确认充值/)
  await expectToast(page, '提交成功，等待后台审核')
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible()
  await press(page, /银行卡转账.*¥ 888\.80/)
  const detail = page.getByRole('dialog', { name: '充值详情' })
  await expect(detail).toContainText('待审核')
  await expect(detail).toContainText('收款')
})

test('withdraws to the bank card that is bound, and sees that it waits', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '取款')
  await page.getByRole('tab', { name: '银行卡取款' }).click()
  // Until then the fields are those of the other tab.
  await expect(page.getByRole('tab', { name: '银行卡取款', selected: true })).toBeVisible()
  await fill(page, '取款金额', '300')
  await fill(page, '支付密码', DEMO.payPassword)
  await press(page, /^确认取款/)
  await expectToast(page, '提交成功，等待后台审核')
  await expect(page.getByRole('heading', { name: '交易记录' })).toBeVisible()
  await expect(page.getByRole('button', { name: /¥ 300\.00.*待审核/ })).toBeVisible()
})

test('sees before a USDT withdrawal what arrives', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '取款')
  await page.getByRole('tab', { name: 'USDT取款' }).click()
  await fill(page, '取款金额', '730')
  for (const part of ['取款汇率', '手续费', '实际到账'])
    await expect(page.getByRole('term').filter({ hasText: part })).toBeVisible()
})

test('learns why nothing can be withdrawn, and how much turnover is owed', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'wagering-owed' })
  await follow(page, '取款')
  await expect(page.getByRole('status', { name: '打码量' })).toContainText('¥')
  await page.getByRole('tab', { name: '银行卡取款' }).click()
  await expect(page.getByRole('button', { name: /^确认取款/ })).toHaveAccessibleDescription(/打码量/)
})

test('moves money to a venue, and recalls all of it', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'member-with-money' })
  await follow(page, '我的', '转账')
  await press(page, /^转入钱包/)
  await page.getByRole('dialog', { name: '转入钱包' }).getByRole('button', { name: '云舟电子' }).click()
  await fill(page, '转账金额', '88.80')
  await press(page, '立即转账')
  await expectToast(page, /转账成功/)
  const all = page.getByRole('button', { name: '一键回收' })
  await all.press('Enter')
  await expectToast(page, /回收/)
  await expect(all).toBeFocused()
})

test('binds a bank card', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '我的', '卡包', '添加银行卡')
  await press(page, /^填入/)
  await press(page, /^银行类型/)
  await page.getByRole('dialog').getByRole('button', { name: '云川银行' }).click()
  await fill(page, '银行卡号', '6222020200112233')
  await fill(page, '开户行地址', '云川银行滨江支行')
  await fill(page, '支付密码', DEMO.payPassword)
  await press(page, '确认绑定')
  await expectToast(page, '绑定成功')
  await expect(page.getByRole('button', { name: '解绑 云川银行 尾号 2233' })).toBeVisible()
})

test('finds in one statement where the money came from and went', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await follow(page, '我的', '交易记录')
  await page.getByRole('group', { name: '交易类型' }).getByRole('button', { name: '全部' }).click()
  const rows = page.getByRole('list').getByRole('button')
  for (const kind of [/^充值 · /, /^取款 · /, /返水 · /, /中心钱包/])
    await expect(rows.filter({ hasText: kind }).first()).toBeVisible()
  for (const sum of ['充值到账', '取款出款', '返水', '红包', '活动彩金'])
    await expect(
      page.getByRole('region', { name: '合计' }).getByRole('term').filter({ hasText: sum }),
    ).toBeVisible()
  await rows.first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('takes all bets of a month home as a file', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await follow(page, '我的', '投注记录')
  const file = page.waitForEvent('download')
  await press(page, '导出 CSV')
  expect((await file).suggestedFilename()).toContain('投注记录')
})
