import { expect, test } from 'vitest'
import { birthdayOf, choicesFor, fitted, partsOf } from './birthday-parts.ts'

const TODAY = '2026-05-01'
const lastOf = (text: { year?: number; month?: number }) =>
  choicesFor({ year: undefined, month: undefined, day: undefined, ...text }, TODAY).day.at(-1)

test.each([
  ['1992-06-18', { year: 1992, month: 6, day: 18 }],
  ['', { year: undefined, month: undefined, day: undefined }],
  ['18/06/1992', { year: undefined, month: undefined, day: undefined }],
])('the parts of %j are %j', (text, parts) => expect(partsOf(text)).toEqual(parts))

test('the years begin with 1980 and end with this year', () => {
  const { year } = choicesFor(partsOf(''), TODAY)
  expect([year[0], year.at(-1)]).toEqual([1980, 2026])
})

test.each([
  [{}, 31],
  [{ month: 2 }, 29],
  [{ month: 2, year: 1999 }, 28],
  [{ month: 2, year: 2000 }, 29],
  [{ month: 4, year: 1999 }, 30],
  [{ month: 5, year: 2026 }, 1],
])('with %j the last day is %i', (parts, day) => expect(lastOf(parts)).toBe(day))

test('no month after this one can be chosen for this year', () => {
  expect(choicesFor({ year: 2026, month: undefined, day: undefined }, TODAY).month.at(-1)).toBe(5)
})

test('a day that the month does not have becomes its last one, and a month to come becomes this one', () => {
  expect(fitted({ year: 1999, month: 2, day: 31 }, TODAY)).toEqual({ year: 1999, month: 2, day: 28 })
  expect(fitted({ year: 2026, month: 12, day: 24 }, TODAY)).toEqual({ year: 2026, month: 5, day: 1 })
  expect(fitted({ year: undefined, month: 2, day: 30 }, TODAY).day).toBe(29)
})

test('a birthday is known when all three parts are', () => {
  expect(birthdayOf({ year: 1990, month: 1, day: 31 })).toBe('1990-01-31')
  expect(birthdayOf({ year: 1990, month: undefined, day: 31 })).toBeUndefined()
})
