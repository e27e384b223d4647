import { describe, expect, test } from 'vitest'
import { parseBeijing } from '#contracts/beijing-time.ts'
import { fen } from '#contracts/money.ts'
import { receiptIn, recordOf, stepsOf } from './receipt.ts'

const AT = '2026-05-01 13:00:00'
const receipt = { amount: fen(30_000), to: '云川银行 1888', atMs: parseBeijing(AT) ?? 0 }
const row = (out_trade_no: string, amount: number, created_at: string, state = 1) => ({
  out_trade_no,
  amount: fen(amount),
  pay_way: '云川银行',
  state,
  created_at,
})

test('is read from a navigation’s state, with the expected time where the backend told it', () => {
  expect(receiptIn({ type: 2, receipt })).toEqual(receipt)
  expect(receiptIn({ receipt: { ...receipt, expected: '30 分钟内' } })?.expected).toBe('30 分钟内')
})

test.each([
  undefined,
  null,
  { type: 2 },
  { receipt: 'paid' },
  { receipt: { ...receipt, amount: 0.5 } },
  { receipt: { ...receipt, atMs: '2026' } },
  { receipt: { amount: 1, atMs: 1 } },
])('a state without a receipt in order has none: %j', (state) => {
  expect(receiptIn(state)).toBeUndefined()
})

describe('the record of a receipt', () => {
  test('is the one of its amount and its time, not an older one, and not a later one of the same amount', () => {
    const rows = [
      row('W4', 30_000, '2026-05-01 13:05:00'),
      row('W3', 50_000, '2026-05-01 13:00:00'),
      row('W2', 30_000, '2026-05-01 12:59:59'),
      row('W1', 30_000, '2026-05-01 12:30:00'),
    ]
    expect(recordOf(receipt, rows)?.out_trade_no).toBe('W2')
    expect(recordOf(receipt, rows.slice(3))).toBeUndefined()
  })
})

describe('the steps', () => {
  const told = (state: number | undefined, expected?: string) =>
    stepsOf(state, AT, expected).map((step) => `${step.name} ${step.state}: ${step.note}`)

  test('wait for the review while the record does, or while there is none', () => {
    const waits = ['已提交 done: 2026-05-01 13:00:00', '审核 now: 等待后台审核', '出款 next: 审核通过后出款']
    expect(told(1)).toEqual(waits)
    expect(told(undefined)).toEqual(waits)
    expect(told(1, '通常 30 分钟内完成')[1]).toBe('审核 now: 等待后台审核，通常 30 分钟内完成')
  })

  test('end with the payout after an approval, and with the money back after a rejection', () => {
    expect(
      told(2)
        .slice(1)
        .map((step) => step.split(':')[0]),
    ).toEqual(['审核通过 done', '已出款 done'])
    expect(
      told(3)
        .slice(1)
        .map((step) => step.split(':')[0]),
    ).toEqual(['审核拒绝 failed', '已退回 done'])
  })
})
