// @vitest-environment happy-dom
import { beforeEach, describe, expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { UNKNOWN_STATE } from '#contracts/wire/wire.ts'
import { storage } from '../../../lib/device/storage.ts'
import { keepReceipt, receiptFor } from './receipt.ts'
import { stepsOf } from './receipt-steps.ts'

const AT = '2026-05-01 13:00:00'
const receipt = { amount: fen(30_000), to: '云川银行 1888', atMs: parseBeijing(AT) ?? 0 }

beforeEach(() => localStorage.clear())

test('is the one that the navigation state names, with the expected time if the backend sends it', () => {
  expect(receiptFor(keepReceipt(receipt))).toEqual(receipt)
  const withNumber = { ...receipt, no: 'W1', expected: '30 分钟内' }
  expect(receiptFor(keepReceipt(withNumber))).toEqual(withNumber)
  const toAddress = { ...receipt, arrives: '26.97 USDT（取款汇率 7.15，手续费 1.00 USDT）' }
  expect(receiptFor(keepReceipt(toAddress))).toEqual(toAddress)
})

test('is gone with the session, and once another has taken its place', () => {
  const state = keepReceipt(receipt)
  const next = keepReceipt({ ...receipt, atMs: receipt.atMs + 1 })
  expect([receiptFor(state), receiptFor(next)?.atMs]).toEqual([undefined, receipt.atMs + 1])
  storage.clearSession()
  expect(receiptFor(next)).toBeUndefined()
})

test.each([
  undefined,
  null,
  { type: 2 },
  { receipt: 'paid' },
  { receipt: undefined },
  // As earlier builds wrote it.
  { type: 2, receipt },
])('a state that names no receipt shows none: %j', (state) => {
  keepReceipt(receipt)
  expect(receiptFor(state)).toBeUndefined()
})

test.each([
  { ...receipt, amount: 0.5 },
  { ...receipt, atMs: String(receipt.atMs) },
  { amount: 1, atMs: receipt.atMs },
])('an invalid stored receipt is ignored: %j', (stored) => {
  storage.set('yz:receipt', stored)
  expect(receiptFor({ type: 2, receipt: receipt.atMs })).toBeUndefined()
})

describe('the steps', () => {
  const stateWords = (state: number | undefined, expected?: string, reason?: string) =>
    stepsOf(state, AT, { expected, reason }).map((step) => `${step.name} ${step.state}: ${step.note}`)

  test('wait for the review while the record does', () => {
    const waits = ['已提交 done: 2026-05-01 13:00:00', '审核 now: 等待后台审核', '出款 next: 审核通过后出款']
    expect(stateWords(1)).toEqual(waits)
    expect(stateWords(1, '通常 30 分钟内完成')[1]).toBe('审核 now: 等待后台审核，通常 30 分钟内完成')
  })

  test.each([undefined, UNKNOWN_STATE])('tell no state of a record that says none: %s', (state) => {
    expect(stateWords(state)).toEqual([
      '已提交 done: 2026-05-01 13:00:00',
      '审核与出款 next: 进度以取款记录为准',
    ])
  })

  test('end with the payout after an approval, and with the money back after a rejection', () => {
    expect(
      stateWords(2)
        .slice(1)
        .map((step) => step.split(':')[0]),
    ).toEqual(['审核通过 done', '已出款 done'])
    expect(
      stateWords(3)
        .slice(1)
        .map((step) => step.split(':')[0]),
    ).toEqual(['审核拒绝 failed', '已退回 done'])
    expect([stateWords(3)[1], stateWords(3, undefined, '姓名不符')[1]]).toEqual([
      '审核拒绝 failed: 如需了解原因，可联系客服',
      '审核拒绝 failed: 原因：姓名不符',
    ])
  })
})
