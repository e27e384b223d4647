import { describe, expect, it } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import { depositTexts } from '#contracts/texts/messages.ts'
import { APPROVED, PENDING } from '#contracts/wire/record-codes.ts'
import { PAY_RANGES, PAY_WAYS } from '../../data/payments.ts'
import { oneMember, refusalText } from '../../testing/test-member.ts'
import { RECEIVING_ACCOUNTS } from './banks.ts'
import { creditByHand, openDeposit, reviewDeposit } from './deposit.ts'
import { depositFor, onlineDepositFor, rangeFor } from './deposit-order.ts'

const depositOf = (newDeposit: Partial<Parameters<typeof depositFor>[1]>, open = {}) =>
  depositFor(
    { ...PAY_WAYS, ...open },
    {
      paytype: 'usdtpay',
      protocol: 'TRC20',
      amount: wholeYuan(500),
      depositor: '',
      bank: '',
      account: '',
      ...newDeposit,
    },
    PAY_RANGES,
  )

describe('the checks of a deposit', () => {
  it('require a name and a bank only for a bank transfer', () => {
    expect(depositOf({})).toEqual({
      method: 'usdt',
      payWay: 'USDT-TRC20',
      amount: 50_000,
      protocol: 'TRC20',
      note: '',
      account: '',
    })
    expect(depositOf({ paytype: 'wxpay', protocol: '' })).toMatchObject({ method: 'wechat', note: '' })
    expect(depositOf({ paytype: 'alipay', protocol: '' })).toMatchObject({
      method: 'alipay',
      payWay: '支付宝',
    })
    const card = { paytype: 'bankpay', protocol: '' }
    expect(refusalText(depositOf(card))).toBe(depositTexts.depositor)
    expect(refusalText(depositOf({ ...card, depositor: '林子安' }))).toBe(depositTexts.bank)
    expect(depositOf({ ...card, depositor: '林子安', bank: '云川银行' })).toMatchObject({
      method: 'card',
      note: '林子安 云川银行',
    })
  })

  it('accept only a receiving account of the site, if a transfer names one', () => {
    const card = { paytype: 'bankpay', protocol: '', depositor: '林子安', bank: '云川银行' }
    const [account] = RECEIVING_ACCOUNTS
    expect(depositOf(card)).toMatchObject({ account: '' })
    expect(depositOf({ ...card, account: account?.bank_no ?? '' })).toMatchObject({
      account: account?.bank_no,
    })
    expect(refusalText(depositOf({ ...card, account: '6200' }))).toBe(
      '收款账户不存在或已停用，请重新选择收款账户',
    )
  })

  it('require a known payment method that is open', () => {
    const unknown = '暂不支持该充值方式，请选择其他方式'
    const closed = '该充值方式暂停使用，请选择其他方式'
    expect(refusalText(depositOf({ paytype: 'gold' }))).toBe(unknown)
    expect(refusalText(depositOf({ protocol: 'BEP20' }))).toBe(unknown)
    expect(refusalText(depositOf({ paytype: 'wxpay' }))).toBe(unknown)
    expect(refusalText(depositOf({}, { usdt: false }))).toBe(closed)
    const other = { payType: 'ecny', amount: wholeYuan(100) }
    expect(refusalText(onlineDepositFor(PAY_WAYS, { ...other, payType: 'gold' }))).toBe(unknown)
    expect(refusalText(onlineDepositFor({ ...PAY_WAYS, pipay: false }, other))).toBe(closed)
    expect(onlineDepositFor(PAY_WAYS, other)).toEqual({
      method: 'pipay',
      payWay: '数字人民币',
      amount: 10_000,
      note: 'ecny',
    })
  })

  it('use the range of the method, and zeros for an unknown method', () => {
    expect(rangeFor('wechat', PAY_RANGES)).toEqual({
      min_price: PAY_RANGES.wechat?.min,
      max_price: PAY_RANGES.wechat?.max,
    })
    for (const kind of ['ebpay', '', 'constructor']) {
      expect(rangeFor(kind, PAY_RANGES)).toEqual({ min_price: 0, max_price: 0 })
    }
  })
})

describe('a deposit order', () => {
  const opened = (method: PaymentMethod, protocol = '') => {
    const { world, who, now } = oneMember()
    const newDeposit = {
      method,
      payWay: 'USDT-TRC20',
      amount: fen(50_001),
      ...(protocol ? { protocol } : {}),
    }
    return { order: openDeposit(world, who, newDeposit, now), world, who }
  }

  it('is stored with empty values for missing fields', () => {
    const { order, world, who } = opened('wechat')
    expect(order).toMatchObject({
      memberId: who.id,
      protocol: '',
      note: '',
      state: PENDING,
      reviewedMs: null,
      position: 0,
    })
    expect(order.no).toMatch(/^D20260501120000/)
    expect(order.usdtRate).toBe(world.site.settings.usdtRate)
    const { no } = openDeposit(
      world,
      who,
      { method: 'card', payWay: '银行卡', amount: fen(1), note: '林子安', no: 'D1' },
      order.atMs,
    )
    expect([no, world.deposits.D1?.note, world.deposits.D1?.position]).toEqual(['D1', '林子安', 1])
  })

  it('is not reviewed if its member was deleted', () => {
    const { order, world, who } = opened('card')
    delete world.members[who.id]
    expect(reviewDeposit(world, order.no, true, order.atMs)).toBe(false)
    expect(world.deposits[order.no]?.state).toBe(PENDING)
  })

  it('by creditByHand is a manual deposit that is credited at once', () => {
    const { world, who, now } = oneMember()
    expect(creditByHand(world, who, fen(1), now)).toMatchObject({
      method: 'rengong',
      payWay: '人工充值',
      state: APPROVED,
      reviewedMs: now,
    })
    expect(Object.values(world.due).map(({ work }) => work.kind)).toEqual(['midnight'])
  })
})
