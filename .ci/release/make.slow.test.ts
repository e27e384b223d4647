import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { repo } from '../run-command.ts'
import { makeRelease } from './make.ts'

let top: string
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'make-'))
  const dist = join(top, 'dist')
  mkdirSync(join(dist, 'assets'), { recursive: true, mode: 0o700 })
  const texts = { 'index.html': '<head></head>', 'assets/a.js': 'a()'.repeat(1_000) }
  // A build by somebody whose files nobody else may read.
  for (const [name, text] of Object.entries(texts)) writeFileSync(join(dist, name), text, { mode: 0o600 })
  return () => rmSync(top, { recursive: true })
})
const out = () => join(top, 'out')
const hasSums = () => existsSync(join(out(), 'SHA256SUMS'))

/** Runs `npm run release` on an existing build, with this umask. */
const released = (umask: string, ...flags: string[]) =>
  spawnSync(
    'sh',
    [
      '-c',
      `umask ${umask} && exec "$@"`,
      'sh',
      ...[process.execPath, join(repo, '.ci/release/run-release.ts'), '--site-only'],
      ...['--from', join(top, 'dist'), '--out', out(), ...flags],
    ],
    { encoding: 'utf8' },
  )

it.each([
  '000',
  '022',
  '077',
])('the server can read the whole release, and nobody else write it: umask %s', (umask) => {
  const { status, stdout } = released(umask)
  expect(status).toBe(0)
  expect(stdout).toContain('the site, 1 files of it compressed')
  const names = readdirSync(out(), { recursive: true, encoding: 'utf8' })
  expect(names).toContain('SHA256SUMS')
  expect(names).toContain('site/assets/a.js.br')
  for (const name of ['.', ...names]) {
    const found = statSync(join(out(), name))
    expect((found.mode & 0o777).toString(8), name).toBe(found.isDirectory() ? '755' : '644')
  }
})

it.each(['43', '', './43', '~/43'])('refuses --at "%s", from which nginx would serve nothing', (at) => {
  const { status, stderr } = released('022', '--at', at)
  expect(status).toBe(1)
  expect(stderr).toContain(`--at is "${at}": `)
  expect(existsSync(out())).toBe(false)
})

it('tells nginx where the folder will be, and without a word where it is', () => {
  const site = () => readFileSync(join(out(), 'nginx/release.conf'), 'utf8')
  expect(released('022', '--at', '/srv/43').status).toBe(0)
  expect(site()).toContain('default "/srv/43/site";')
  expect(released('022').status).toBe(0)
  expect(site()).toContain(`default "${out()}/site";`)
})

it('a release whose packages may not ship has no sums and no word of success, also over one that had', async () => {
  const make = (areInOrder: boolean) =>
    makeRelease({ from: join(top, 'dist'), out: out(), at: out() }, async () => areInOrder)
  const log = vi.spyOn(console, 'log').mockReturnValue()
  const warned = vi.spyOn(console, 'error').mockReturnValue()
  expect(await make(true)).toBe(true)
  expect([hasSums(), log.mock.calls.length, warned.mock.calls.length]).toEqual([true, 1, 0])
  expect(await make(false)).toBe(false)
  expect([hasSums(), log.mock.calls.length]).toEqual([false, 1])
  expect(warned).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(out()))
  // It still counts as a release, so that the next one may replace it.
  expect(await make(true)).toBe(true)
  expect(hasSums()).toBe(true)
})
