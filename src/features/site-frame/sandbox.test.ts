import { expect, test } from 'vitest'
import { sandboxOf } from './sandbox.ts'

const here = { origin: 'https://m.example', protocol: 'https:' }

test('keeps the origin of other sites but not of ours or files, and lets none navigate the app', () => {
  expect(sandboxOf('https://chat.example/x', here)).toContain('allow-same-origin')
  expect(sandboxOf('https://m.example/kf.html', here)).not.toContain('allow-same-origin')
  expect(sandboxOf('file:///demo/site.html', { origin: 'null', protocol: 'file:' })).not.toContain(
    'same-origin',
  )
  expect(sandboxOf('https://chat.example/x', { origin: 'null', protocol: 'file:' })).not.toContain(
    'same-origin',
  )
  expect(sandboxOf('https://chat.example/x', here)).not.toMatch(/top-navigation|modals|downloads/)
})
