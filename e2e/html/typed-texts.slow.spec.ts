import type { Page } from '@playwright/test'
import { DEMO } from '#mock/scenarios/personas.ts'
import { requestsFor } from '../journeys/books.ts'
import { expect, test } from '../support/test.ts'
import { expectToast } from '../support/toasts.ts'
import { OWN_TIME } from '../support/waits.ts'

const CARD = '6200005550002111888'
const GROUPED = '6200 0055 5000 2111 888'
const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+v')
}
const type = (page: Page, text: string) => page.keyboard.type(text)

/** What a pinyin keyboard writes until a word is chosen, and the word. */
async function compose(page: Page, steps: readonly string[], word: string): Promise<void> {
  const keys = await page.context().newCDPSession(page)
  for (const text of steps)
    await keys.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keys.send('Input.insertText', { text: word })
}
const composed = (page: Page, text: string) => compose(page, [text.slice(0, 1), text], text)

/** Each field by what is put into it, what it then holds, and what it says. */
const FORMS = [
  {
    path: '/addBankCard',
    rows: [
      ['银行卡号', paste, `尊敬的会员您好，这是您要绑定的银行卡号，请核对后再提交，谢谢：${CARD}。`, GROUPED],
      ['银行卡号', paste, `${CARD} 13812345678`, `${CARD} 13812345678`, '这里不止一个数字，请只保留卡号'],
      ['银行卡号', paste, '6'.repeat(20), '6666 6666 6666 6666 6666', '银行卡号最多 19 位数字，现在有 20 位'],
      ['银行卡号', type, CARD, GROUPED],
      ['银行卡号', composed, '６２００００５５', '6200 0055'],
      ['开户行地址', paste, '支'.repeat(70), '支'.repeat(70), '开户行地址最多 60 个字符，现在有 70 个'],
      ['支付密码', paste, '8'.repeat(20), '8'.repeat(20), '支付密码最多 18 个字符，现在有 20 个'],
    ],
  },
  {
    path: '/addUsdtCard',
    rows: [
      ['USDT 地址', paste, `我的钱包：${ADDRESS}，请核对`, ADDRESS],
      [
        'USDT 地址',
        paste,
        `${ADDRESS} 0x${'a'.repeat(40)}`,
        `${ADDRESS} 0x${'a'.repeat(40)}`,
        '这里不止一个地址，请只保留一个',
      ],
      ['USDT 地址', composed, 'TR7N\u2006Hqje', 'TR7NHqje'],
    ],
  },
  {
    path: '/password?type=1',
    rows: [['新登录密码', paste, 'p'.repeat(40), 'p'.repeat(40), '新登录密码最多 32 个字符，现在有 40 个']],
  },
  {
    path: '/login?type=1',
    rows: [
      ['登录密码', paste, 'p'.repeat(40), 'p'.repeat(40), '登录密码最多 32 个字符，现在有 40 个'],
      ['验证码', composed, 'ａb\u2006c', 'abc'],
      ['验证码', paste, ' abcd ', 'abcd'],
      ['验证码', paste, 'abcdef', 'abcdef', '验证码最多 4 个字符，现在有 6 个'],
    ],
  },
] as const

for (const { path, rows } of FORMS)
  test(`${path} keeps what is typed, pasted or composed, and says what it cannot take`, async ({
    app,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const isMember = !path.startsWith('/login')
    await app.open({ scenario: 'no-cards', path, ...(isMember && { as: DEMO }) })
    for (const [label, put, text, holds, says] of rows) {
      const field = page.getByLabel(label, { exact: true })
      await field.fill('')
      await field.focus()
      await put(page, text)
      await expect(field, `${label}: ${text}`).toHaveValue(holds)
      await expect(field).toHaveAccessibleDescription(says ?? /^(?!.*(不止|最多))/)
    }
  })

test('a composition is not touched, its Enter sends nothing, and the caret stays where something was refused', async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/addBankCard' })
  const field = page.getByLabel('银行卡号')
  await field.pressSequentially('6200')
  const keys = await page.context().newCDPSession(page)
  await keys.send('Input.imeSetComposition', { text: '００\u2006５', selectionStart: 4, selectionEnd: 4 })
  await expect(field).toHaveValue('6200００\u2006５')
  await page.keyboard.press('Enter')
  await keys.send('Input.insertText', { text: '００５５' })
  await expect(field).toHaveValue('6200 0055')
  await expect(page.locator('html')).toHaveAttribute('data-told', '')
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('x')
  await expect(field).toHaveValue('62x00 0055')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('9')
  await expect(field).toHaveValue('6290 0005 5')
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(3)
  await page.keyboard.press('Enter')
  await expectToast(page, '请输入姓名')
})

test('a card is bound whatever keyboard wrote its holder and its payment password', { tag: '@both' }, async ({
  app,
  page,
}) => {
  await app.open({ scenario: 'no-cards', as: DEMO, path: '/addBankCard' })
  await page.getByLabel('持卡人姓名').fill(`\u200b${[...DEMO.realname].join(' ')}`)
  await page.getByRole('button', { name: /^银行类型/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '海岳银行' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.getByLabel('银行卡号').fill(`卡号：${CARD}`)
  await page.getByLabel('开户行地址').fill('灯塔路支行')
  await page.getByLabel('支付密码').fill('８８８８８８')
  await page.getByRole('button', { name: '确认绑定' }).click()
  await expectToast(page, '绑定成功', OWN_TIME)
  expect(await requestsFor(app.mock, '/api/bindcard')).toEqual({ all: 1, applied: 1 })
})
