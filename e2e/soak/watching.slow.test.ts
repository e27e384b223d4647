import { expect, it } from 'vitest'
import { OF_FAULTS } from './watching.ts'

const isAllowed = (text: string) => OF_FAULTS.some((pattern) => pattern.test(text))
const failed = (path: string) =>
  `console.error: Failed to load resource: the server responded with a status of 404 (Not Found) (http://127.0.0.1:35149${path})`

it.each([
  '/api/balance',
  '/pay/api/recharge',
  '/_game/state',
  '/_pay/order',
])('a fault may strike %s, and the browser then says so', (path) => {
  expect(isAllowed(failed(path))).toBe(true)
})

it.each(['/assets/app.js', '/pictures/banner.webp', '/venue/play.js', '/'])('%s must be there', (path) => {
  expect(isAllowed(failed(path))).toBe(false)
})
