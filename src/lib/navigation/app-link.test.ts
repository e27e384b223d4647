import { expect, test } from 'vitest'
import { appLink } from './app-link.ts'

test.each([
  '/',
  '/recharge',
  '/activityInfo?id=3',
  '/wallet?type=1&from=a-b',
])('%s is an address of the app', (link) => {
  expect(appLink(link)).toBe(link)
})

test.each([
  undefined,
  '',
  'recharge',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/a#b',
  '/%2f%2fevil',
  '/a b',
  `/${'a'.repeat(201)}`,
])('%s is none', (link) => {
  expect(appLink(link)).toBeUndefined()
})
