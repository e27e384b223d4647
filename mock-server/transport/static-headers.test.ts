import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { cacheControl, metaPolicy, securityHeaders } from './static-headers.ts'

const page = (body: string) =>
  `<!doctype html><html><head><script type="module" src="./assets/a.js"></script>${body}`
const policyOf = (text: string) =>
  new Map(text.split('; ').map((part) => [part.split(' ')[0], part.slice(part.indexOf(' ') + 1)]))

it('lets only our own scripts run', () => {
  const policy = policyOf(metaPolicy(page(''), 'real'))
  expect(policy.get('script-src')).toBe("'self'")
  expect(policy.get('default-src')).toBe("'self'")
  expect(policy.get('connect-src')).toBe("'self'")
  expect(policy.get('object-src')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
  expect(metaPolicy(page(''), 'real')).not.toMatch(/unsafe-eval|script-src[^;]*unsafe|\*/)
})

it('hashes inline scripts as the browser does, and no others', () => {
  const code = "document.documentElement.dataset.theme = 'dark'"
  const hash = createHash('sha256').update(code).digest('base64')
  expect(policyOf(metaPolicy(page(`<script>${code}</script>`), 'real')).get('script-src')).toBe(
    `'self' 'sha256-${hash}'`,
  )
})

it('lets pictures and frames come from the trusted hosts alone, where the build names any, and Apple’s installs always', () => {
  const anywhere = policyOf(metaPolicy(page(''), 'real'))
  expect(anywhere.get('img-src')).toBe("'self' https: data: blob:")
  expect(anywhere.get('frame-src')).toBe("'self' https: itms-services:")
  const trusted = { pictures: ['cdn.example', 'img.example:8443'], frames: ['kefu.example'] }
  const named = policyOf(metaPolicy(page(''), 'real', trusted))
  expect(named.get('img-src')).toBe("'self' https://cdn.example https://img.example:8443 data: blob:")
  expect(named.get('frame-src')).toBe("'self' https://kefu.example itms-services:")
})

it('forbids the demo every network connection', () => {
  expect(policyOf(metaPolicy(page(''), 'demo')).get('connect-src')).toBe("'none'")
})

it('asks for Trusted Types in the real app, from the three places that make them', () => {
  const policy = policyOf(metaPolicy(page(''), 'real'))
  expect(policy.get('require-trusted-types-for')).toBe("'script'")
  expect(policy.get('trusted-types')).toBe('floor dompurify service-worker')
})

it('lets the app send reports to the one origin that the build names', () => {
  const trusted = { pictures: undefined, frames: undefined, reports: 'https://reports.example' }
  expect(policyOf(metaPolicy(page(''), 'real', trusted)).get('connect-src')).toBe(
    "'self' https://reports.example",
  )
})

it('sends the policy that a page of the build has, completed by what only a header can say', () => {
  const own = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'" />`
  expect(securityHeaders(own, 'real')['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
  const several = securityHeaders(own + own, 'real')['content-security-policy']
  expect(several).toBe(`${metaPolicy(own + own, 'real')}; frame-ancestors 'none'`)
})

it('forbids framing and sniffing, and limits the referrer', () => {
  const headers = securityHeaders(page(''), 'real')
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'referrer-policy': 'strict-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  })
})

it('caches files with a hash in their names for ever, and no page; the rest is revalidated', () => {
  expect(cacheControl('/assets/index-Bq3x_9aZ.js')).toContain('immutable')
  expect(cacheControl('/index.html')).toBe('no-store')
  expect(cacheControl('index.html')).toBe('no-store')
  expect(cacheControl('/kf.html')).toBe('no-store')
  expect(cacheControl('/worker.js')).toBe('no-cache')
  expect(cacheControl('/captcha/01.svg')).toBe('no-cache')
})
