import { expect, test } from 'vitest'
import { parseHosts } from './trusted-hosts.ts'

test.each([
  [undefined, undefined],
  ['', undefined],
  [' , ', undefined],
  ['cdn.example.com', ['cdn.example.com']],
  ['a.example, b.example:8443\nlocalhost:3000', ['a.example', 'b.example:8443', 'localhost:3000']],
])('%j names the hosts %j', (value, hosts) => {
  expect(parseHosts('VITE_X', value)).toEqual(hosts)
})

test.each([
  'https://a.example',
  'a.example/path',
  '*.example',
  'a..example',
  "a.example;script-src'",
  '-a.example',
  'A.example',
])('%s is no host, and the variable is named', (value) => {
  expect(() => parseHosts('VITE_PAYMENT_HOSTS', value)).toThrow(/^VITE_PAYMENT_HOSTS names/)
})
