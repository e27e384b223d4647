import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loginPath, sanitizeRedirect } from './redirect.ts'

const KNOWN = ['/', '/mine', '/wallet', '/transfer', '/activityInfo', '/login', '/register']
const isKnown = (pathname: string) => KNOWN.includes(pathname)

describe('good', () => {
  test.each([
    '/mine',
    '/wallet?type=1',
    '/activityInfo?id=12',
    '/transfer?x=%2F%2Fevil.com',
    '/wallet?type=1&b=%E4%B8%AD',
  ])('%s', (raw) => {
    expect(sanitizeRedirect(raw, isKnown)).toBe(raw)
  })
})

const BAD = [
  null,
  undefined,
  '',
  ' ',
  'mine',
  './mine',
  '../mine',
  '?type=1',
  '#/mine',
  '//evil.com',
  '///evil.com',
  '////evil.com/mine',
  '/\\evil.com',
  '\\/evil.com',
  '\\\\evil.com',
  '/\\/evil.com',
  'https://evil.com',
  'HTTPS://evil.com/mine',
  'http:evil.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:https://evil.com/1',
  'file:///etc/passwd',
  '/javascript:alert(1)',
  '/..//evil.com',
  '/../evil.com',
  '/./mine',
  '/mine/..',
  '/mine/../wallet',
  '/mine//evil.com',
  '/.//evil.com',
  '/%2Fevil.com',
  '/%2f%2fevil.com',
  '/%5Cevil.com',
  '/%5c%5cevil.com',
  '/%2e%2e/mine',
  '/%2E%2E%2Fmine',
  '/%252Fevil.com',
  '/%09/evil.com',
  '/%0d%0aSet-Cookie:x',
  '/\t/evil.com',
  '/\n/evil.com',
  '\t//evil.com',
  '/\u0000mine',
  '/mine\u0000',
  '/mine\r\n',
  ' /mine',
  '/mine ',
  '/@evil.com',
  '/mine@evil.com',
  '//evil.com@mine',
  '/login',
  '/login?redirect=/mine',
  '/login/',
  '/Login',
  '/register',
  '/register?pid=1',
  '/MINE',
  '/mine/',
  '/nowhere',
  '/wallet;type=1',
  '/\u2215evil.com',
  '/／evil.com',
  '/mine%',
  '/mine%zz',
  '/<script>',
  '/mine?x=<script>',
  '/mine#/wallet',
  '/mine?x="',
  `/mine?x=${'a'.repeat(600)}`,
  '/\u202Emine',
  '/toString',
  '/__proto__',
  '/constructor',
]

describe('bad goes home', () => {
  test.each(BAD)('%j', (raw) => {
    expect(sanitizeRedirect(raw, isKnown)).toBe('/')
  })
  test('has at least 60 cases', () => expect(BAD.length).toBeGreaterThanOrEqual(60))
})

test('any input gives a path on this origin and in the route table', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.webUrl(),
        fc.webPath(),
        fc.string().map((s) => `/${s}`),
      ),
      (raw) => {
        const out = sanitizeRedirect(raw, isKnown)
        const url = new URL(out, 'https://app.test')
        expect(url.origin).toBe('https://app.test')
        expect(isKnown(url.pathname)).toBe(true)
        expect(url.pathname).not.toBe('/login')
      },
    ),
    { numRuns: 2_000 },
  )
})

test('the login path keeps the wanted path in one value', () => {
  expect(loginPath('/wallet?type=1&x=2')).toBe('/login?redirect=%2Fwallet%3Ftype%3D1%26x%3D2')
  expect(loginPath('/')).toBe('/login')
  expect(loginPath()).toBe('/login')
  const raw = new URLSearchParams(loginPath('/wallet?type=1').split('?')[1]).get('redirect')
  expect(sanitizeRedirect(raw, isKnown)).toBe('/wallet?type=1')
})
