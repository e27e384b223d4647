import { expect, it } from 'vitest'
import { familyOf, formOf, KINDS, type Kind, kindOf, lengthClass } from './kind.ts'

it.each(Object.entries(KINDS))('%s is the kind of its example', (kind, value) =>
  expect(kindOf(value)).toBe(kind))

it.each([
  ['2026-05-01T04:00:00.000Z', 'a time with T or a zone'],
  ['2026-13-40 25:61:61', 'a date that does not exist'],
  ['0000-00-00', 'a date of zeros'],
  ['-12.5', 'text of a negative number'],
  ['1,280', 'text of a number with commas'],
  ['【公告】充值到账', 'text in Chinese'],
  [0.30000000000000004, 'a number with more decimals'],
  [1e-9, 'a number with more decimals'],
  [[[]], 'a list'],
] as const)('%j is %s', (value, kind) => expect(kindOf(value)).toBe(kind))

it('a form is the same for all values, and a family for all texts', () => {
  expect(new Set((['zero', 'a negative number', 'a whole number'] as Kind[]).map(formOf)).size).toBe(1)
  expect(formOf('text of zero')).not.toBe(formOf('zero'))
  expect(familyOf('letters')).toBe(familyOf('a sentence in Chinese'))
})

it('a length is given by its class alone', () => {
  expect([0, 1, 4, 5, 64, 65, 9_000].map(lengthClass)).toEqual([
    ...['0', '1 to 4', '1 to 4', '5 to 16', '17 to 64', '65 to 1000', '8001 or more'],
  ])
})
