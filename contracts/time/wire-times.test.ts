import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readOrRefused } from '../test-support/test-read.ts'
import { beijingDate, beijingTime, timeIfAny } from '../wire/wire.ts'

describe('moments and days in Beijing time', () => {
  it.each<[string, z.core.$ZodType, [unknown, unknown][]]>([
    [
      'beijingTime',
      beijingTime,
      [
        ['2026-05-01 12:00:00', '2026-05-01 12:00:00'],
        [' 2026-05-01 12:00:00 ', '2026-05-01 12:00:00'],
        ['2026-05-01', '2026-05-01 00:00:00'],
        [' 2026-05-01T04:00:00.000000Z ', '2026-05-01 12:00:00'],
        ['2026-05-01T12:00:00', 'REFUSED'],
        ['9999-12-31T23:59:59Z', 'REFUSED'],
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
        // Midnight in Beijing, in UTC and elsewhere gives the day that began.
        ['1990-01-30T16:00:00.000000Z', '1990-01-31'],
        ['1990-01-31T00:00:00.000Z', '1990-01-31'],
        ['1990-01-31T00:00:00+08:00', '1990-01-31'],
        ['1990-01-31T00:00:00-05:00', '1990-01-31'],
        // China had daylight saving in 1988.
        ['1988-06-30T15:00:00.000Z', '1988-07-01'],
        ['1988-07-01T00:00:00+09:00', '1988-07-01'],
        ['1990-01-31T00:00:00', 'REFUSED'],
      ],
    ],
    [
      'timeIfAny',
      timeIfAny,
      [
        ['2026-05-01', '2026-05-01 00:00:00'],
        ['2026-05-01T12:00:00+08:00', '2026-05-01 12:00:00'],
        ['', undefined],
        [null, undefined],
        [undefined, undefined],
        ['0000-00-00 00:00:00', undefined],
        ['soon', 'REFUSED'],
      ],
    ],
  ])('%s', (_name, schema, cases) => {
    expect(cases.map(([wire]) => [wire, readOrRefused(schema, wire)])).toEqual(cases)
  })

  it('are not encoded if they do not exist', () => {
    expect(() => z.encode(beijingTime, '2026-02-29 00:00:00')).toThrow()
    expect(() => z.encode(beijingTime, '2026-05-01')).toThrow()
    expect(() => z.encode(beijingDate, '2026-05-01 00:00:00')).toThrow()
  })
})
