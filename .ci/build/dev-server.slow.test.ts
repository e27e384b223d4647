import { createServer as httpServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, expect, it, vi } from 'vitest'
import { linesFor } from './print-targets.ts'

const repo = join(import.meta.dirname, '../..')
let backend: Server | undefined
let vite: ViteDevServer | undefined

afterEach(async () => {
  await vite?.close()
  backend?.close()
  vi.unstubAllEnvs()
})

const portOf = (server: Server) => (server.address() as AddressInfo).port

/** A backend that echoes method, path and body of every call, and a development server in front of it. */
async function start(): Promise<string> {
  backend = httpServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => response.end(`${request.method} ${request.url} ${Buffer.concat(parts)}`))
  })
  await new Promise<void>((resolve) => backend?.listen(0, '127.0.0.1', resolve))
  vi.stubEnv('VITE_BACKEND', 'real')
  vi.stubEnv('VITE_API_ORIGIN', `http://127.0.0.1:${portOf(backend)}`)
  vi.stubEnv('VITEST', '')
  vite = await createServer({
    configFile: join(repo, 'vite.config.ts'),
    logLevel: 'silent',
    cacheDir: join(repo, 'node_modules/.vite-test'),
    server: { port: 0, hmr: false },
    optimizeDeps: { noDiscovery: true, include: [] },
  })
  await vite.listen()
  return `http://127.0.0.1:${(vite.httpServer?.address() as AddressInfo).port}`
}

it('sends calls to the backend, and serves source files below the same path itself', async () => {
  const url = await start()
  const text = async (path: string, init?: RequestInit) => (await fetch(url + path, init)).text()
  expect(await text('/api/user', { method: 'POST', body: '{}' })).toBe('POST /api/user {}')
  expect(await text('/pay/api/queryOrderNo?orderNo=1.ts')).toBe('GET /pay/api/queryOrderNo?orderNo=1.ts ')
  expect(await text('/pictures/cover.1.webp')).toBe('GET /pictures/cover.1.webp ')
  expect(await text('/api/core/client/client.ts')).toContain('import')
  expect(await text('/api/game/list')).toBe('GET /api/game/list ')
})

it('prints the accounts of the mock backend, or the address of the real backend', () => {
  const mock = { backend: 'mock', apiOrigin: undefined, initialPassword: undefined } as const
  expect(linesFor(mock).join('\n')).toMatch(/demo888 \/ demo888 \/ 888888[\s\S]*new888 \/ new888 \/ 888888/)
  const real = { ...mock, backend: 'real', apiOrigin: 'https://api.example.com' } as const
  expect(linesFor(real).join('\n')).toContain('https://api.example.com')
  expect(linesFor(real).join('\n')).not.toContain('demo888')
})
