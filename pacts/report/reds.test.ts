import { describe, expect, it } from 'vitest'
import { PACT_FILE } from '../names.ts'
import { type PactInteraction, readPact } from '../pact-file.ts'
import { CAUSES } from './causes.ts'
import { redsOf, sentenceOf } from './reds.ts'
import type { Mismatch } from './verifier-report.ts'

const { interactions } = readPact(PACT_FILE)
function interaction(description: string): PactInteraction {
  const found = interactions.find((one) => one.description.startsWith(description))
  if (!found) throw new Error(`no interaction begins with ${description}`)
  return found
}
const ofBody = (path: string, actual: unknown, mismatch = ''): Mismatch => ({
  type: 'BodyMismatch',
  path,
  actual,
  mismatch,
})
const redsFor = (description: string, mismatches: Mismatch[]) =>
  redsOf({ interaction: '', mismatch: { type: 'mismatches', mismatches } }, interaction(description))
const sentences = (description: string, ...mismatches: Mismatch[]) =>
  redsFor(description, mismatches).map(sentenceOf)
const kinds = (description: string, ...mismatches: Mismatch[]) =>
  redsFor(description, mismatches).map(({ kind }) => kind)

const BALANCE = 'POST /api/balance: the central wallet'
const NO_TOKEN = 'POST /api/balance: without a token'
const TOO_MUCH = 'POST /api/withdraw: of more than there is'
const BETS = 'POST /api/betrecord: one of each status'

describe('a red in a sentence', () => {
  it('says what came and what the expression asks for', () => {
    expect(
      sentences(BALANCE, ofBody('$.data.balance', '1268050', "Expected '1268050' to match '^12680\\.50*$'")),
    ).toEqual(['`data.balance` came as `1268050`; it must be exactly 12680.5.'])
  })

  it('names the fields that are missing', () => {
    const missing = 'Actual map is missing the following keys: balance'
    expect(sentences(BALANCE, ofBody('$.data', '[]', missing))).toEqual([
      '`data.balance` is missing; it must be exactly 12680.5.',
    ])
    expect(
      sentences(BALANCE, ofBody('$', '[]', 'Actual map is missing the following keys: code, data')),
    ).toEqual(['`code` is missing; it must be exactly 200.'])
  })

  it('of several rows is said once', () => {
    const row = (at: number) => ofBody(`$.data.data[${at}].created_at`, '"2026-05-01T12:00:00Z"')
    expect(sentences('POST /api/gettransrecord: the second page of type 1', row(1), row(0), row(2))).toEqual([
      '`data.data[*].created_at` came as `"2026-05-01T12:00:00Z"` (and so in 3 rows); it must be a time of Beijing, like 2026-05-01 12:00:00.',
    ])
  })

  it('of a row that is not there names the nearest row, and what differs in it', () => {
    const rows = [
      {
        Code: '云舟电子',
        bet_amount: 100,
        bet_id: 'B1',
        created_at: '2026-05-01 10:00:00',
        status: 1,
        win_loss: 50,
      },
      {
        Code: '云舟电子',
        bet_amount: 60,
        bet_id: 'B2',
        created_at: '2026-05-01 10:00:00',
        status: 2,
        win_loss: -60,
      },
    ]
    const actual = JSON.stringify(rows.map((row) => JSON.stringify(row)))
    const mismatch = ofBody(
      '$.data.data',
      actual,
      'Variant at index 2 ({…}) was not found in the actual list',
    )
    expect(sentences(BETS, mismatch)).toEqual([
      '`data.data` came as 2 rows, of which row 2 is nearest: `status` is 2, and needed is exactly 1; needed is a row with `bet_amount` exactly 60; `status` exactly 1; `win_loss` exactly -60; and with `Code`, `bet_id`, `created_at`.',
    ])
  })

  it('of an empty list asks for the rows, not for their number', () => {
    const size = ofBody('$.data.data', '[]', 'Expected [] (size 0) to have minimum size of 4')
    const row = ofBody('$.data.data', '[]', 'Variant at index 0 ({…}) was not found in the actual list')
    expect(sentences(BETS, size)).toEqual(['`data.data` came as `[]`; needed is exactly 4 rows.'])
    expect(sentences(BETS, size, row)).toEqual([
      '`data.data` came as no row; needed is a row with `bet_amount` exactly 100; `status` exactly 2; and with `Code`, `bet_id`, `created_at`, `win_loss`.',
    ])
  })
})

describe('the first cause hides what follows from it', () => {
  const body = ofBody('$', '[]', 'Actual map is missing the following keys: code, data')

  it.each([404, 405, 501])('HTTP %i is a call that is not built', (actual) => {
    expect(kinds(BALANCE, body, { type: 'StatusMismatch', actual, expected: 200 })).toEqual(['not built'])
  })

  it('another HTTP status comes before the page that it sent', () => {
    const page = { type: 'BodyTypeMismatch', actual: 'text/html', expected: 'application/json' }
    expect(kinds(BALANCE, page, { type: 'StatusMismatch', actual: 500, expected: 200 })).toEqual([
      'HTTP status',
    ])
    expect(
      kinds(BALANCE, page, { type: 'HeaderMismatch', key: 'Content-Type', actual: 'text/html' }),
    ).toEqual(['no JSON'])
  })

  it('a refusal comes before its missing data', () => {
    expect(kinds(BALANCE, ofBody('$.data', 'null'), ofBody('$.code', '202'))).toEqual(['refused'])
  })
})

describe('a code that is wrong', () => {
  it.each([
    [NO_TOKEN, '200', 'let in'],
    [BALANCE, '401', 'shut out'],
    [BALANCE, '202', 'refused'],
    [TOO_MUCH, '200', 'not refused'],
    [TOO_MUCH, '"202"', 'form'],
    ['POST /api/withdraw: without a payment password', '202', 'other code'],
  ])('%s: %s is %s', (description, code, kind) => {
    expect(kinds(description, ofBody('$.code', code))).toEqual([kind])
  })
})

it('a state that is refused, and an answer that never came', () => {
  const red = (message: string) =>
    redsOf({ interaction: '', mismatch: { type: 'error', message } }, interaction(BALANCE)).map(
      ({ kind }) => kind,
    )
  expect(red('One or more of the setup state change handlers has failed')).toEqual(['state'])
  expect(red('error sending request for url\nmore')).toEqual(['no answer'])
})

it('every kind has two causes', () => {
  for (const causes of Object.values(CAUSES)) expect(new Set(causes).size).toBe(2)
})
