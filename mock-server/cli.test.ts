import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { BadFlag, optionsOf } from './cli-options.ts'
import { startMockServer } from './node.ts'
import { DEMO, tokenOf } from './scenarios/personas.ts'

// Each test starts a process, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const CLI = join(import.meta.dirname, 'cli.ts')

/** Runs the command until it ends, or until it has printed its address. */
function run(args: string[]): Promise<{ out: string; err: string; code: number | null }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let out = ''
    let err = ''
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk
      if (out.includes('new888')) child.kill('SIGTERM')
    })
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ out, err, code }))
  })
}

test('prints its address and whom to log in as, and ends on a signal', async () => {
  const { out, code } = await run([
    '--port',
    '0',
    '--scenario',
    'fresh-member',
    '--seed',
    '5',
    '--clock',
    '2026-05-01T11:00:00+08:00',
  ])
  expect(out).toMatch(/http:\/\/127\.0\.0\.1:\d+/)
  expect(out).toContain('account new888  password new888  payment password 888888')
  expect(out).not.toContain('demo888')
  expect(code).toBe(0)
})

test.each([
  [['--port', 'high'], '--port'],
  [['--port', '70000'], '--port'],
  [['--port', ''], '--port'],
  [['--seed', '1.5'], '--seed'],
  [['--seed', '4294967296'], '--seed'],
  [['--clock', 'noon'], '--clock'],
  [['--clock', 'May 1'], '--clock'],
  [['--clock', '1'], '--clock'],
  [['--clock', ''], '--clock'],
  [['--clock', '2026-02-30T11:00:00+08:00'], '--clock'],
  [['--clock', '2026-05-01T25:00:00Z'], '--clock'],
  [['--scenario', 'nowhere'], '--scenario'],
  [['--static', '/no/such/dir'], '--static'],
  [['--like', '/no/such/file'], '--like'],
  [['--like', CLI], '--like'],
  [['--colour', 'red'], '--colour'],
  [['stray'], 'stray'],
])('an error names the invalid flag: %j', (args, flag) => {
  expect(() => optionsOf(args)).toThrow(BadFlag)
  expect(() => optionsOf(args)).toThrow(flag)
})

test('flags become options', () => {
  expect(optionsOf([])).toEqual({ port: 8787, scenario: 'demo', providerStates: false })
  expect(
    optionsOf(['--port', '0', '--seed', '0', '--clock', '2026-05-01T11:00:00+08:00', '--provider-states']),
  ).toEqual({
    port: 0,
    scenario: 'demo',
    seed: 0,
    clock: Date.UTC(2026, 4, 1, 3),
    providerStates: true,
  })
  expect(optionsOf(['--help'])).toBe('help')
})

test('--like takes the wire forms and the refusal code of a fingerprint', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'like-'))
  const file = join(folder, 'staging.json')
  writeFileSync(file, JSON.stringify({ like: { wireForms: ['text-numbers'], refusalCode: 1001 }, calls: {} }))
  const options = optionsOf(['--port', '0', '--scenario', 'member-with-money', '--like', file])
  rmSync(folder, { recursive: true })
  if (options === 'help') throw new TypeError('no options')
  const mock = await startMockServer(options)
  const answer = (path: string) =>
    fetch(`${mock.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${tokenOf(DEMO.username)}` },
      body: '{}',
    }).then((response) => response.json())
  expect(await answer('/api/balance')).toMatchObject({ code: 200, data: { balance: '1000.00' } })
  expect(await answer('/api/transfer')).toMatchObject({ code: 422 })
  expect(await answer('/api/dofanshui')).toMatchObject({ code: 1001 })
  await mock.close()
})

test.each([
  ['2026-05-01T11:00:00+08:00', Date.UTC(2026, 4, 1, 3)],
  ['2026-05-01T11:00:00.250Z', Date.UTC(2026, 4, 1, 11, 0, 0, 250)],
  ['2026-05-01T11:00:00', Date.UTC(2026, 4, 1, 3)],
  ['2026-05-01T11:00', Date.UTC(2026, 4, 1, 3)],
  ['2026-05-01', Date.UTC(2026, 3, 30, 16)],
])('--clock %s is the same moment in every zone', (text, ms) => {
  for (const zone of ['UTC', 'America/New_York', 'Pacific/Kiritimati']) {
    vi.stubEnv('TZ', zone)
    expect(optionsOf(['--clock', text])).toMatchObject({ clock: ms })
  }
  vi.unstubAllEnvs()
})

test('a bad flag ends the command with its name and no stack trace', async () => {
  const { err, out, code } = await run(['--scenario', 'nowhere'])
  expect(code).toBe(1)
  expect(err.split('\n')[0]).toContain('--scenario')
  expect(err).not.toContain('    at ')
  expect(out).toBe('')
})
