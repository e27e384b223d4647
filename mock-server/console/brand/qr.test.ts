import { expect, test } from 'vitest'
import { qrPicture } from './qr.ts'

test('a link becomes a picture, and one that is too long becomes none', () => {
  expect(qrPicture('https://demo.example/?scenario=demo')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(qrPicture('x'.repeat(5_000))).toBeUndefined()
})
