import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LONG, longFirst } from './test-order.ts'

test('each file that is started first exists', () => {
  expect(LONG.filter((name) => !existsSync(join(import.meta.dirname, '..', name)))).toEqual([])
})

test('the long files come first, and the order is kept otherwise', () => {
  const names = ['src/b.test.ts', `${LONG[1]}x`, LONG[4], 'src/a.test.ts', LONG[0]]
  const files = names.map((name) => ({ moduleId: `/any/${name}` }))
  expect(longFirst(files).map(({ moduleId }) => moduleId.slice(5))).toEqual([
    LONG[4],
    LONG[0],
    'src/b.test.ts',
    `${LONG[1]}x`,
    'src/a.test.ts',
  ])
})
