import { existsSync, readFileSync } from 'node:fs'
import { rootCertificates } from 'node:tls'
import { afterEach, expect, it, vi } from 'vitest'
import { readFewRoots } from './few-roots.ts'

const HTTP = 'http://127.0.0.1:8080'
afterEach(() => void vi.unstubAllEnvs())
const named = () => {
  vi.stubEnv('SSL_CERT_FILE', '/etc/own.pem')
  vi.stubEnv('SSL_CERT_DIR', '/etc/own')
}

it('shows the verifier one root while all addresses are plain http, and removes it at the end', () => {
  named()
  const remove = readFewRoots(HTTP, `${HTTP}/states`)
  const file = process.env.SSL_CERT_FILE ?? ''
  expect(rootCertificates).toContain(readFileSync(file, 'utf8'))
  expect(process.env.SSL_CERT_DIR).toBeUndefined()
  remove()
  expect(existsSync(file)).toBe(false)
})

it('leaves the machine’s roots for https', () => {
  named()
  readFewRoots(HTTP, 'https://backend.example/states')()
  expect(process.env.SSL_CERT_FILE).toBe('/etc/own.pem')
  expect(process.env.SSL_CERT_DIR).toBe('/etc/own')
})
