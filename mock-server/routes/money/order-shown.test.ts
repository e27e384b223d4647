import { describe, expect, it } from 'vitest'
import { fen, type Rate } from '#contracts/money/money.ts'
import type { PaymentMethod } from '#contracts/money/payments.ts'
import { qrPicture } from '../../data/pictures.ts'
import { RECEIVING_ACCOUNTS } from '../../rules/orders/banks.ts'
import { openDeposit } from '../../rules/orders/deposit.ts'
import { oneMember } from '../../testing/test-member.ts'
import { orderCards, orderInfo, payInfoType } from './order-shown.ts'

describe('a deposit order', () => {
  const opened = (method: PaymentMethod, protocol = '') => {
    const { world, who, now } = oneMember()
    const newDeposit = {
      method,
      payWay: 'USDT-TRC20',
      amount: fen(50_001),
      ...(protocol ? { protocol } : {}),
    }
    return { order: openDeposit(world, who, newDeposit, now) }
  }

  it('has the payinfo type of its method', () => {
    const kinds = ['usdt', 'wechat', 'alipay', 'card', 'pipay', 'rengong'] as const
    expect(kinds.map((method) => payInfoType(opened(method).order))).toEqual([
      'usdtpay',
      'wxpay',
      'alipay',
      'bankpay',
      'ebpay',
      'bankpay',
    ])
  })

  it('keeps the USDT rate at which it was opened, and has a rate of 1 in 元', () => {
    const { order } = opened('usdt', 'TRC20')
    order.usdtRate = 7_123_456 as Rate
    expect(orderInfo(order)).toEqual({
      created_at: '2026-05-01 12:00:00',
      amount: 50_001,
      usdt_rate: 7_123_456,
      paytype: 'USDT-TRC20',
    })
    expect(orderInfo(opened('wechat').order).usdt_rate).toBe(1_000_000)
  })

  const none = {
    bank_no: undefined,
    bank_owner: undefined,
    bank_name: undefined,
    bank_address: undefined,
    remark: undefined,
  }

  it('in USDT has an address of its own, which its QR code shows', () => {
    const { order } = opened('usdt', 'TRC20')
    const [card] = orderCards(order)
    expect(card).toStrictEqual({
      ...none,
      mch_id: card?.mch_id,
      content: 'TRC20',
      payimg: qrPicture(card?.mch_id ?? ''),
    })
    expect(card?.mch_id).toMatch(/^T/)
    expect(orderCards({ ...order, no: `${order.no}1` })[0]?.mch_id).not.toBe(card?.mch_id)
  })

  it.each(['wechat', 'alipay'] as const)('by %s shows a QR code with its number', (method) => {
    const { order } = opened(method)
    const payimg = qrPicture(`https://pay.demo.example/${order.no}`)
    expect(orderCards(order)).toStrictEqual([{ ...none, mch_id: '', content: '', payimg }])
  })

  it('by bank transfer shows all receiving accounts', () => {
    expect(orderCards(opened('card').order)).toStrictEqual(
      RECEIVING_ACCOUNTS.map(({ bank_no, bank_owner, bank_data: { bank_name }, bank_address }) => ({
        mch_id: '',
        content: '',
        payimg: '',
        bank_no,
        bank_owner,
        bank_name,
        bank_address,
        remark: '179193',
      })),
    )
  })

  it('with a chosen account shows only that one, or all if that account was removed', () => {
    const { order } = opened('card')
    const [, second] = RECEIVING_ACCOUNTS
    expect(orderCards({ ...order, account: second?.bank_no ?? '' })).toMatchObject([
      { bank_no: second?.bank_no, bank_owner: second?.bank_owner },
    ])
    expect(orderCards({ ...order, account: '6200' })).toHaveLength(RECEIVING_ACCOUNTS.length)
  })

  it.each(['pipay', 'rengong'] as const)('that is paid on another page (%s) shows no payee', (method) => {
    expect(orderCards(opened(method).order)).toEqual([])
  })
})
