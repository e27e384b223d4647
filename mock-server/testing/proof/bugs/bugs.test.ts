import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUGS } from './bugs.ts'
import { REPO, withBug } from './tree.ts'

test.each(BUGS.map((bug) => [bug.name, bug] as const))('can be planted: %s', (_name, bug) => {
  const original = readFileSync(join(REPO, bug.file), 'utf8')
  expect(withBug(original, bug)).not.toBe(original)
})

test('no two bugs have one name', () => {
  expect(new Set(BUGS.map(({ name }) => name)).size).toBe(BUGS.length)
})
