import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { WALLET_TABS } from '#contracts/wire/codes.ts'
import { check, emptyDraft, type WithdrawalDraft, withAmount, withCard, withPassword } from './draft.ts'

const full: WithdrawalDraft = { tab: WALLET_TABS.usdt, cardId: '7', amount: '200', password: '888888' }
const CARD = { [WALLET_TABS.usdt]: '请选择USDT地址', [WALLET_TABS.bank]: '请选择您要提现到的银行卡' }
const LEAST = wholeYuan(100)
const AMOUNT = '单笔取款不能低于100元'
const PASSWORD = '请输入您的支付密码'

describe.each([
  WALLET_TABS.usdt,
  WALLET_TABS.bank,
])('tab %i: reports what is missing, in this order', (tab) => {
  test.each([
    [true, true, true],
    [true, true, false],
    [true, false, true],
    [true, false, false],
    [false, true, true],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ])('card %s, amount %s, password %s', (hasCard, hasAmount, hasPassword) => {
    const draft = { ...full, tab, amount: hasAmount ? '200' : '', password: hasPassword ? '888888' : '' }
    const missing = [
      ...(hasCard ? [] : [{ field: 'card', text: CARD[tab] }]),
      ...(hasAmount ? [] : [{ field: 'amount', text: AMOUNT }]),
      ...(hasPassword ? [] : [{ field: 'password', text: PASSWORD }]),
    ]
    const ready = { amount: 20_000, payPassword: '888888' }
    expect(check(draft, hasCard, LEAST)).toEqual(missing.length === 0 ? ready : missing)
  })
})

test.each([
  ['99.99', AMOUNT],
  ['0', AMOUNT],
  ['', AMOUNT],
  ['abc', '没有读到数字，请填写数字，例如 1280.50'],
  ['1.280', '不能确定是多少，请写成 1280 或 1280.50 这样'],
  ['100.001', '不能确定是多少，请写成 1280 或 1280.50 这样'],
])('rejects %j and says why', (amount, text) => {
  expect(check({ ...full, amount }, true, LEAST)).toEqual([{ field: 'amount', text }])
})
test.each(['100', '100.00', '１００', '100,00', '¥ 100元'])('accepts %s as 100 元', (amount) => {
  expect(check({ ...full, amount }, true, LEAST)).toEqual({ amount: 10_000, payPassword: '888888' })
})

test('clears amount and password with the card, everything with the tab, and the password with the amount', () => {
  expect(withCard(full, '8')).toEqual({ tab: 1, cardId: '8', amount: '', password: '' })
  expect(emptyDraft(2)).toEqual({ tab: 2, cardId: '', amount: '', password: '' })
  expect(withAmount(full, '2000')).toEqual({ ...full, amount: '2000', password: '' })
  expect(withAmount(full, '200')).toBe(full)
})

test('keeps a password only with the card and amount it was typed for, in any order of steps', () => {
  const step = fc.oneof(
    fc
      .constantFrom('1', '2')
      .map((id) => ({ by: (draft: WithdrawalDraft) => withCard(draft, id), typed: false })),
    fc
      .constantFrom('100', '200')
      .map((amount) => ({ by: (draft: WithdrawalDraft) => withAmount(draft, amount), typed: false })),
    fc
      .constantFrom('888888')
      .map((text) => ({ by: (draft: WithdrawalDraft) => withPassword(draft, text), typed: true })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      let draft = emptyDraft(WALLET_TABS.usdt)
      let agreed = ''
      for (const { by, typed } of steps) {
        draft = by(draft)
        if (typed) agreed = `${draft.cardId} ${draft.amount}`
        if (draft.password !== '') expect(`${draft.cardId} ${draft.amount}`).toBe(agreed)
      }
    }),
  )
})
