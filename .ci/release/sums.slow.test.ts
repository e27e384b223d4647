import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { SUMS, sumsOf } from './sums.ts'

const folder = mkdtempSync(join(tmpdir(), 'sums-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** macOS before version 15 has no sha256sum, but it has shasum. */
const CHECK =
  'if command -v sha256sum >/dev/null; then sha256sum --check --quiet "$0"; else shasum -a 256 --check --quiet "$0"; fi'

it('a host verifies what it copied: each file, in every folder, and finds the one that is not as it was', () => {
  mkdirSync(join(folder, 'site/assets'), { recursive: true })
  for (const name of ['licences.txt', 'site/index.html', 'site/assets/名 a.js'])
    writeFileSync(join(folder, name), name)
  writeFileSync(join(folder, SUMS), sumsOf(folder))
  // The list is written beside the other files and does not contain itself.
  expect(
    sumsOf(folder)
      .split('\n')
      .map((line) => line.slice(66)),
  ).toEqual(['licences.txt', 'site/assets/名 a.js', 'site/index.html', ''])
  const check = () => spawnSync('sh', ['-c', CHECK, SUMS], { cwd: folder })
  expect(check().status).toBe(0)
  writeFileSync(join(folder, 'site/assets/名 a.js'), 'another')
  const { status, stdout } = check()
  expect([status, stdout.toString()]).toEqual([1, 'site/assets/名 a.js: FAILED\n'])
})
