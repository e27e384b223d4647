import { expect, test } from 'vitest'
import { altText, joinsOfText } from './html-bounds.ts'

/** Which of these claims stay. */
const accepted = (...claims: (string | null)[]) => {
  const mayJoin = joinsOfText()
  return claims.filter((claim) => mayJoin(claim))
}

test('cells of a text join 500 columns and rows in all', () => {
  expect(accepted('2', '3', '495', '1')).toEqual(['2', '3', '495'])
  expect(accepted('1000', '1')).toEqual([])
})

test('a negative claim makes no room for others, and none reaches to the end of a table', () => {
  expect(accepted('-9999', '1000', '400')).toEqual([])
  expect(accepted('-9999', '400', '101')).toEqual(['400'])
  expect(accepted('0', '00', '-0', '', 'x', null)).toEqual([])
})

test('the alternative text of a picture is cut', () => {
  expect([altText(null), altText('海报')]).toEqual(['', '海报'])
  expect(altText('\u0301'.repeat(50_000))).toBe('\u0301'.repeat(200))
})
