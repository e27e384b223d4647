import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readOrRefused } from './test-read.ts'
import { beijingDate, beijingTime } from './wire.ts'

describe('moments and days of Beijing', () => {
  it.each<[string, z.core.$ZodType, [unknown, unknown][]]>([
    [
      'beijingTime',
      beijingTime,
      [
        ['2026-05-01 12:00:00', '2026-05-01 12:00:00'],
        [' 2026-05-01 12:00:00 ', '2026-05-01 12:00:00'],
        ['2026-05-01', '2026-05-01 00:00:00'],
        ['', ''],
        [null, ''],
        [undefined, ''],
        ['0000-00-00 00:00:00', ''],
        ['2026-02-29 00:00:00', 'REFUSED'],
        ['soon', 'REFUSED'],
        [1_777_000_000, 'REFUSED'],
      ],
    ],
    [
      'beijingDate',
      beijingDate,
      [
        ['1990-01-31', '1990-01-31'],
        ['1990-01-31 00:00:00', '1990-01-31'],
        ['', ''],
        [null, ''],
        ['0000-00-00', ''],
        ['1990-1-31', 'REFUSED'],
      ],
    ],
  ])('%s', (_name, schema, cases) => {
    expect(cases.map(([wire]) => [wire, readOrRefused(schema, wire)])).toEqual(cases)
  })

  it('are not written where they do not exist', () => {
    expect(() => z.encode(beijingTime, '2026-02-29 00:00:00')).toThrow()
    expect(() => z.encode(beijingTime, '2026-05-01')).toThrow()
    expect(() => z.encode(beijingDate, '2026-05-01 00:00:00')).toThrow()
  })
})
