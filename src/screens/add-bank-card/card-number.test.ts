import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardNumberIn } from '#contracts/money/payees.ts'
import { maskCard } from '../../lib/format/mask.ts'
import { groupDigits, numberAfterEdit } from './card-number.ts'

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

test.each([
  ['a digit taken out', '620 0055 5', '620000555', '62000555'],
  ['a digit put in', '62900 0055', '62000055', '629000055'],
  ['digits of an input method put in', '6200 0055００\u2006５', '62000055', '62000055005'],
  ['a part taken out before a blank', '62 0055', '62000055', '620055'],
  ['another number in its place', '6222 0212', '6222021', '62220212'],
  ['nothing left', '', '6200', ''],
])('the number after an edit is that of all digits: %s', (_, text, previous, number) =>
  expect(numberAfterEdit(text, previous)).toBe(number))

test.each([
  ['62220212 34567890 500', '6222'],
  ['62220212 34567890 5001', '62220212 34567890 500'],
  ['62x0 0055', '62000055'],
])('%s in the place of %s stays as it is', (text, previous) =>
  expect(numberAfterEdit(text, previous)).toBe(text))

test('an edit at any place of a number that the field shows leaves a number', () => {
  const digits = fc.stringMatching(/^\d{0,24}$/)
  fc.assert(
    fc.property(digits, digits, fc.nat(30), fc.nat(8), (previous, added, at, taken) => {
      const shown = groupDigits(previous)
      const raw = shown.slice(0, at) + added + shown.slice(at + taken)
      expect(numberAfterEdit(raw, previous)).toBe(raw.replaceAll(' ', ''))
    }),
  )
})
