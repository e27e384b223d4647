import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { safeExternalUrl } from './safe-url.ts'

afterEach(() => vi.unstubAllGlobals())
const at = (href: string) => vi.stubGlobal('location', new URL(href))

const GOOD = [
  'https://example.com/',
  'https://example.com/a/b?c=d&e=%E4%B8%AD#f',
  'https://example.com:8443/x',
  'https://sub.example.co.uk/game?token=a.b-c_d~e',
  'HTTPS://EXAMPLE.COM/',
  'https://example.com:443/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://example.com?x=(1)&y=[2]',
]

const BAD = [
  undefined,
  null,
  1,
  {},
  [],
  '',
  ' ',
  'example.com',
  '/relative',
  './x',
  '//evil.com',
  '\\\\evil.com',
  '#/withdrawal',
  '?x',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.com/%0aalert(1)',
  'javascript:https://example.com',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'vbscript:msgbox(1)',
  'blob:https://example.com/1',
  'filesystem:https://example.com/t',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://example.com',
  'ftp://example.com',
  'ws://example.com',
  'wss://example.com',
  'intent://x#Intent;end',
  'itms-services://?action=download-manifest',
  'tel:10086',
  'mailto:a@b.c',
  'chrome://settings',
  'http://example.com',
  'HTTP://example.com',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://',
  'https://?x',
  'https://#x',
  'https://user@example.com',
  'https://user:pass@example.com',
  'https://example.com@evil.com',
  'https://example.com%40evil.com',
  'https://@example.com',
  'https://example.com\\@evil.com',
  'https:\\\\example.com',
  'https://example.com\\.evil.com',
  'https://example.com /x',
  ' https://example.com',
  'https://example.com ',
  'https://exam\tple.com',
  'https://exam\nple.com',
  'https://example.com\r\nSet-Cookie: x',
  'https://example.com\u0000',
  'https://例え.jp',
  'https://аpple.com',
  'https://xn--pple-43d.com',
  'https://www.xn--80ak6aa92e.com',
  'https://ｅxample.com',
  'https://example。com',
  'https://ex%61mple.com',
  'https://%65xample.com',
  'https://2130706433',
  'https://0x7f000001',
  'https://0177.0.0.1',
  'https://127.1',
  'https://1.2.3',
  'https://example.com.',
  'https://.',
  'https://example.com:99999',
  'https://example.com:08443x',
  'https://[::1',
  'https://exa<mple.com',
  'https://example.com/<script>',
  'https://example.com/"onload=',
  'https://example.com/\u2028x',
  'https://example.com/\u202Efdp.exe',
  `https://example.com/${'a'.repeat(5_000)}`,
  'https://example.com:0443',
]

describe('good', () => {
  test.each(GOOD)('%s', (raw) => {
    at('https://app.test/')
    expect(safeExternalUrl(raw)).toBe(new URL(raw).href)
  })
})

describe('bad', () => {
  test.each(BAD)('%j', (raw) => {
    at('https://app.test/')
    expect(safeExternalUrl(raw)).toBeUndefined()
  })
  test('has at least 60 cases', () => expect(BAD.length).toBeGreaterThanOrEqual(60))
})

test('http only back to our own host, in the scheme of the page, or from loopback to loopback', () => {
  at('http://localhost:5173/')
  expect(safeExternalUrl('http://localhost:5173/game?x=1')).toBeDefined()
  expect(safeExternalUrl('http://127.0.0.1:8787/game')).toBeDefined()
  expect(safeExternalUrl('http://example.com/')).toBeUndefined()
  at('https://app.test/')
  expect(safeExternalUrl('http://app.test/pay?x=1')).toBe('https://app.test/pay?x=1')
  expect(safeExternalUrl('http://app.test:80/')).toBe('https://app.test/')
  expect(safeExternalUrl('http://app.test:8080/')).toBeUndefined()
  expect(safeExternalUrl('http://evil@app.test/')).toBeUndefined()
  expect(safeExternalUrl('http://localhost:1/')).toBeUndefined()
})

test('the one-file demo may open files of its folder, and nothing else on the disk', () => {
  at('file:///home/demo/index.html')
  expect(safeExternalUrl('file:///home/demo/game.html?x=1')).toBe('file:///home/demo/game.html?x=1')
  expect(safeExternalUrl('file:///etc/passwd')).toBeUndefined()
  expect(safeExternalUrl('file:///home/demo/../secret')).toBeUndefined()
})

test('another scheme, another host: only where the field says so', () => {
  at('https://app.test/')
  const link = 'itms-services://?action=download-manifest&url=https://example.com/a.plist'
  expect(safeExternalUrl(link, { schemes: ['itms-services:'] })).toBe(link)
  expect(safeExternalUrl('https://a.test/', { hosts: ['b.test'] })).toBeUndefined()
  expect(safeExternalUrl('https://b.test/', { hosts: ['b.test'] })).toBe('https://b.test/')
})

test('every accepted address is https to the host as written', () => {
  at('https://app.test/')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((s) => `https://${s}`),
      ),
      (raw) => {
        const out = safeExternalUrl(raw)
        if (out === undefined) return
        const url = new URL(out)
        expect(url.protocol).toBe('https:')
        expect(url.username + url.password).toBe('')
        expect(raw.toLowerCase()).toContain(url.hostname)
      },
    ),
    { numRuns: 2_000 },
  )
})
