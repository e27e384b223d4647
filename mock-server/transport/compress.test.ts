import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { codingFor, compressed, isCompressed } from './compress.ts'

describe('the coding for an Accept-Encoding header', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0.5, gzip', 'gzip'],
    ['GZIP;q=0.8, BR;q=0.9', 'br'],
    ['br;q=0, gzip;q=0', undefined],
    ['*', 'br'],
    ['br;q=0, *;q=0.1', 'gzip'],
    ['identity', undefined],
    ['brotli, gz', undefined],
    ['gzip;q=much', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s → %s', (accepted, coding) => {
    expect(codingFor(accepted)).toBe(coding)
  })
})

test('texts of a kilobyte or more are compressed; pictures and small answers are not', () => {
  expect(isCompressed('application/json; charset=utf-8', 1_024)).toBe(true)
  expect(isCompressed('image/svg+xml', 5_000)).toBe(true)
  expect(isCompressed('application/json; charset=utf-8', 1_023)).toBe(false)
  expect(isCompressed('image/webp', 50_000)).toBe(false)
  expect(isCompressed(undefined, 50_000)).toBe(false)
})

test('compressed text unpacks to the original, and the better effort is no larger', async () => {
  const text = Buffer.from(Array.from({ length: 400 }, (_, n) => `云舟电子 ${n} ${n * n}`).join('\n'))
  for (const effort of ['dynamic', 'better'] as const) {
    expect(brotliDecompressSync(await compressed('br', text, effort))).toEqual(text)
    expect(gunzipSync(await compressed('gzip', text, effort))).toEqual(text)
  }
  expect((await compressed('br', text, 'better')).length).toBeLessThan((await compressed('br', text)).length)
})
