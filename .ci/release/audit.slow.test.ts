import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { repo } from '../run-command.ts'
import { audit, readAudit } from './audit.ts'

afterEach(() => vi.unstubAllEnvs())

/** The output of npm for packages, each with the severities of its own advisories, or the names of what it depends on. */
const found = (packages: Record<string, string[]>, nodes?: string[]) => {
  const entries = Object.entries(packages).map(([name, via]) => [
    name,
    {
      name,
      severity: 'critical',
      via: via.map((one) => (/^(?:info|low|moderate|high|critical)$/.test(one) ? { severity: one } : one)),
      nodes: nodes ?? [`node_modules/${name}`],
    },
  ])
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(entries) })
}
const all = () => true

it('passes when nothing serious is known, and fails for what is', () => {
  expect(readAudit(found({ a: ['low'], b: ['low', 'info'], c: ['moderate', 'low'] }), all)).toEqual({
    line: 'audit: 0 critical, 0 high, 1 moderate, 2 low in the packages that ship',
    failed: false,
  })
  expect(readAudit(found({}), all, true).failed).toBe(false)
  expect(readAudit(found({ a: ['moderate'] }), all, true).failed).toBe(false)
  expect(readAudit(found({ a: ['low', 'high'], b: ['low'], c: ['critical'] }), all)).toEqual({
    line: 'audit: 1 critical, 1 high, 0 moderate, 1 low in the packages that ship: a, c',
    failed: true,
  })
  expect(readAudit(found({ a: ['critical'] }), all).failed).toBe(true)
})

it('counts what is in the build, wherever it is installed, and nothing that only builds or tests', () => {
  const isShipped = (path: string) => path === 'node_modules/vite'
  expect(readAudit(found({ vitest: ['critical'] }), isShipped).failed).toBe(false)
  expect(readAudit(found({ vite: ['high'] }), isShipped).failed).toBe(true)
  const twice = ['node_modules/other/node_modules/vite', 'node_modules/vite']
  expect(readAudit(found({ vite: ['high'] }, twice), isShipped).failed).toBe(true)
  expect(readAudit(found({ vite: ['high'] }, twice.slice(0, 1)), isShipped).failed).toBe(false)
})

it('does not blame a package in the build for what it needs only to build', () => {
  expect(readAudit(found({ vite: ['esbuild'] }), all)).toMatchObject({ failed: false })
})

it.each([
  [
    'no network',
    '{"message":"request to https://registry.npmjs.org failed","error":{"summary":""}}',
    /registry/,
  ],
  ['a registry without advisories', '{"error":{"summary":"405 Method Not Allowed"}}', /405/],
  ['no npm', 'spawn npm ENOENT', /ENOENT/],
  ['nothing at all', '', /no output/],
])('says that it did not run, and fails where it is required: %s', (_, output, why) => {
  const { line, failed } = readAudit(output, all)
  expect(failed).toBe(false)
  expect(readAudit(output, all, true)).toEqual({ line, failed: true })
  expect(line).toMatch(/^audit NOT RUN/)
  expect(line).toMatch(why)
})

const locked = JSON.parse(readFileSync(join(repo, 'package-lock.json'), 'utf8')).packages
const vite = `vite@${locked['node_modules/vite'].version}`

/** The limit for two starts of npm, each of which has a limit of its own. */
const NPM_MS = 120_000
/**
 * npm as it is set up on a machine that uses this registry. The registry may be on the machine itself, behind no proxy.
 */
function npmAsks(registry: string, settings: Record<string, string> = {}): void {
  const cache = mkdtempSync(join(tmpdir(), 'audit-'))
  onTestFinished(() => rmSync(cache, { recursive: true, force: true }))
  const set = { registry, cache, fetch_retries: '0', noproxy: '127.0.0.1', ...settings }
  for (const [name, value] of Object.entries(set)) vi.stubEnv(`npm_config_${name}`, value)
}

it.each(['offline', 'prefer_offline'])('npm set to %s has looked at nothing when it cannot ask', {
  timeout: NPM_MS,
}, async (name) => {
  npmAsks('http://127.0.0.1:1/', { [name]: 'true' })
  const { line, failed } = await audit([vite], true)
  expect(line).toMatch(/^audit NOT RUN/)
  expect(failed).toBe(true)
})

it('asks for dev packages whose code ships too, however npm and Node are set up', {
  timeout: NPM_MS,
}, async () => {
  const advisory = {
    id: 1,
    url: 'https://a.example/',
    title: 'bad',
    severity: 'high',
    vulnerable_versions: '*',
  }
  const server = createServer((request, response) => {
    const name = decodeURIComponent(request.url ?? '').slice(1)
    const answer =
      request.method === 'POST'
        ? { vite: [advisory], vitest: [{ ...advisory, id: 2, severity: 'critical' }] }
        : { name, versions: {} }
    request.resume().on('end', () => response.end(JSON.stringify(answer)))
  })
  onTestFinished(() => void server.close())
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const settings = { offline: 'true', prefer_offline: 'true', omit: 'dev' }
  npmAsks(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, settings)
  // Vite leaves NODE_ENV like this after a build, and npm then leaves out dev packages.
  vi.stubEnv('NODE_ENV', 'production')
  expect(await audit([vite], true)).toEqual({
    line: 'audit: 0 critical, 1 high, 0 moderate, 0 low in the packages that ship: vite',
    failed: true,
  })
  expect(await audit(['react@0.0.0'], true)).toMatchObject({ failed: false })
})
