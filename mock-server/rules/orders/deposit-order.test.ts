import { describe, expect, it } from 'vitest'
import { DEPOSIT_CHANNELS } from '#contracts/money/deposit-channels.ts'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { acceptsAmount, ONLINE_PAYMENTS } from '#contracts/money/payments.ts'
import { depositTexts } from '#contracts/texts/messages.ts'
import { PAY_RANGES, PAY_WAYS } from '../../data/payments.ts'
import { isRefusal } from '../outcome.ts'
import { depositFor, onlineDepositFor } from './deposit-order.ts'

const resultOf = (result: ReturnType<typeof depositFor>) =>
  isRefusal(result) ? result.message : result.amount

describe('a deposit', () => {
  const limits = DEPOSIT_CHANNELS.map((method) => {
    const range = PAY_RANGES[method.range]
    if (!range) throw new Error(`no range for ${method.range}`)
    return [method.label, method, range] as const
  })

  it.each(
    limits,
  )('by %s is refused one fen below or above its range, and accepted at both ends', (_, method, range) => {
    const depositOf = (amount: number) =>
      resultOf(
        depositFor(
          PAY_WAYS,
          {
            paytype: method.paytype,
            protocol: method.catepay,
            amount: fen(amount),
            depositor: '林子安',
            bank: '云川银行',
            account: '',
          },
          PAY_RANGES,
        ),
      )
    const refusal = depositTexts.range(range.min, range.max)
    expect(depositOf(range.min - 1)).toBe(refusal)
    expect(depositOf(range.min)).toBe(range.min)
    expect(depositOf(range.max)).toBe(range.max)
    expect(depositOf(range.max + 1)).toBe(refusal)
    expect(depositOf(0)).toBe(refusal)
    expect(depositOf(-range.min)).toBe(refusal)
  })
})

describe('online payments', () => {
  it.each(
    ONLINE_PAYMENTS.map((payment) => [payment.label, payment] as const),
  )('by %s accept exactly their fixed amounts or their range', (_, payment) => {
    const amounts =
      payment.kind === 'fixed' ? payment.amountsFen : [payment.minFen, payment.maxFen, wholeYuan(200)]
    for (const amount of amounts.flatMap((limit) => [limit - 1, limit, limit + 1])) {
      const result = resultOf(onlineDepositFor(PAY_WAYS, { payType: payment.payType, amount: fen(amount) }))
      const text =
        payment.kind === 'fixed'
          ? depositTexts.otherFixed(payment.amountsFen)
          : depositTexts.otherRange(payment.minFen, payment.maxFen)
      expect(result).toBe(acceptsAmount(payment, fen(amount)) ? amount : text)
    }
  })
})
