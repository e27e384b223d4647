import { describe, expect, it } from 'vitest'
import { depositRange, leastForUsdt } from '../deposit.ts'
import { depositTexts } from '../texts/messages.ts'
import { cheaperProtocol, usdtQuote } from '../withdrawal.ts'
import { DEPOSIT_CHANNELS } from './deposit-channels.ts'
import { fen, type Rate, toUsdt, usdtCent, wholeYuan, ZERO } from './money.ts'
import { acceptsAmount, ONLINE_PAYMENTS, type OnlinePayment, PAY_RANGE_TYPES, paidAt } from './payments.ts'
import { shownDeposit } from './shown-deposit.ts'

const rate = (millionths: number) => millionths as Rate
const onlinePayment = (payType: string): OnlinePayment => {
  const found = ONLINE_PAYMENTS.find((payment) => payment.payType === payType)
  if (!found) throw new Error(`no payment ${payType}`)
  return found
}

describe('deposits', () => {
  it('the server’s range applies, and 100-10000 while there is none', () => {
    const fallback = { minFen: 10_000, maxFen: 1_000_000 }
    expect(depositRange(undefined)).toEqual(fallback)
    expect(depositRange({ min_price: ZERO, max_price: ZERO })).toEqual(fallback)
    expect(depositRange({ min_price: fen(5000), max_price: fen(90_000) })).toEqual({
      minFen: 5000,
      maxFen: 90_000,
    })
  })

  it.each([
    ['no smallest amount', 0, 500_000, { minFen: undefined, maxFen: 500_000 }],
    ['a negative smallest amount', -100, 500_000, { minFen: undefined, maxFen: 500_000 }],
    ['only a smallest amount', 5000, 0, { minFen: 5000, maxFen: undefined }],
    ['a smallest amount above the largest', 90_000, 5000, { minFen: 10_000, maxFen: 1_000_000 }],
    ['one possible amount', 5000, 5000, { minFen: 5000, maxFen: 5000 }],
  ])('a range with %s has no invented end', (_, least, most, expected) => {
    expect(depositRange({ min_price: fen(least), max_price: fen(most) })).toEqual(expected)
  })

  it('every channel has a known range type', () => {
    for (const { range } of DEPOSIT_CHANNELS) expect(PAY_RANGE_TYPES).toContain(range)
  })

  it.each([
    ['wxfriend', [200, 2000, 350], [199, 2001]],
    ['alipayscan', [100, 200, 300, 500, 800, 1000, 2000, 3000], [150, 400, 3001]],
    ['ecny', [100, 5000], [99, 5001]],
    ['qqfee', [100, 200], [99, 201]],
    ['unionscan', [30, 50], [40, 29, 51]],
  ])('%s accepts its amounts and no others', (payType, good, bad) => {
    expect(good.every((n) => acceptsAmount(onlinePayment(payType), wholeYuan(n)))).toBe(true)
    expect(bad.some((n) => acceptsAmount(onlinePayment(payType), wholeYuan(n)))).toBe(false)
    expect(acceptsAmount(onlinePayment(payType), fen(9_999_999))).toBe(false)
  })

  it('texts show amounts without superfluous decimals', () => {
    expect(depositTexts.range(wholeYuan(100), fen(1_000_050))).toBe('请输入金额在100-10000.5之间！')
    expect(depositTexts.range(wholeYuan(100), undefined)).toBe('单笔充值不能低于100元')
    expect(depositTexts.otherFixed([wholeYuan(30), wholeYuan(50)])).toBe('请输入有效的金额：30、50')
    expect(depositTexts.otherRange(wholeYuan(200), wholeYuan(2000))).toBe('请输入有效的金额范围：200-2000')
  })

  it.each([
    ['USDT-TRC20', 7_300_000, { amount: '100.00', unit: 'U' }],
    ['微信支付', 1_000_000, { amount: '730.00', unit: '元' }],
    ['支付宝扫码（通道 2）', 0, { amount: '730.00', unit: '元' }],
    ['微信支付', 7_300_000, { amount: '730.00', unit: '元' }],
    ['支付宝', 7_300_000, { amount: '730.00', unit: '元' }],
    ['USDT-ERC20', 0, { amount: '--', unit: 'U' }],
    // 101.3888…: with 101.38 the order would not be paid.
    ['USDT-TRC20', 7_200_000, { amount: '101.39', unit: 'U' }],
  ])('an order of %s at the rate %s shows its amount and unit', (payWay, usdtRate, expected) => {
    const info = { amount: wholeYuan(730), usdtRate: rate(usdtRate), payWay }
    expect(shownDeposit(info, '')).toEqual(expected)
  })

  it.each([
    ['ebpay', '微信好友'],
    ['ebpay', 'USDT'],
    ['bankpay', '银行卡转账'],
    ['', '数字人民币'],
    ['wxpay', '在线支付'],
    ['alipay', '扫码'],
  ])('%s %s is paid in 元, without conversion', (type, payWay) => {
    const info = { amount: wholeYuan(730), usdtRate: rate(7_300_000), payWay }
    expect(shownDeposit(info, type)).toEqual({ amount: '730.00', unit: '元' })
  })
})

