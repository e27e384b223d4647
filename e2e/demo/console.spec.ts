import type { Locator, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { loadAnew, reload, untilItTakesKeys } from '../journeys/entry.ts'
import { closeWelcome } from '../journeys/home.ts'
import { fillTransfer, transferButton } from '../journeys/wallet.ts'
import { flaws } from '../support/axe.ts'
import { consoleOf, openPart } from '../support/console.ts'
import { showConsoleHandle } from '../support/servers/console-handle.ts'
import { expect, firstScreen, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'

const waiting = {
  scenario: 'deposit-order',
  params: { way: 'bank', amount: 500 },
  as: DEMO,
  path: '/mine',
}
const central = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible()
const boxOf = async (what: Locator) => {
  const { y = 0, height = 0 } = (await what.boundingBox()) ?? {}
  return { top: y, bottom: y + height }
}

test.describe('the console of the demo', { tag: '@wide' }, () => {
  test('opens by its key from its own folder alone, and an approved bank deposit shows in the app', async ({
    app,
    page,
    context,
  }) => {
    await app.open(waiting)
    await central(page, '0.00')
    const requested: string[] = []
    context.on('request', (request) => requested.push(request.url()))
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await expect(panel.getByRole('heading', { name: '演示控制台' })).toBeFocused()
    const row = panel.getByRole('listitem').filter({ hasText: '充值 demo888' })
    await expect(row).toContainText('银行卡转账')
    await expect(row).toContainText('林子安 云川银行')
    await row.getByRole('button', { name: '通过' }).click()
    await expect(panel.getByRole('status')).toHaveText('已通过')
    await expect(panel.getByText('现在没有待处理的申请')).toBeVisible()
    await untilItTakesKeys(panel)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await reload(page)
    await central(page, '500.00')
    expect(requested.filter((address) => address.endsWith('.js'))).toEqual([`${app.url}console.js`])
  })

  test('has a button level with the field beside it, whatever the field tells, and no room for words that are not there', async ({
    app,
    page,
  }) => {
    await app.open({ scenario: 'fresh-member', as: DEMO, path: '/mine' })
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await openPart(panel, '待处理')
    const delay = panel.getByLabel('延迟（秒）')
    for (const text of ['30', '30,5']) {
      await delay.fill(text)
      expect(await boxOf(panel.getByRole('button', { name: '保存延迟' }))).toEqual(await boxOf(delay))
    }
    const room = async (above: Locator, below: Locator) =>
      (await boxOf(below)).top - (await boxOf(above)).bottom
    await openPart(panel, '会员')
    const amount = panel.getByLabel('金额（元）')
    const member = panel
      .locator('form', { has: page.getByLabel('金额（元）') })
      .getByLabel('会员', { exact: true })
    const reason = panel.getByLabel(/^原因/)
    expect(await room(amount, reason)).toBe(await room(member, amount))
  })

  test('is free of axe flaws, and is as much of the keyboard as of the pointer', async ({ app, page }) => {
    await app.open(waiting)
    await page.evaluate(() => sessionStorage.clear())
    await page.addInitScript(showConsoleHandle)
    await reload(page)
    const handle = page.getByRole('button', { name: '打开演示控制台' })
    await handle.focus()
    await page.keyboard.press('Enter')
    const panel = consoleOf(page)
    for (const name of [
      ...['待处理', '会员', '注单', '账目', '公告', '站点', '场景', '播放单', '导览'],
      ...['时钟', '品牌', '网络', '请求', '步骤', '存档', '交给客户', '留给客户', '报告', '仅演示'],
    ]) {
      await openPart(panel, name, 'Enter')
      await expect(panel.getByRole('region', { name, exact: true })).toBeVisible()
      await expect(panel.getByRole('heading', { level: 2 }).first()).toBeVisible()
      expect(await flaws(page, '[data-demo-console]')).toEqual([])
    }
    await page.keyboard.press('Escape')
    await expect(handle).toBeFocused()
  })

  test('keeps the keyboard while it covers a phone’s page, and shares it beside the frame', async ({
    app,
    page,
  }) => {
    await app.open(waiting)
    await page.evaluate(() => sessionStorage.clear())
    await page.addInitScript(showConsoleHandle)
    await reload(page)
    const handle = page.getByRole('button', { name: '打开演示控制台' })
    await handle.click()
    await expect(consoleOf(page).getByRole('heading', { name: '演示控制台' })).toBeFocused()
    await consoleOf(page).getByRole('button', { name: '后台', exact: true }).focus()
    await page.keyboard.press('Shift+Tab')
    const covers = (page.viewportSize()?.width ?? 0) < 1010
    if (covers) await expect(handle).not.toBeFocused()
    else await expect(handle).toBeFocused()
    await consoleOf(page).getByRole('button', { name: '关闭' }).press('Enter')
    await expect(handle).toBeFocused()
  })

  test('opens above the welcome, and begins a scenario as a persona on a route', async ({ app, page }) => {
    await app.open({ scenario: 'fresh-member' })
    const welcome = page.getByRole('dialog', { name: '温馨提示' })
    await expect(welcome).toBeVisible()
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await expect(panel.getByRole('heading', { name: '演示控制台' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(welcome).toBeVisible()
    await page.keyboard.press('Alt+Shift+KeyD')
    await expect(panel.getByRole('heading', { name: '演示控制台' })).toBeFocused()
    expect(await flaws(page, '[data-demo-console]')).toEqual([])
    await openPart(panel, '场景')
    await panel.getByLabel('搜索').fill('有余额')
    const scenario = panel.getByRole('button', { name: /member-with-money/ })
    const picture = scenario.locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(180)
    await scenario.click()
    await panel.getByLabel('中心钱包余额（元）').fill('4321')
    await panel.getByLabel('从哪一页开始').selectOption('/mine')
    await loadAnew(page, () => panel.getByRole('button', { name: '开始场景' }).click())
    await central(page, 'demo888')
    await central(page, '4,321.00')
  })

  test('is typed into by the keyboard while a question of the app lies under it', async ({ app, page }) => {
    await app.open({ scenario: 'member-with-money', as: DEMO, path: '/recharge' })
    const question = page.getByRole('alertdialog')
    await expect(question).toBeVisible()
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await openPart(panel, '品牌')
    await panel.getByLabel('品牌名').click()
    await page.keyboard.type('abc')
    const colour = panel.getByLabel('主色（深色主题）', { exact: true })
    await colour.focus()
    await page.keyboard.type('#fff')
    await expect(panel.getByLabel('品牌名')).toHaveValue('abc')
    await expect(colour).toHaveValue('#fff')
    await expect(question).toBeVisible()
  })

  test('makes a link that shows a state to whoever opens it, once', async ({ app, page }) => {
    await app.open({ scenario: 'fresh-member' })
    await closeWelcome(page)
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await openPart(panel, '场景')
    await panel.getByRole('button', { name: /member-with-money/ }).click()
    await panel.getByLabel('中心钱包余额（元）').fill('4321')
    await panel.getByLabel('从哪一页开始').selectOption('/mine')
    await panel.getByLabel('链接的外观').selectOption('light')
    await panel.getByLabel(/^从现在的时刻开始/).check()
    await panel.getByLabel(/^演示的地址/).fill(app.url)
    await panel.getByRole('button', { name: '复制此场景的链接' }).click()
    const picture = panel.getByRole('img', { name: '此场景链接的二维码' })
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect(await flaws(page, '[data-demo-console]')).toEqual([])
    const link = await panel.getByRole('textbox', { name: '链接' }).inputValue()
    await page.goto('about:blank')
    await page.goto(link)
    await firstScreen(page)
    await central(page, '4,321.00')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(new URL(page.url()).searchParams.has('as')).toBe(false)
  })

  test('shows an approved deposit in the books and its whole life, and undoes it', async ({ app, page }) => {
    await app.open(waiting)
    await central(page, '0.00')
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    const tab = (name: string) => openPart(panel, name)
    await panel.getByRole('button', { name: '通过' }).click()
    await expect(panel.getByRole('status')).toHaveText('已通过')
    await tab('账目')
    await expect(panel.getByText(/账目平衡 · 差额 ¥.0\.00/)).toBeVisible()
    await panel
      .getByRole('button', { name: /^看全程 D/ })
      .first()
      .click()
    const stations = panel.getByRole('list', { name: '各站' })
    await expect(stations.getByText('通过 · 出纳')).toBeVisible()
    await expect(stations.getByText('充值到账')).toBeVisible()
    expect(await flaws(page, '[data-demo-console]')).toEqual([])
    await tab('请求')
    await panel
      .getByRole('button', { name: /\/api\/balance/ })
      .first()
      .click()
    await expect(panel.getByRole('link', { name: '契约与 Pact：balance' })).toBeVisible()
    expect(await flaws(page, '[data-demo-console]')).toEqual([])
    // The points to go back to outlive a reload.
    await reload(page)
    await central(page, '500.00')
    await page.keyboard.press('Alt+Shift+KeyD')
    await tab('步骤')
    await panel
      .getByRole('listitem', { name: '控制台 审核' })
      .getByRole('button', { name: '回到这一步之前' })
      .click()
    await tab('待处理')
    await expect(panel.getByRole('listitem').filter({ hasText: '充值 demo888' })).toBeVisible()
    await reload(page)
    await central(page, '0.00')
  })

  test('takes the network away: the app says so, refuses money requests, and comes back with it', async ({
    app,
    page,
  }) => {
    await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
    await fillTransfer(page, '云舟电子', '12')
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await openPart(panel, '网络')
    const preset = (name: string) => panel.getByRole('button', { name: new RegExp(`^${name}`) })
    await preset('离线').click()
    await expect(preset('离线')).toHaveAttribute('aria-pressed', 'true')
    expect(await flaws(page, '[data-demo-console]')).toEqual([])
    await panel.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByText('网络已断开，显示的是上次的内容')).toBeVisible()
    await transferButton(page).click()
    await expectToast(page, '网络已断开，请检查网络后再试')
    await page.keyboard.press('Alt+Shift+KeyD')
    await openPart(panel, '网络')
    await preset('正常').click()
    await panel.getByRole('button', { name: '关闭' }).click()
    await expect(page.getByText('网络已断开，显示的是上次的内容')).toBeHidden()
  })

  test('shows what falls due before the clock goes there', async ({ app, page }) => {
    await app.open({ scenario: 'demo', as: DEMO, path: '/mine' })
    await page.keyboard.press('Alt+Shift+KeyD')
    const panel = consoleOf(page)
    await openPart(panel, '时钟')
    await panel.getByRole('button', { name: '+7 天' }).press('Enter')
    await expect(panel.getByRole('button', { name: '确认前进' })).toBeFocused()
    await expect(panel.getByText(/日终/)).toHaveCount(7)
    expect(await flaws(page, '[data-demo-console]')).toEqual([])
    await page.keyboard.press('Enter')
    await expect(panel.getByRole('status')).toContainText('现在是')
  })

  test('is hidden with its handle, and comes back by a long press on the logo', async ({ app, page }) => {
    await app.open({ scenario: 'demo', as: DEMO })
    await closeWelcome(page)
    await expect(page.getByRole('button', { name: '打开演示控制台' })).toBeHidden()
    const logo = page.getByRole('link', { name: '云舟，首页' })
    await logo.hover()
    await page.mouse.down()
    await expect(consoleOf(page)).toBeVisible()
    await page.mouse.up()
    await consoleOf(page).getByRole('button', { name: '关闭' }).click()
    await expect(consoleOf(page)).toBeHidden()
  })
})
