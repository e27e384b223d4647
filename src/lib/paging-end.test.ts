import { expect, test } from 'vitest'
import { keyedRows, type Page, uniqueRows } from './paging-end.ts'

const pages = (...lists: string[][]): Page<string>[] =>
  lists.map((data, at) => ({ page: at + 1, data, lastPage: lists.length, pageSize: 3, total: 0 }))
const keysOf = (...lists: string[][]) => [...keyedRows(pages(...lists), String).keys()]

test.each([
  [
    'a row that was pushed onto the next page shows once',
    [
      ['c', 'b', 'a'],
      ['a', 'z'],
    ],
    ['c', 'b', 'a', 'z'],
  ],
  [
    'so do equal rows that were pushed on together',
    [
      ['b', 'a', 'a'],
      ['a', 'a', 'z'],
    ],
    ['b', 'a', 'a', 'z'],
  ],
  ['equal rows of one page are several', [['a', 'a'], ['b']], ['a', 'a', 'b']],
  ['also where one of them was on the page before', [['a'], ['a', 'a']], ['a', 'a']],
])('%s', (_, lists, rows) => {
  expect(uniqueRows(pages(...lists), String)).toEqual(rows)
})

test('each row has a unique key, whatever rows surround it', () => {
  expect(keysOf(['a', 'a', 'b'])).toEqual(['a', 'a#1', 'b'])
  expect(keysOf(['n', 'a', 'a'], ['b', 'c'])).toEqual(['n', 'a', 'a#1', 'b', 'c'])
})
