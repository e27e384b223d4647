import { expect, test } from 'vitest'
import { qrCells, qrPicture } from './qr.ts'

test('a link becomes a picture, and one that is too long becomes none', () => {
  expect(qrPicture('https://demo.example/?scenario=demo')).toMatch(/^data:image\/svg\+xml,%3Csvg/)
  expect(qrCells('https://demo.example/')?.[0]?.slice(0, 8)).toEqual([...Array(7).fill(true), false])
  for (const qr of [qrPicture, qrCells]) expect(qr('x'.repeat(5_000))).toBeUndefined()
})
