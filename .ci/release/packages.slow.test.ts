import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repo } from '../run-command.ts'
import { BESIDE, isAllowed } from './packages.ts'

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['(MPL-2.0 OR Apache-2.0)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0', false],
  ['GPL-3.0', false],
  [undefined, false],
])('a package under %s may ship: %s', (identifier, may) => {
  expect(isAllowed(identifier === undefined ? {} : { identifier })).toBe(may)
})

test('the packages that the worker imports are among those that ship', () => {
  const folder = join(repo, 'src/sw')
  const imported = readdirSync(folder)
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => [...readFileSync(join(folder, name), 'utf8').matchAll(/from '([^.#'][^']*)'/g)])
    .map(([, name]) => name)
  expect(imported).not.toEqual([])
  expect(BESIDE).toEqual(expect.arrayContaining(imported))
})
