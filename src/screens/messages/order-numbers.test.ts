import { expect, test } from 'vitest'
import { fen } from '#contracts/money/money.ts'
import { withdrawalPaidMessage, withdrawalRefusedMessage } from '#mock/rules/letters.ts'
import { orderNumbersOf } from './order-numbers.ts'

const NO = 'W20260501120000048213775'

test('finds the order in inbox messages of the mock backend', () => {
  const withdrawal = { amount: fen(50_000), no: NO, usdt: null }
  expect(orderNumbersOf(withdrawalPaidMessage(withdrawal).content)).toEqual([NO])
  expect(orderNumbersOf(withdrawalRefusedMessage(withdrawal).content)).toEqual([NO])
})

test.each([
  ['another backend’s number', '<p>订单号：2026-0501-AB12，请查收</p>', ['2026-0501-AB12']],
  ['one that is set off', `<p>订单编号: <b>${NO}</b></p>`, [NO]],
  ['two, one of them twice', `<p>${NO}与D${NO.slice(1)}</p><p>订单号 ${NO}</p>`, [NO, `D${NO.slice(1)}`]],
  ['none', '<p>欢迎登舟，订单号见交易记录</p>', []],
  ['words behind the word', '<p>订单号 something</p>', []],
  ['a part of something longer', `<p>abc${NO}x 和 x-${NO}</p>`, []],
  ['an attribute', `<img alt="订单号 ${NO}" src="https://a.example/${NO}">`, []],
  ['markup out of entities', '<p>订单号 &lt;img src=x onerror=alert(1)&gt;12345678</p>', []],
])('%s', (_, html, numbers) => {
  expect(orderNumbersOf(html)).toEqual(numbers)
})
