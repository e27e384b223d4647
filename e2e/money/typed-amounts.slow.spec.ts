import type { Locator, Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { booksOf } from '../journeys/books.ts'
import { memberAndRate, submitButton } from '../journeys/deposit.ts'
import { category, closeWelcome, gameTile, offersHoweverSlow, slotOf } from '../journeys/home.ts'
import { chooseWallet, transferButton } from '../journeys/wallet.ts'
import { chooseCard, withdrawButton } from '../journeys/withdrawal.ts'
import { exportedWorld } from '../journeys/world.ts'
import { openPart } from '../support/console.ts'
import { type AppFixture, expect, type Opening, test } from '../support/test.ts'

const ME = DEMO.username
/** More than nine digits of 元, and fen. */
const CENTRAL = '1234567890.12'
const CENTRAL_FEN = 123_456_789_012
const READY = { scenario: 'ready-to-withdraw', as: DEMO } as const
const RICH = { scenario: 'member-with-money', params: { central: CENTRAL, venue: 'tyg' }, as: DEMO } as const
const PLATFORM = 'yzdz'

type Field = {
  opening: Opening
  /** From the opened screen to the field. */
  reach: (app: AppFixture) => Promise<Locator>
  send: (page: Page) => Promise<unknown>
  /** What was sent, in fen, by the books; undefined while nothing was. */
  sent: (app: AppFixture) => Promise<number | undefined>
  /** What the button for the whole balance fills in, where there is one. */
  most?: string
  /** The page that is loaded once it was sent. */
  leadsTo?: RegExp
}

const inVenue = async ({ mock }: AppFixture) => (await booksOf(mock, ME)).venues[PLATFORM] || undefined

const FIELDS: Readonly<Record<string, Field>> = {
  'a deposit': {
    opening: { ...READY, path: '/recharge' },
    reach: async ({ page }) => {
      await memberAndRate(page)
      return page.getByLabel('充值金额')
    },
    send: (page) => submitButton(page).click(),
    sent: async ({ mock }) => Object.values((await exportedWorld(mock)).deposits).at(-1)?.amount,
  },
  'a withdrawal': {
    opening: { ...READY, path: '/withdrawal?type=2' },
    reach: async ({ page }) => {
      await chooseCard(page, '云川银行')
      return page.getByLabel('取款金额')
    },
    send: async (page) => {
      await page.getByLabel('支付密码').fill(DEMO.payPassword)
      await withdrawButton(page).click()
    },
    sent: async ({ mock }) => (await booksOf(mock, ME)).held || undefined,
    most: '1000.00',
  },
  'a transfer': {
    opening: { ...RICH, path: '/transfer' },
    reach: async ({ page }) => {
      await chooseWallet(page, '转入钱包', '云舟电子')
      return page.getByLabel('转账金额')
    },
    send: (page) => transferButton(page).click(),
    sent: inVenue,
    most: CENTRAL,
  },
  'a transfer before a game': {
    opening: RICH,
    reach: async ({ page }) => {
      await closeWelcome(page)
      const game = await slotOf(page, PLATFORM)
      await category(page, '电子').click()
      await gameTile(page, game).click()
      return page.getByLabel('转入金额')
    },
    send: (page) => page.getByRole('button', { name: '转入并进入' }).click(),
    sent: inVenue,
    leadsTo: /venue\.html\?ticket=/,
    most: CENTRAL,
  },
  'the daily reminder': {
    opening: { ...READY, path: '/userCent' },
    reach: async ({ page }) => page.getByLabel('每日充值提醒'),
    send: (page) => page.getByRole('button', { name: '保存提醒' }).click(),
    sent: ({ page }) =>
      page.evaluate(() => JSON.parse(localStorage.getItem('yz:care') ?? '{}').dailyFen as number | undefined),
  },
  'the console': {
    opening: { scenario: 'fresh-member', as: DEMO, path: '/mine' },
    reach: async ({ page }) => {
      await page.keyboard.press('Alt+Shift+KeyD')
      const panel = page.getByRole('complementary', { name: '演示控制台' })
      await openPart(panel, '会员')
      return panel.getByLabel('金额（元）')
    },
    send: async (page) => {
      const panel = page.getByRole('complementary', { name: '演示控制台' })
      await panel.getByLabel(/^原因/).fill('系统补偿')
      await panel.getByRole('button', { name: '上分' }).click()
      await expect(panel.getByRole('status')).toHaveText(/^(请再确认一次|请改正)/)
      const confirm = panel.getByRole('button', { name: '确认上分' })
      if (await confirm.isVisible()) await confirm.click()
    },
    sent: async ({ mock }) => (await mock.read()).members[0]?.central || undefined,
  },
}

/** Puts a text into the field as a player does: selects what is there, and pastes over it. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text)
  await field.press('ControlOrMeta+A')
  await field.press('ControlOrMeta+V')
}

const UNCLEAR = '不能确定是多少，请写成 1280 或 1280.50 这样'

for (const [name, { opening, reach, send, sent, most, leadsTo }] of Object.entries(FIELDS)) {
  test(`the amount of ${name} is sent as it is read, or refused at the field`, async ({
    app,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    if (name === 'a transfer before a game') await offersHoweverSlow(page)
    await app.open(opening)
    const field = await reach(app)
    const before = await sent(app)
    const told = (words: string) => expect(field).toHaveAccessibleDescription(new RegExp(words))

    // Typed in the middle: nothing jumps, and a wrong sign is told and can be taken away.
    await field.click()
    await field.press('ControlOrMeta+A')
    await page.keyboard.type('1250')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('x')
    await expect(field).toHaveValue('12x50')
    await told('「x」不是数字，只能写数字和小数点，例如 1280.50')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('3')
    await expect(field).toHaveValue('12350')
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')

    for (const [text, words] of [
      ['1.280', UNCLEAR],
      ['$500', '不是别的货币'],
      ['元', '没有读到数字'],
      ['五百', '请用阿拉伯数字'],
    ] as const) {
      await paste(page, field, text)
      await expect(field).toHaveValue(text)
      await told(words)
      await send(page)
      await told(words)
      expect(await sent(app), text).toBe(before)
    }

    if (most !== undefined) {
      await page.getByRole('button', { name: /^(最大金额|全部 )/ }).click()
      await expect(field).toHaveValue(most)
      await expect(field).not.toHaveAttribute('aria-invalid', 'true')
    }
    await paste(page, field, '100\n200.50')
    await told('粘贴的内容不止一行')
    await paste(page, field, `${' '.repeat(30)}RMB 5.00`)
    await told('识别为 (¥.)?5(\\.00)?( |$)')
    await page.keyboard.press('ControlOrMeta+Z')
    await field.press('ControlOrMeta+A')
    await page.keyboard.type('505,50')
    await told('识别为 (¥.)?505\\.50?( |$)')
    await send(page)
    if (leadsTo) await page.waitForURL(leadsTo)
    await expect.poll(() => sent(app)).toBe(50_550)
  })
}

test('the button for a balance of more than a thousand million fills what is sent', async ({ app, page }) => {
  const { opening, reach, send, sent } = FIELDS['a transfer'] as Field
  await app.open(opening)
  const field = await reach(app)
  await page.getByRole('button', { name: /^(最大金额|全部 )/ }).click()
  await expect(field).toHaveValue(CENTRAL)
  await send(page)
  await expect.poll(() => sent(app)).toBe(CENTRAL_FEN)
})
