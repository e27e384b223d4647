import { expect, test } from 'vitest'
import { sandboxOf } from './sandbox.ts'

const SITE = { origin: 'https://m.example', protocol: 'https:' }
const ON_DISK = { origin: 'null', protocol: 'file:' }

test.each([
  ['https://chat.example/x', SITE],
  ['https://m.example.evil/', SITE],
  ['https://m.example@chat.example/', SITE],
  ['https://sub.m.example/', SITE],
  ['https://m.example:8443/', SITE],
  ['http://m.example/', SITE],
])('a site of another origin keeps its own: %s', (url, page) => {
  expect(sandboxOf(url, page).split(' ')).toContain('allow-same-origin')
})

test.each([
  ['https://m.example/kf.html', SITE],
  ['https://M.EXAMPLE:443/kf.html', SITE],
  ['https://chat.example@m.example/', SITE],
  ['https://m.example\\@chat.example/', SITE],
  ['file:///demo/site.html', ON_DISK],
  ['file:///demo/site.html', SITE],
  ['https://chat.example/x', ON_DISK],
])('a page of our origin, or one where files are open, gets none: %s', (url, page) => {
  expect(sandboxOf(url, page)).not.toContain('same-origin')
})

test.each([
  'https://chat.example/x',
  'https://m.example/kf.html',
])('nobody navigates the app, opens dialogs or saves files: %s', (url) => {
  expect(sandboxOf(url, SITE)).toBe(
    sandboxOf(url, SITE)
      .split(' ')
      .filter((flag) => /^allow-(scripts|forms|popups|same-origin)$/.test(flag))
      .join(' '),
  )
})
