import { DEMO, FRESH } from '#mock/scenarios/personas.ts'
import { captchaAnswer } from '../journeys/entry.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { atHome, fill, follow, press, TASK } from './start.ts'

const ME = { ...FRESH, username: 'sailor77', password: 'harbour7', payPassword: '284913' }

test('registers, and is told of every fault at once', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'visitor', as: undefined })
  await page.getByRole('banner').getByRole('link', { name: '注册' }).click()
  await press(page, '立即注册')
  for (const name of ['用户名', '登录密码', '真实姓名', '支付密码', '验证码'])
    await expect(page.getByRole('textbox', { name, exact: true })).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('textbox', { name: '用户名' })).toBeFocused()
  await fill(page, '用户名', ME.username)
  await fill(page, '登录密码', ME.password)
  await fill(page, '确认密码', ME.password)
  await fill(page, '真实姓名', ME.realname)
  await fill(page, '支付密码', ME.payPassword)
  await fill(page, '验证码', await captchaAnswer(page))
  await page.getByRole('checkbox', { name: /我已满|我已年满/ }).press('Space')
  await press(page, '立即注册')
  await expect(page.getByRole('banner').getByRole('button', { name: '一键回收' })).toBeVisible()
})

test('logs in after a wrong password, which is said at the field', TASK, async ({ app, page }) => {
  await atHome(app, { as: undefined })
  await page.getByRole('banner').getByRole('link', { name: '登录' }).click()
  for (const password of ['wrong-1', DEMO.password]) {
    await fill(page, '账号', DEMO.username)
    await fill(page, '密码', password)
    await fill(page, '验证码', await captchaAnswer(page))
    await press(page, /^登录$/)
    if (password === DEMO.password) break
    await expect(page.getByRole('textbox', { name: '密码', exact: true })).toHaveAccessibleDescription(/密码/)
  }
  await expect(page.getByRole('heading', { name: '首页' })).toBeFocused()
})

test('changes the payment password, and is warned of a weak one', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '我的', '安全中心', /^支付密码/)
  await fill(page, '旧支付密码', DEMO.payPassword)
  await fill(page, '新支付密码', '123456')
  await expect(page.getByRole('main')).toContainText(/容易被猜/)
  await fill(page, '新支付密码', '284913')
  await fill(page, '确认新密码', '284913')
  await press(page, '确认修改')
  await expectToast(page, /成功/)
})

test('sets a daily limit and keeps it when it would be passed', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '我的', '安全中心')
  await fill(page, '每日充值提醒', '100')
  await press(page, '保存提醒')
  await press(page, '返回')
  await page.getByRole('main').getByRole('link', { name: '充值', exact: true }).click()
  await page.getByRole('radio', { name: /^USDT/ }).check({ force: true })
  await fill(page, '充值金额', '500')
  await press(page, /^确认充值/)
  const question = page.getByRole('alertdialog', { name: '充值提醒' })
  await expect(question).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '充值', exact: true })).toBeVisible()
})

test('reads the letter about a decision', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await follow(page, '我的', /^消息中心/)
  await page.getByRole('tab', { name: /^站内信/ }).click()
  await press(page, /^未读： 取款审核通过/)
  await expect(page.getByRole('dialog', { name: '取款审核通过' })).toContainText(
    /取款 ¥\s[\d,]+\.\d\d 已审核通过/,
  )
})

test('finds an answer in the help, and a way to service', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '我的', '帮助中心')
  await page.getByRole('searchbox', { name: '搜索问题' }).fill('手续费')
  await expect(page.getByRole('heading', { name: '取款有手续费吗？' })).toBeVisible()
  await page.getByRole('link', { name: /^在线客服/ }).click()
  await expect(page.getByRole('heading', { name: '在线客服' })).toBeFocused()
})

test('sees what the next level asks, and what is missing', TASK, async ({ app, page }) => {
  await atHome(app, { scenario: 'demo' })
  await page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: 'VIP' }).click()
  await expect(page.getByRole('progressbar', { name: /VIP 5/ })).toHaveAttribute(
    'aria-valuetext',
    /充值 \d+%/,
  )
  await expect(page.getByRole('region', { name: /^升级到 VIP 5/ })).toContainText('还差')
})

test('logs out, and hears that the login is there', TASK, async ({ app, page }) => {
  await atHome(app)
  await follow(page, '我的')
  await press(page, '退出登录')
  await page.getByRole('alertdialog', { name: '提示' }).getByRole('button', { name: '退出登录' }).click()
  await expect(page.getByRole('heading', { name: '登录' })).toBeFocused()
})
