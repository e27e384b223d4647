import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumberIn } from '#contracts/payees.ts'
import { maskCard } from '../../lib/mask.ts'
import { groupDigits } from './card-number.ts'

test.each([
  ['6200005550002111888', '6200 0055 5000 2111 888'],
  ['6200', '6200'],
  ['62001', '6200 1'],
  ['', ''],
  ['卡 6200，手机 138001', '卡 6200，手机 138001'],
])('%s is shown as %s', (text, shown) => expect(groupDigits(text)).toBe(shown))

test('grouping loses no digit, and a mask shows the last four', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{8,24}$/), (digits) => {
      expect(cardNumberIn(groupDigits(digits))).toBe(digits)
      expect(maskCard(groupDigits(digits))).toBe(`**** **** **** ${digits.slice(-4)}`)
    }),
  )
})
