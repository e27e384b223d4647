import { execFile, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { runConform, SLOW_MS } from '../conform/test-conform.ts'
import { PACTS_DIR } from '../names.ts'
import { readFingerprint } from './fingerprint.ts'

const PYTHON = '/usr/bin/python3'

/** The address that a program prints when it listens. */
function started(program: string, ...args: string[]): Promise<string> {
  const child = spawn(program, args)
  onTestFinished(() => void child.kill())
  return new Promise((resolve, reject) => {
    child.stderr.on('data', (text: Buffer) => reject(new Error(text.toString())))
    child.stdout.on('data', (text: Buffer) => {
      const [url] = /http:\S+/.exec(text.toString()) ?? []
      if (url !== undefined) resolve(url)
    })
  })
}

it('a backend in Python is recorded, told what is broken, and imitated by the mock', {
  timeout: SLOW_MS,
}, async () => {
  if (!existsSync(PYTHON)) return console.log(`not run: there is no ${PYTHON}`)
  const folder = mkdtempSync(join(tmpdir(), 'foreign-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'staging.json')
  const url = await started(PYTHON, join(import.meta.dirname, 'foreign.py'))
  const only = '/api/(user|balance|getcard|betrecord|gettransrecord|getBetAmount)$'
  const flags = ['--account', 'linzian88', '--only', only]
  const { text, last } = await runConform([url, ...flags, '--record', file], { CONFORM_PASSWORD: 'word' })
  expect(text).toContain('refused  POST /api/getBetAmount: code 1001')
  expect(last).toMatch(/, 0 breaches$/)
  for (const value of ['linzian88', '林子安', '1280.50', '9f8e7d6c5b4a', 'D20260501120000001', '白银'])
    expect(readFileSync(file, 'utf8')).not.toContain(value)

  const report = await new Promise<string>((resolve) =>
    execFile(process.execPath, [join(import.meta.dirname, 'fidelity-cli.ts'), file], (_, out, err) =>
      resolve(out + err),
    ),
  )
  expect(report).toContain('POST /api/gettransrecord data.data[].created_at: a time with T or a zone')
  expect(report).toContain('POST /api/user data.level_name: a field that no answer of the mock has')
  for (const form of ['text-numbers', 'number-ids', 'empty-list', 'zero-dates'])
    expect(report).toContain(`{"state":"wire-form","params":{"form":"${form}"}}`)
  expect(readFingerprint(file).like.refusalCode).toBe(1001)

  const again = join(folder, 'again.json')
  const cli = join(PACTS_DIR, '../mock-server/cli.ts')
  const scenario = ['--scenario', 'member-with-history', '--like', file]
  const mock = await started(process.execPath, cli, '--port', '0', ...scenario)
  await runConform([mock, '--account', 'demo888', '--record', again])
  expect(readFingerprint(again).like.wireForms).toEqual(readFingerprint(file).like.wireForms)
})
