import { expect, test } from 'vitest'
import { uniqueKeys } from './unique-keys.ts'

test('rows of the same name have keys of their own, and the first keeps its name', () => {
  expect(uniqueKeys(['a', 'b', 'a', '', 'a', ''], String)).toEqual(['a', 'b', 'a#2', '', 'a#4', '#5'])
})

test('names that every object has are names like any other', () => {
  expect(uniqueKeys(['__proto__', '__proto__', 'constructor'], String)).toEqual([
    '__proto__',
    '__proto__#1',
    'constructor',
  ])
})
