import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadEnv } from 'vite'
import { expect, it, vi } from 'vitest'
import { repo } from '../run-command.ts'
import { envFor, reportTarget, trustedHosts } from './environment.ts'

const nothing = { file: {}, shell: {} }
const api = { VITE_API_ORIGIN: 'https://api.example.com' }

it('starts on the mock backend by default, and on a real backend on request', () => {
  expect(envFor({ command: 'serve', mode: 'development', ...nothing })).toMatchObject({
    backend: 'mock',
    apiOrigin: undefined,
  })
  const shell = { VITE_BACKEND: 'real', ...api }
  expect(envFor({ command: 'serve', mode: 'development', file: {}, shell })).toMatchObject({
    backend: 'real',
    apiOrigin: 'https://api.example.com',
  })
})

it('proxies nothing with the mock backend', () => {
  expect(envFor({ command: 'serve', mode: 'development', file: api, shell: {} }).apiOrigin).toBeUndefined()
})

it('builds real for production and mock for the demo, whatever an .env file says', () => {
  expect(
    envFor({ command: 'build', mode: 'production', file: { VITE_BACKEND: 'mock' }, shell: {} }).backend,
  ).toBe('real')
  expect(envFor({ command: 'build', mode: 'demo', file: { VITE_BACKEND: 'real' }, shell: {} }).backend).toBe(
    'mock',
  )
})

it('previews the build of its mode', () => {
  expect(envFor({ command: 'serve', isPreview: true, mode: 'demo', ...nothing }).backend).toBe('mock')
  expect(envFor({ command: 'serve', isPreview: true, mode: 'production', ...nothing }).backend).toBe('real')
})

it('prefers the shell to the .env files', () => {
  const input = { command: 'serve', mode: 'development', file: { VITE_BACKEND: 'real', ...api } } as const
  expect(envFor({ ...input, shell: { VITE_BACKEND: 'mock' } }).backend).toBe('mock')
})

it.each([
  ['VITE_API_ORIGIN', { command: 'serve', mode: 'development', file: {}, shell: { VITE_BACKEND: 'real' } }],
  ['VITE_BACKEND', { command: 'serve', mode: 'development', file: { VITE_BACKEND: 'yes' }, shell: {} }],
  [
    'VITE_BACKEND.*build:demo',
    { command: 'build', mode: 'production', file: {}, shell: { VITE_BACKEND: 'mock' } },
  ],
  [
    'VITE_BACKEND.*npm run build$',
    { command: 'build', mode: 'demo', file: {}, shell: { VITE_BACKEND: 'real' } },
  ],
  [
    'VITE_INITIAL_PASSWORD',
    { command: 'build', mode: 'production', file: { VITE_INITIAL_PASSWORD: '1' }, shell: {} },
  ],
] as const)('stops and names %s', (named, input) => {
  expect(() => envFor(input)).toThrow(new RegExp(named))
})

/** The shell's variables after Vite has read an .env file with this NODE_ENV. */
function fromFile(value: string): Record<string, string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'env-'))
  writeFileSync(join(folder, '.env'), `NODE_ENV=${value}\n`)
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_USER_NODE_ENV', undefined)
  loadEnv('production', folder)
  const { NODE_ENV, VITE_USER_NODE_ENV } = process.env
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true })
  return { NODE_ENV, VITE_USER_NODE_ENV }
}

it.each([
  ['the shell', { NODE_ENV: 'development' }],
  ['the shell, as a test runner sets it', { NODE_ENV: 'test' }],
  ['an .env file', fromFile('development')],
])('no build for anything but production begins, whatever is in %s', (_where, shell) => {
  for (const mode of ['production', 'demo'])
    expect(() => envFor({ command: 'build', mode, file: {}, shell })).toThrow(/^NODE_ENV is "(?:dev|test)/)
  expect(envFor({ command: 'serve', mode: 'development', file: {}, shell }).backend).toBe('mock')
  expect(envFor({ command: 'serve', isPreview: true, mode: 'demo', file: {}, shell }).backend).toBe('mock')
})

it('a build begins with NODE_ENV as Vite sets it, or empty', () => {
  for (const shell of [{ NODE_ENV: 'production' }, { NODE_ENV: '' }, fromFile('production')])
    expect(envFor({ command: 'build', mode: 'production', file: {}, shell }).backend).toBe('real')
})

it.each([
  ['npm run build', ['node_modules/.bin/vite', 'build']],
  ['npm run build:demo', ['.ci/build-demo.ts']],
  ['npm run release', ['.ci/release/run-release.ts']],
])('%s with NODE_ENV=development stops before it builds, and names it', (_script, args) => {
  const { status, stderr } = spawnSync(process.execPath, args, {
    cwd: repo,
    encoding: 'utf8',
    env: { ...process.env, VITEST: undefined, VITE_BACKEND: undefined, NODE_ENV: 'development' },
  })
  expect(status).toBe(1)
  expect(stderr).toContain('NODE_ENV is "development": ')
})

it('names the hosts that the policy trusts, and stops at a bad one of any kind', () => {
  expect(trustedHosts(nothing)).toEqual({ pictures: undefined, frames: undefined })
  const file = { VITE_PICTURE_HOSTS: 'a.example', VITE_FRAME_HOSTS: 'b.example' }
  expect(trustedHosts({ file, shell: { VITE_FRAME_HOSTS: 'c.example' } })).toEqual({
    pictures: ['a.example'],
    frames: ['c.example'],
  })
  expect(() => trustedHosts({ file: {}, shell: { VITE_PAYMENT_HOSTS: 'https://pay.example' } })).toThrow(
    /^VITE_PAYMENT_HOSTS/,
  )
})

it('reports nowhere by default, and from every page if a target is set', () => {
  expect(reportTarget(nothing)).toEqual({ url: '', sample: '1' })
  const shell = { VITE_REPORT_URL: 'https://reports.example.com/app', VITE_REPORT_SAMPLE: '0.1' }
  expect(reportTarget({ file: {}, shell })).toEqual({ url: shell.VITE_REPORT_URL, sample: '0.1' })
  expect(trustedHosts({ file: {}, shell }).reports).toBe('https://reports.example.com')
  expect(trustedHosts({ file: {}, shell: { VITE_REPORT_URL: '/reports' } }).reports).toBeUndefined()
})

it.each([
  ['VITE_REPORT_URL', 'http://reports.example.com/'],
  ['VITE_REPORT_URL', 'https://reports.example.com/?key=1'],
  ['VITE_REPORT_URL', 'https://a@reports.example.com/'],
  ['VITE_REPORT_URL', "https://reports.example.com'/"],
  ['VITE_REPORT_URL', '//reports.example.com/'],
  ['VITE_REPORT_URL', 'reports'],
  ['VITE_REPORT_SAMPLE', '10%'],
  ['VITE_REPORT_SAMPLE', '2'],
  ['VITE_REPORT_SAMPLE', '-1'],
])('stops and names %s for %s', (name, value) => {
  expect(() => reportTarget({ file: {}, shell: { [name]: value } })).toThrow(name)
})
