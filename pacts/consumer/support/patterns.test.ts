import { describe, expect, it } from 'vitest'
import {
  CLOCK_PATTERN,
  DAY_PATTERN,
  decimalForms,
  OTHER_CODE,
  otherAmount,
  otherThan,
  SHOWN,
} from './patterns.ts'

const whole = (regex: string) => new RegExp(`^${regex}$`)

describe.each([
  {
    what: 'a text that is shown',
    regex: SHOWN,
    yes: [
      'ok',
      'n',
      'nul',
      'nulls',
      'no',
      'true!',
      'falsehood',
      '【公告】',
      '[公告] 今日',
      '{name}您好',
      '[1] 请重试',
      '[new] 活动',
      '0',
      '-1',
    ],
    no: ['', 'null', 'true', 'false', '[]', '[1]', '["a"]', '{}', '{"zh":"a"}', '[null]', '[true]'],
  },
  {
    what: 'the code of a refusal',
    regex: OTHER_CODE,
    yes: [
      '0',
      '1',
      '-1',
      '-200',
      '20',
      '202',
      '250',
      '252',
      '400',
      '402',
      '404',
      '500',
      '502',
      '504',
      '520',
      '1001',
      '40001',
    ],
    no: ['200', '251', '401', '503', '', '2.5', '202.0', 'null'],
  },
  {
    what: 'a day',
    regex: DAY_PATTERN,
    yes: ['2026-01-31', '2026-04-30', '2024-02-29', '1999-12-01'],
    no: ['2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10', '2026-01-00', '0000-00-00', '26-01-01'],
  },
  {
    what: 'a time of day',
    regex: CLOCK_PATTERN,
    yes: ['00:00:00', '23:59:59', '09:05:07'],
    no: ['24:00:00', '9:05:07', '12:60:00', '12:00:60'],
  },
  {
    what: 'an amount with fen',
    regex: decimalForms('12680.50'),
    yes: ['12680.5', '12680.50', '12680.5000'],
    no: ['12680', '1268050', '-12680.5', '12680.51', '12680.05'],
  },
  {
    what: 'a whole amount',
    regex: decimalForms('320'),
    yes: ['320', '320.0', '320.00'],
    no: ['32000', '3200', '320.01', '320.', '-320'],
  },
  { what: 'zero', regex: decimalForms('0.00'), yes: ['0', '0.00', '-0', '-0.00'], no: ['', '00', '0.01'] },
  {
    what: 'an amount that is not 2000',
    regex: otherAmount(2000),
    yes: ['1000', '200', '20000', '2000.5', '2000.01', '1999.99', '0', '-10.50', '2001.0000'],
    no: ['2000', '2000.0', '2000.00', '2000.0000', 'null', ''],
  },
  {
    what: 'any text but these',
    regex: otherThan(['USDT', 'US']),
    yes: ['U', 'USD', 'USDTX', 'USA', 'bank'],
    no: ['USDT', 'US', ''],
  },
])('$what', ({ regex, yes, no }) => {
  it.each(yes)('may be %j', (text) => expect(text).toMatch(whole(regex)))
  it.each(no)('may not be %j', (text) => expect(text).not.toMatch(whole(regex)))
})
