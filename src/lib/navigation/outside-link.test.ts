import { afterEach, expect, test, vi } from 'vitest'
import { outsideLink } from './outside-link.ts'

const at = (address: string) => vi.stubGlobal('location', new URL(address))
afterEach(() => vi.unstubAllGlobals())

const OURS = [
  '#/withdrawal?amount=100',
  '\u0001 #/withdrawal?amount=100',
  '/#/mine',
  'https:#/gamePage?dailiD=1',
  'https:?callback=guest#/',
  'HTTPS:/#/login',
  'https:mine',
  'https://app.test/#/withdrawal',
  'https://APP.test:443/?callback=guest',
  '\thttps://app.test/',
  'https://',
  'javascript:alert(1)',
  'http://other.example/',
  '',
]
test.each(OURS)('%j leads into the app or nowhere, and is disarmed', (href) => {
  at('https://app.test/#/')
  expect(outsideLink(href)).toBeUndefined()
})

test.each([
  'https://other.example/#/a',
  'https://app.test.example/',
  'https://app.test:8443/',
  'tel:+8610000',
  'mailto:kf@app.test',
])('%j leads out, and stays as it is', (href) => {
  at('https://app.test/#/')
  expect(outsideLink(`\u0001 ${href}`)).toBe(href)
})

test('a page that was opened from a disk has no site of its own', () => {
  at('file:///home/demo/index.html')
  expect(outsideLink('https://other.example/')).toBe('https://other.example/')
  expect(outsideLink('tel:10000')).toBe('tel:10000')
  expect(outsideLink('https:#/mine')).toBeUndefined()
})
