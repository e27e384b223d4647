import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const CLI = join(import.meta.dirname, 'cli.ts')

/** Runs the command until it ends, or until it has said where it is. */
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

test('prints where it is and whom to log in as, and ends when told', async () => {
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
  [['--seed', '-1'], '--seed'],
  [['--clock', 'noon'], '--clock'],
  [['--scenario', 'nowhere'], '--scenario'],
  [['--static', '/no/such/dir'], '--static'],
  [['--colour', 'red'], '--colour'],
  [['stray'], 'stray'],
])('a flag that makes no sense is named: %j', async (args, flag) => {
  const { err, out, code } = await run(args)
  expect(code).toBe(1)
  expect(err.split('\n')[0]).toContain(flag)
  expect(err).not.toContain('    at ')
  expect(out).toBe('')
})
