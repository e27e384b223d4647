// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { envelope, held, refusal } from '../../api/test-support/backend.ts'
import { toastText } from '../../app/test-support/render-screen.tsx'
import { ALL_WAYS, bodiesOf, chooseRadio, MEMBER, openRecharge, submit, type } from './test-support/open.tsx'

const RECHARGE = '/api/recharge'
const ONLINE = '/pay/api/recharge'
const waysOf = async (flags: object) => {
  const view = openRecharge({ '/api/get_pay_way': () => envelope(flags) })
  await view.findAllByRole('radio')
  return view
    .getAllByRole('radio', { name: /转账|付款|审核|办理/ })
    .map((radio) => radio.getAttribute('value'))
}

describe('payment methods', () => {
  test.each([
    [ALL_WAYS, ['usdt', 'wechat', 'alipay', 'card', 'pipay', 'rengong']],
    [{ wechat: '1', rengong: false }, ['wechat', 'alipay']],
    [{ pipay: true, card: 0 }, ['pipay']],
  ])('%j shows only the open methods', async (flags, shown) => {
    expect(await waysOf(flags)).toEqual(shown)
  })

  test('shows what to do instead when none is open', async () => {
    const view = openRecharge({ '/api/get_pay_way': () => envelope([]) })
    expect(await view.findByText('暂无可用的充值方式')).toBeTruthy()
    expect(view.getByRole('link', { name: '联系在线客服' }).getAttribute('href')).toBe('/kefu')
    expect(view.queryByRole('button', { name: '确认充值' })).toBeNull()
  })

  test('a tap asks again after a lost answer', async () => {
    const view = openRecharge({ '/api/get_pay_way': () => refusal('系统繁忙') })
    const again = await view.findByRole('button', { name: '请求失败，点击重新加载' })
    view.backend.routes['/api/get_pay_way'] = () => envelope(ALL_WAYS)
    await view.user.click(again)
    expect(await view.findByRole('radio', { name: /^USDT/ })).toBeTruthy()
  })
})

describe('what is refused before any request', () => {
  const range = (min: number, max: number) => `请输入金额在${min}-${max}之间！`
  const ALIPAY = '请输入有效的金额：100、200、300、500、800、1000、2000、3000'
  test.each([
    [/^USDT/, undefined, '', range(100, 100_000)],
    [/^USDT/, undefined, '99.99', range(100, 100_000)],
    [/^USDT/, undefined, '100000.01', range(100, 100_000)],
    [/^USDT/, /^ERC20/, '499', range(500, 100_000)],
    [/^微信支付/, undefined, '49.99', range(50, 5000)],
    [/^支付宝 /, undefined, '6000.01', range(60, 6000)],
    [/^银行卡转账/, undefined, '50', range(100, 50_000)],
    [/^人工充值/, undefined, '0', '请输入充值金额'],
    [/^其他支付/, /^微信好友/, '199.99', '请输入有效的金额范围：200-2000'],
    [/^其他支付/, /^数字人民币/, '5000.01', '请输入有效的金额范围：100-5000'],
    [/^其他支付/, /^QQ话费/, '201', '请输入有效的金额范围：100-200'],
    [/^其他支付/, /^支付宝扫码/, undefined, ALIPAY],
    [/^其他支付/, /^银联扫码/, undefined, '请输入有效的金额：30、50'],
  ])('%s %s %s: %s', async (way, kind, typed, text) => {
    const view = openRecharge()
    await chooseRadio(view, way)
    if (kind) await chooseRadio(view, kind)
    if (typed !== undefined) await type(view, '充值金额', typed)
    await vi.waitFor(async () => {
      await submit(view)
      expect(toastText()).toBe(text)
    })
    expect(view.getAllByText(text).some((said) => said.closest('form') !== null)).toBe(true)
    if (typed !== undefined) expect(view.getByLabelText('充值金额')).toHaveProperty('value', typed)
    expect(view.backend.count(RECHARGE) + view.backend.count(ONLINE)).toBe(0)
  })

  test('bank transfer: each field shows its error, the toast the first one; the list fills in the bank', async () => {
    const view = openRecharge()
    await chooseRadio(view, /^银行卡转账/)
    await type(view, '充值金额', '500')
    await submit(view)
    expect(toastText()).toBe('请输入存款人姓名')
    expect(view.getByText('请输入银行类型')).toBeTruthy()
    await type(view, '存款人姓名', '林子安')
    expect(toastText()).toBe('')
    await submit(view)
    expect(toastText()).toBe('请输入银行类型')
    await view.user.click(view.getByRole('button', { name: '选择银行' }))
    await view.user.click(await view.findByRole('button', { name: '明湖银行' }))
    expect(view.getByLabelText('付款银行')).toHaveProperty('value', '明湖银行')
    expect(view.backend.count(RECHARGE)).toBe(0)
  })

  test.each([
    [/^银行卡转账/, 0, '0', '0.01'],
    [/^微信支付/, '0.00', '0.00', '0.01'],
    [/^USDT/, null, '0.07', '0.08'],
  ])('%s with a minimum of %j: refuses %s, because the range starts at %s', async (way, min_price, typed, least) => {
    const view = openRecharge({ '/api/getPayRange': () => envelope({ min_price, max_price: 5000 }) })
    await chooseRadio(view, way)
    expect(await view.findByText('单笔最高 5,000 元')).toBeTruthy()
    if (String(way).includes('银行')) {
      await type(view, '存款人姓名', '林子安')
      await type(view, '付款银行', '云川银行')
    }
    await type(view, '充值金额', typed)
    await submit(view)
    const text = `请输入金额在${least}-5000之间！`
    expect(toastText()).toBe(text)
    expect(view.getAllByText(text).some((said) => said.closest('form') !== null)).toBe(true)
    expect(view.backend.count(RECHARGE)).toBe(0)
    await type(view, '充值金额', least)
    await submit(view)
    await vi.waitFor(() => expect(view.backend.count(RECHARGE)).toBe(1))
    expect(bodiesOf(view, RECHARGE)).toMatchObject([{ amount: Number(least) }])
  })

  test.each([
    [/^银行卡转账/, { min_price: '500' }, '单笔最低 500 元', '499.99', '单笔充值不能低于500元', '60000'],
    [/^USDT/, { min_price: 500, max_price: null }, '单笔最低 500 元', '1', '单笔充值不能低于500元', '60000'],
    [/^支付宝/, { max_price: 300 }, '单笔最高 300 元', '301', '请输入金额在0.01-300之间！', '5'],
  ])('%s told %j: says %s, refuses %s, and no end is made up', async (way, told, words, typed, wrong, taken) => {
    const view = openRecharge({ '/api/getPayRange': () => envelope(told) })
    await chooseRadio(view, way)
    expect(await view.findByText(words)).toBeTruthy()
    if (String(way).includes('银行')) {
      await type(view, '存款人姓名', '林子安')
      await type(view, '付款银行', '云川银行')
    }
    await type(view, '充值金额', typed)
    await submit(view)
    expect(toastText()).toBe(wrong)
    expect(view.backend.count(RECHARGE)).toBe(0)
    await type(view, '充值金额', taken)
    await submit(view)
    await vi.waitFor(() => expect(view.backend.count(RECHARGE)).toBe(1))
  })

  test('the range is 100-10000 until a real one is known; a change of method keeps the amount', async () => {
    const answer = held()
    const view = openRecharge({ '/api/getPayRange': answer.reply })
    await chooseRadio(view, /^微信支付/)
    expect(view.getByText('单笔 100 - 10,000 元')).toBeTruthy()
    answer.answer(envelope({ min_price: 0, max_price: '0.00' }))
    await type(view, '充值金额', '99')
    await submit(view)
    expect(toastText()).toBe(range(100, 10_000))
    await chooseRadio(view, /^银行卡转账/)
    await chooseRadio(view, /^微信支付/)
    expect(view.getByLabelText('充值金额')).toHaveProperty('value', '99')
  })
})

