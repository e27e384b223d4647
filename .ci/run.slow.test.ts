import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const bin = mkdtempSync(join(tmpdir(), 'run-'))
afterAll(() => rmSync(bin, { recursive: true }))

/** Runs `.ci/run` with a fake npm that does what the case says, instead of installing and testing. */
function runWith(npm: string): Promise<{ code: number; lines: string[] }> {
  writeFileSync(join(bin, 'npm'), `#!/usr/bin/env bash\n${npm}\n`)
  chmodSync(join(bin, 'npm'), 0o755)
  return new Promise((resolve) => {
    const env = { ...process.env, PATH: `${bin}:${process.env.PATH}` }
    execFile(join(import.meta.dirname, 'run'), { env }, (error, stdout) => {
      resolve({ code: Number(error?.code ?? 0), lines: stdout.trimEnd().split('\n') })
    })
  })
}

it('ends with the closing line of the tests', async () => {
  const { code, lines } = await runWith('[ "$1" = ci ] || echo "812 passed, 0 failed"')
  expect(code).toBe(0)
  expect(lines.at(-1)).toBe('812 passed, 0 failed')
})

it('fails when the tests fail, and prints their closing line last, after any output of npm', async () => {
  const { code, lines } = await runWith(
    '[ "$1" = ci ] || { echo "811 passed, 1 failed"; echo "npm error"; exit 1; }',
  )
  expect(code).not.toBe(0)
  expect(lines.at(-1)).toBe('811 passed, 1 failed')
})

it('does not run the tests when the installation fails', async () => {
  const { code, lines } = await runWith('[ "$1" = ci ] && exit 7; echo "must not run"')
  expect(code).not.toBe(0)
  expect(lines).toEqual(['0 passed, 1 failed'])
})

it('counts a run without a closing line as a failure', async () => {
  const { code, lines } = await runWith('echo "all well"')
  expect(code).not.toBe(0)
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
})
