import { expect, test } from 'vitest'
import { rowKey } from './row-key.ts'

test('equal rows are two rows, the same row is one', () => {
  const row = { money: 450 }
  const twin = { money: 450 }
  expect(rowKey(row)).toBe(rowKey(row))
  expect(rowKey(row)).not.toBe(rowKey(twin))
})
