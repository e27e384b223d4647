import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CARD_GROUPS, cardNumber, SEEDS } from '#contracts/test-corpora/addresses.ts'
import { judgeAll } from '#contracts/test-corpora/run.ts'
import { maskCard } from '../../lib/mask.ts'
import { caretAfter, digitsOf, groupDigits } from './card-number.ts'

test.each([
  ['6200005550002111888', '6200 0055 5000 2111 888'],
  ['6200', '6200'],
  ['62001', '6200 1'],
  ['', ''],
])('%s is grouped in fours', (digits, shown) => expect(groupDigits(digits)).toBe(shown))

test.each([
  ['6200 0055-5000 1111', '6200005550001111'],
  ['６２００００５５', '62000055'],
  ['卡号：6200', '6200'],
  ['1e5', '15'],
])('%s holds the digits %s', (text, digits) => expect(digitsOf(text)).toBe(digits))

test('a number that is too long stays so, because a cut number could be the number of another card', () => {
  expect(digitsOf('1'.repeat(20))).toHaveLength(20)
})

test('grouping loses no digit, and the caret keeps the same number of digits to its left', () => {
  const digits = fc.stringMatching(/^\d{0,24}$/)
  fc.assert(
    fc.property(digits, fc.nat(24), (text, at) => {
      const before = Math.min(at, text.length)
      const shown = groupDigits(text)
      expect(digitsOf(shown)).toBe(text)
      expect(digitsOf(shown.slice(0, caretAfter(before)))).toHaveLength(before)
    }),
  )
})

const LENGTHS = [8, 12, 15, 16, 17, 18, 19] as const

test('each card of the corpus keeps its digits, however it is grouped; its check digit is the bank’s concern', () => {
  judgeAll(
    'addresses: cards',
    [SEEDS, LENGTHS, [true, false], CARD_GROUPS],
    ([seed, length, isRight, group]) => {
      const card = cardNumber(seed, length, isRight)
      const held = digitsOf(group(card))
      const shown = maskCard(groupDigits(held))
      if (held !== card) return `${group(card)} is held as ${held}`
      return shown === `**** **** **** ${card.slice(-4)}` ? undefined : `${card} is shown as ${shown}`
    },
  )
})