describe('where a deposit is paid', () => {
  it.each([
    ['USDT-TRC20', '', 'order'],
    ['微信支付（通道 3）', '', 'order'],
    ['支付宝', '', 'order'],
    ['', '', 'order'],
    ['银行卡转账', '', 'account'],
    ['人工充值', '', 'account'],
    ...ONLINE_PAYMENTS.map(({ label }) => [label, '', 'elsewhere'] as const),
    ['在线支付', '', 'elsewhere'],
    ['EBpay', '操作成功', 'elsewhere'],
    // The backend's own type takes precedence over any text.
    ['请用微信好友付款', 'ebpay', 'elsewhere'],
    ['微信好友', 'wxpay', 'order'],
    ['在线支付', 'alipay', 'order'],
    ['在线支付', 'usdtpay', 'order'],
    ['微信', 'bankpay', 'account'],
  ] as const)('%s (%s): %s', (payWay, type, where) => expect(paidAt(payWay, type)).toBe(where))
})

describe('the smallest amount that converts to at least 0.01 USDT', () => {
  it.each([
    [7_300_000, 8],
    [7_000_000, 7],
    [1_000_000, 1],
    [300_000, 1],
    [0, 1],
  ])('is at the rate %s: %s fen', (usdtRate, least) => {
    const amount = leastForUsdt(rate(usdtRate))
    expect(amount).toBe(least)
    if (usdtRate > 0) expect(toUsdt(amount, rate(usdtRate))).toBeGreaterThan(0)
    if (least > 1) expect(toUsdt(fen(least - 1), rate(usdtRate))).toBe(0)
  })
})

describe('withdrawals in USDT', () => {
  const terms = { rate: rate(7_150_000), fees: { ERC20: usdtCent(500), TRC20: usdtCent(150) } }

  it('pay the equivalent minus the fee of the protocol', () => {
    expect(usdtQuote(wholeYuan(2000), 'TRC20', terms)).toEqual({
      equivalent: 27_972,
      fee: 150,
      received: 27_822,
    })
    expect(usdtQuote(wholeYuan(2000), 'ERC20', terms)).toEqual({
      equivalent: 27_972,
      fee: 500,
      received: 27_472,
    })
    expect(usdtQuote(fen(100), 'ERC20', terms)).toEqual({ equivalent: 13, fee: 500, received: 0 })
  })

  it('are free if the fee is 0, and have an unknown fee if the backend sends none', () => {
    const onlyErcFee = { ...terms, fees: { ERC20: usdtCent(0), TRC20: undefined } }
    expect(usdtQuote(wholeYuan(2000), 'ERC20', onlyErcFee)).toMatchObject({ fee: 0, received: 27_972 })
    expect(usdtQuote(wholeYuan(2000), 'TRC20', onlyErcFee)).toEqual({
      equivalent: 27_972,
      fee: undefined,
      received: undefined,
    })
  })

  it.each([
    [1, 5, 'TRC20'],
    [5, 1, 'ERC20'],
    [0, 1, 'TRC20'],
    [5, 5, undefined],
    [undefined, 5, undefined],
    [5, undefined, undefined],
    [undefined, undefined, undefined],
  ])('with fees of %s over TRC20 and %s over ERC20, the cheaper protocol is %s', (trc20, erc20, cheaper) => {
    const fee = (cents: number | undefined) => (cents === undefined ? undefined : usdtCent(cents))
    expect(cheaperProtocol({ TRC20: fee(trc20), ERC20: fee(erc20) })).toBe(cheaper)
  })

  it('have no quote without a rate', () => {
    expect(usdtQuote(wholeYuan(2000), 'TRC20', { ...terms, rate: rate(0) })).toBeUndefined()
  })
})
