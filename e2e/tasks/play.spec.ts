import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { atHome, follow, press, TASK } from './start.ts'

test(
  'finds a game by the initials of its name, and enters it with an amount of its own choice',
  TASK,
  async ({ app, page }) => {
    await atHome(app, { scenario: 'member-with-money', params: { venue: 'tyg' } })
    await page.getByRole('link', { name: '搜索游戏' }).click()
    await page.getByRole('searchbox', { name: '搜索游戏' }).fill('fyll')
    await press(page, /^福运连连|福运连连 /)
    const sheet = page.getByRole('dialog', { name: /^转入/ })
    await expect(sheet.getByRole('textbox', { name: '转入金额' })).toHaveValue('')
    await sheet.getByRole('textbox', { name: '转入金额' }).fill('100')
    await sheet.getByRole('button', { name: '转入并进入' }).click()
    await expect(page.getByRole('region', { name: '场馆余额' })).toContainText('100.00')
  },
)

test('keeps a game as a favourite, and finds it again', TASK, async ({ app, page }) => {
  await atHome(app)
  const heart = page.getByRole('button', { name: '收藏 福运连连' })
  await heart.press('Enter')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await follow(page, '我的')
  await follow(page, '首页')
  await expect(
    page.getByRole('list', { name: '我的收藏' }).getByRole('button', { name: '福运连连' }),
  ).toBeVisible()
})

test(
  'collects the rebate, and knows before it that the whole wallet waits for the turnover',
  TASK,
  async ({ app, page }) => {
    await atHome(app, { scenario: 'demo' })
    await follow(page, '我的', '返水中心')
    await press(page, '立即领取')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('打码量未完成前，全部余额暂不能取款')
    await question.getByRole('button', { name: /领取/ }).click()
    await expectToast(page, /领取|成功/)
  },
)

test(
  'opens a red packet, and knows before it that the whole wallet waits for the turnover',
  TASK,
  async ({ app, page }) => {
    await atHome(app, { scenario: 'red-packet-open' })
    await page.getByRole('link', { name: '天天红包' }).click()
    await press(page, '开红包')
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('全部余额暂不能取款')
    await question.getByRole('button', { name: /领取|开红包/ }).click()
    await expect(page.getByRole('dialog', { name: '抢到红包' })).toContainText('¥')
  },
)

test('applies for a promotion, and finds the application in its records', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await follow(page, '优惠', /^好友同舟/)
  await press(page, '立即申请')
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('全部余额暂不能取款')
  await question.getByRole('button', { name: /申请/ }).click()
  await expect(page.getByRole('button', { name: '审核中，请稍候' })).toBeFocused()
  await page
    .getByRole('main')
    .getByRole('link', { name: /活动记录/ })
    .click()
  await expect(page.getByRole('button', { name: /好友同舟.*待审核/ }).first()).toBeVisible()
})

test('learns from the application why it was refused', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await follow(page, '我的', '活动记录')
  await press(page, /转轮不停 电子周.*审核拒绝/)
  await expect(page.getByRole('dialog')).toContainText('活动条件')
})

test('sees what was won and lost by day', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await follow(page, '我的', '个人报表')
  await expect(page.getByRole('table', { name: '每日输赢明细' })).toBeVisible()
  await page.getByRole('group', { name: '汇总' }).getByRole('button', { name: /^充值/ }).click()
  await expect(page.getByRole('slider', { name: '每日充值' })).toBeVisible()
})

test('knows that the jackpot is a display', TASK, async ({ app, page }) => {
  await atHome(app)
  await expect(page.getByRole('region', { name: /累积奖池.*展示/ })).toBeVisible()
})
