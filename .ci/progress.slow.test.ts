import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { ofStopped } from './progress.ts'
import { run, STOPPED } from './run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'progress-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('counts what had passed before a run was stopped, and says where it stood', () => {
  const file = join(folder, 'progress')
  const notes = [
    { test: 'a' },
    { test: 'b' },
    { test: 'a', ok: true },
    { test: 'c' },
    { test: 'b', ok: false },
  ]
  writeFileSync(file, `${notes.map((entry) => JSON.stringify(entry)).join('\n')}\n{"test":"cut in the mid`)
  expect(ofStopped(file)).toEqual({
    passed: 1,
    failed: 2,
    red: ['b', expect.stringMatching(/^stopped in c, .*1 tests had passed/)],
  })
})

it('counts a run that was stopped before its first test as one failure', () => {
  expect(ofStopped(join(folder, 'none'))).toMatchObject({ passed: 0, failed: 1 })
})

it('stops a program that does nothing, and no other', async () => {
  expect(await run('sleep', ['600'], { limitMs: 50, held: true })).toBe(STOPPED)
  expect(await run('false', [], { held: true })).toBe(1)
  expect(await run('true', [], { held: true })).toBe(0)
})
