import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { readOrRefused as read } from '../test-support/test-read.ts'
import {
  choice,
  codeCodec,
  count,
  countIfAny,
  flag,
  flagOn,
  id,
  integer,
  requiredFlag,
  state,
  text,
  textIfAny,
  UNKNOWN_STATE,
} from './wire.ts'

describe('reading', () => {
  it.each<[string, z.core.$ZodType, [unknown, unknown][]]>([
    [
      'flag',
      flag,
      [
        [0, false],
        [1, true],
        ['0', false],
        ['1', true],
        [true, true],
        [false, false],
        ['', false],
        [null, false],
        [undefined, false],
        [2, 'REFUSED'],
        ['yes', 'REFUSED'],
      ],
    ],
    [
      'flagOn',
      flagOn,
      [
        [0, false],
        ['0', false],
        [false, false],
        [1, true],
        ['', true],
        [null, true],
        [undefined, true],
        ['on', 'REFUSED'],
      ],
    ],
    [
      'requiredFlag',
      requiredFlag,
      [
        [0, false],
        ['1', true],
        [true, true],
        [undefined, 'REFUSED'],
        [null, 'REFUSED'],
      ],
    ],
    [
      'text',
      text,
      [
        ['a', 'a'],
        [5, '5'],
        [0, '0'],
        [null, ''],
        [undefined, ''],
        ['', ''],
        ['6222020200112233445', '6222020200112233445'],
        [2 ** 53 - 1, '9007199254740991'],
        // JSON.parse has rounded this account number.
        [2 ** 53, 'REFUSED'],
        [true, 'REFUSED'],
        [{}, 'REFUSED'],
      ],
    ],
    [
      'textIfAny',
      textIfAny,
      [
        ['a', 'a'],
        [0, '0'],
        [2 ** 53, 'REFUSED'],
        ['', undefined],
        [null, undefined],
        [undefined, undefined],
      ],
    ],
    [
      'id',
      id,
      [
        ['17', '17'],
        [17, '17'],
        [2 ** 53 - 1, '9007199254740991'],
        ['9007199254740993', '9007199254740993'],
        [2 ** 53, 'REFUSED'],
        [1e21, 'REFUSED'],
        [1.5, 'REFUSED'],
        [null, 'REFUSED'],
        [undefined, 'REFUSED'],
      ],
    ],
    [
      'integer',
      integer,
      [
        [3, 3],
        ['3', 3],
        [' 3 ', 3],
        ['-2', -2],
        ['3.00', 3],
        [3.5, 'REFUSED'],
        ['', 'REFUSED'],
        ['1e3', 'REFUSED'],
        [null, 'REFUSED'],
        [1e21, 'REFUSED'],
      ],
    ],
    [
      'count',
      count,
      [
        [3, 3],
        ['3', 3],
        ['', 0],
        [null, 0],
        [undefined, 0],
        [0, 0],
        ['-0', 0],
        ['many', 'REFUSED'],
        [2.5, 'REFUSED'],
      ],
    ],
    [
      'countIfAny',
      countIfAny,
      [
        [3, 3],
        ['0', 0],
        ['', undefined],
        [null, undefined],
        [undefined, undefined],
        ['many', 'REFUSED'],
      ],
    ],
    [
      'state',
      state,
      [
        [2, 2],
        ['2', 2],
        [null, UNKNOWN_STATE],
        [undefined, UNKNOWN_STATE],
        ['', UNKNOWN_STATE],
        ['done', UNKNOWN_STATE],
      ],
    ],
    [
      'codeCodec',
      codeCodec([0, 1, 2]),
      [
        [2, 2],
        ['2', 2],
        [' 1 ', 1],
        [9, UNKNOWN_STATE],
        [null, UNKNOWN_STATE],
        [undefined, UNKNOWN_STATE],
        ['', UNKNOWN_STATE],
        ['x', UNKNOWN_STATE],
      ],
    ],
    [
      'codeCodec with a meaning for all other numbers',
      codeCodec([0, 1], 1),
      [
        ['0', 0],
        [1, 1],
        [9, 1],
        ['x', UNKNOWN_STATE],
        [null, UNKNOWN_STATE],
      ],
    ],
    [
      'choice',
      choice([1, 2]),
      [
        [1, 1],
        ['2', 2],
        [3, 'REFUSED'],
        ['03', 'REFUSED'],
        [null, 'REFUSED'],
      ],
    ],
  ])('with %s', (_name, schema, cases) => {
    expect(cases.map(([wire]) => [wire, read(schema, wire)])).toEqual(cases)
  })
})

describe('writing', () => {
  it('gives each value one form', () => {
    expect([
      z.encode(flag, true),
      z.encode(flag, false),
      z.encode(requiredFlag, true),
      z.encode(requiredFlag, false),
    ]).toEqual([1, 0, 1, 0])
    expect(z.encode(integer, 3)).toBe(3)
    expect(z.encode(codeCodec([0, 1]), 1)).toBe(1)
    expect(z.encode(choice([1, 2]), 2)).toBe(2)
    expect(z.encode(id, '17')).toBe('17')
  })
})
