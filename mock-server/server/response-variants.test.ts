import { expect, test } from 'vitest'
import { writeInForms } from './response-variants.ts'

test('scalar-data replaces the data object of withdraw and uploadimg by a single value', () => {
  const written = (path: string, data: unknown) =>
    writeInForms(['scalar-data'], { path, envelope: { code: 200, data }, central: () => 0, venueBaseUrl: '' })
      .data
  expect(written('/api/withdraw', { expected: '' })).toBe(true)
  expect(written('/api/uploadimg', { url: '/upload/a.png' })).toBe('/upload/a.png')
  expect(written('/api/balance', { balance: 1 })).toEqual({ balance: 1 })
})
