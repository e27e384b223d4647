import type { Locator, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { show } from '../access/show.ts'
import { expectPath, loadAnew, untilItTakesKeys } from '../journeys/entry.ts'
import { allTilesDrawn, closeWelcome, dismissWelcome, header, tab } from '../journeys/home.ts'
import { type AppFixture, expect, test } from '../support/test.ts'

const FRAME_PX = 430

/** Left and right edge of the frame in a window of this width. */
const frameOf = (page: Page) => {
  const width = page.viewportSize()?.width ?? 0
  const left = (width - FRAME_PX) / 2
  return { left, right: left + FRAME_PX }
}

/** Waits for the final place: what slides in starts beside the frame. */
async function expectInFrame(page: Page, what: Locator): Promise<void> {
  const { left, right } = frameOf(page)
  await expect(what).toBeVisible()
  const isInside = async () => {
    const box = await what.boundingBox()
    return box !== null && box.x >= left - 1 && box.x + box.width <= right + 1
  }
  await expect.poll(isInside, { message: String(what), intervals: [50] }).toBe(true)
}

/** Where the next toast stands: it is gone after 2 s, on a busy machine before somebody looks. */
const firstToast = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ left: number; right: number }>((resolve) => {
        new MutationObserver((_, watch) => {
          const toast = document.querySelector('#toast .toast')
          if (!toast) return
          watch.disconnect()
          resolve(toast.getBoundingClientRect().toJSON())
        }).observe(document, { childList: true, subtree: true })
      }),
  )

test('a desktop shows a frame of 430 px with every overlay inside it', {
  tag: '@desktop',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await expectInFrame(page, page.getByRole('dialog', { name: '温馨提示' }))
  await closeWelcome(page)
  await expectInFrame(page, page.getByRole('banner'))
  await expectInFrame(page, page.getByRole('navigation', { name: '主导航' }))
  await expectInFrame(page, page.getByRole('link', { name: '天天红包' }))
  const toast = firstToast(page)
  await tab(page, '首页').click()
  const box = await toast
  expect(box.right).toBeGreaterThan(box.left)
  expect(box.left).toBeGreaterThanOrEqual(frameOf(page).left)
  expect(box.right).toBeLessThanOrEqual(frameOf(page).right)

  await page.getByRole('button', { name: '打开菜单' }).click()
  await expectInFrame(page, page.getByRole('dialog').filter({ hasText: '消息中心' }))
  await page.getByRole('button', { name: '退出登录' }).click()
  const question = page.getByRole('alertdialog', { name: '提示' })
  await expectInFrame(page, question)
  await question.getByRole('button', { name: '取消' }).click()
  await expect(question).toBeHidden()

  await page.getByRole('button', { name: '更多' }).click()
  const more = page.getByRole('dialog', { name: '更多' })
  await expectInFrame(page, more)
  await untilItTakesKeys(more)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '查看公告' }).click()
  await expectInFrame(page, page.getByRole('dialog', { name: '公告' }))
})

/** Counts loads of the page from now on. */
async function loadsOf(page: Page): Promise<() => number> {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}

test('crossing 768 px reloads the page, while a keyboard or a rotation on one side does not', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/transfer' })
  await expect(page.getByLabel('转账金额')).toBeVisible()
  const loads = await loadsOf(page)
  await page.getByLabel('转账金额').fill('12')
  for (const size of [
    { width: 390, height: 400 },
    { width: 700, height: 390 },
    { width: 767, height: 844 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size)
  }
  await expect(page.getByLabel('转账金额')).toHaveValue('12')
  expect(loads()).toBe(0)

  await loadAnew(page, () => page.setViewportSize({ width: 768, height: 844 }))
  await expect(page.getByLabel('转账金额')).toHaveValue('')
  await expectPath(page, '/transfer')
  expect(loads()).toBe(1)
})

test('a phone that is turned keeps the passwords that are told once, and reloads when they are closed', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await app.open({ path: '/?callback=guest' })
  await dismissWelcome(page)
  const dialog = page.getByRole('dialog', { name: '账号已创建' })
  const password = dialog.locator('#account-password')
  const told = await password.innerText()
  const loads = await loadsOf(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(password).toHaveText(told)
  expect(loads()).toBe(0)
  await loadAnew(page, () => dialog.getByRole('button', { name: '我已保存' }).click())
  await expect(dialog).toBeHidden()
})

