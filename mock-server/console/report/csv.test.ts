import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('a table becomes CSV whose texts are no formulas, and whose amounts stay numbers', () => {
  expect(
    csvOf(
      ['账户', '余额'],
      [
        ['a"b', '-12.50'],
        ['=1+1', 3],
        ['-demo', '0.00'],
      ],
    ),
  ).toBe('\ufeff"账户","余额"\r\n"a""b","-12.50"\r\n"\'=1+1","3"\r\n"\'-demo","0.00"\r\n')
})