describe('USDT', () => {
  test.each([
    ['100', '7.3', '13.69 USDT'],
    ['100', 7.123456, '14.03 USDT'],
    ['99999.99', '0.3', '333,333.30 USDT'],
    ['100', 0, '--'],
    ['100', null, '--'],
    ['12', '7.3', '--'],
  ])('%s at %s is %s', async (amount, usdtrate, shown) => {
    const view = openRecharge({ '/api/user': () => envelope({ ...MEMBER, usdtrate }) })
    await view.findByLabelText('充值金额')
    await type(view, '充值金额', amount)
    const row = view.getByText('预计支付').parentElement
    await vi.waitFor(() => expect(row?.textContent).toBe(`预计支付${shown}`))
    expect(view.getByText('实付以订单为准，可能多 0.01 USDT（订单中写作 U）')).toBeTruthy()
  })

  test('without a rate nothing is sent', async () => {
    const view = openRecharge({ '/api/user': () => envelope({ ...MEMBER, usdtrate: 0 }) })
    await view.findByLabelText('充值金额')
    await type(view, '充值金额', '500')
    await submit(view)
    expect(toastText()).toContain('充值汇率暂不可用')
    expect(view.getByText('充值汇率（由平台设定）')).toBeTruthy()
    expect(view.backend.count(RECHARGE)).toBe(0)
  })

  test('five taps open one order, which /payInfo shows, and the amount is cleared', async () => {
    const answer = held()
    const view = openRecharge({ [RECHARGE]: answer.reply })
    await chooseRadio(view, /^ERC20/)
    await view.user.click(await view.findByRole('button', { name: '500.00 元' }))
    const button = view.getByRole('button', { name: '确认充值 ¥\u00a0500.00' })
    for (let tap = 0; tap < 5; tap += 1) fireEvent.click(button)
    answer.answer(envelope([], 'D2026'))
    await vi.waitFor(() => expect(view.address()).toBe('/payInfo?deposit_no=D2026'))
    expect(bodiesOf(view, RECHARGE)).toEqual([
      {
        paytype: 'usdtpay',
        catepay: 'ERC20',
        amount: 500,
        bank: '',
        bank_owner: '',
        bank_no: '',
        bank_address: '',
      },
    ])
    expect(view.getByLabelText('充值金额')).toHaveProperty('value', '')
  })
})