const SCREENS: readonly { path: string; as?: typeof DEMO }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/login?type=1' },
  { path: '/kefu' },
  { path: '/gamePage?name=yzdz&type=0&code=none' },
  { path: '/', as: DEMO },
  { path: '/mine', as: DEMO },
  { path: '/transfer', as: DEMO },
  { path: '/recharge', as: DEMO },
]

async function showScreen({ page, mock }: AppFixture, path: string): Promise<void> {
  await show(page, path)
  await mock.read()
}

/** How much wider than the page its content is with text of this size; boxes that scroll by themselves are left out. */
const overhang = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    const root = document.documentElement
    root.style.fontSize = fontSize
    return root.scrollWidth - root.clientWidth
  }, size)

for (const as of [undefined, DEMO]) {
  test(`nothing scrolls sideways, at any width and with large text, as ${as ? 'a member' : 'a visitor'}`, async ({
    app,
    page,
  }) => {
    await app.open({ scenario: 'demo', ...(as ? { as } : {}) })
    await closeWelcome(page)
    const found: string[] = []
    for (const { path } of SCREENS.filter((screen) => screen.as === as)) {
      await showScreen(app, path)
      for (const width of [320, 360, 390, 430]) {
        await page.setViewportSize({ width, height: 844 })
        for (const size of ['100%', '200%']) {
          const px = await overhang(page, size)
          if (px > 0) found.push(`${path} at ${width} and ${size}: ${px} px`)
        }
      }
    }
    expect(found).toEqual([])
  })
}

test('with text of twice the size, icons grow with their words, and why a withdrawal cannot be sent is read whole', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO, path: '/withdrawal' })
  await expect(page.getByRole('button', { name: '确认取款' })).toBeVisible()
  const reason = page.getByText(/^打码量未完成，还差 .* 才能取款$/)
  await expect(reason).toBeVisible()
  // The same icons are measured twice, whichever come or go meanwhile.
  const icons = await page.locator('.app svg.lucide:not([inert] *)').elementHandles()
  const widths = () =>
    Promise.all(
      icons.map((icon) =>
        icon.evaluate((svg) => (svg.isConnected ? (svg as Element).getBoundingClientRect().width : 0)),
      ),
    )
  const before = await widths()
  expect(before.length).toBeGreaterThan(0)
  expect(await overhang(page, '200%')).toBe(0)
  const after = await widths()
  const growth = after.flatMap((width, index) => (width > 0 ? width / (before[index] ?? 0) : []))
  expect(growth.length).toBeGreaterThan(0)
  // One stands in a box of 40 px.
  expect(Math.min(...growth)).toBeGreaterThan(1.8)
  expect(await reason.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
})

test('the page stays where it is when something that is fixed to the window takes the focus', {
  tag: '@both',
}, async ({ app, page }) => {
  await app.open({ scenario: 'member-with-money', as: DEMO })
  await closeWelcome(page)
  await allTilesDrawn(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect(page.getByRole('button', { name: '回到顶部' })).toBeVisible()
  const moved = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.app a, .app button')]
      .filter((control) => {
        for (let at: Element | null = control; at; at = at.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true
        return false
      })
      .map((control) => {
        control.focus()
        return `${control.getAttribute('aria-label') ?? control.textContent}: ${scrollY}`
      }),
  )
  expect(moved.length).toBeGreaterThan(8)
  expect(moved.filter((line) => !line.endsWith(': 300'))).toEqual([])
})

test('the header names an amount of millions, and keeps to one row at 320 px', async ({ app, page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await app.open({ scenario: 'demo', as: DEMO })
  const fields = { 'data.balance': 1_234_567.89, 'data.gameblance': 0 }
  const told = ['/api/refreshusermoney', '/api/balance']
  await app.mock.faults({ add: told.map((endpoint) => ({ endpoint, kind: 'patch', fields })) })
  await closeWelcome(page)
  await header(page).getByRole('button', { name: '刷新余额' }).click()
  await expect(header(page)).toContainText('总资产¥ 1,234,567.89')
  // What only screen readers are told is 1 px high.
  expect((await header(page).getByText('总资产').boundingBox())?.height).toBeGreaterThan(10)
  expect((await header(page).boundingBox())?.height).toBe(52)
})
