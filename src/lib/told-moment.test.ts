import { expect, test } from 'vitest'
import { toldMoment } from './told-moment.ts'

test.each([
  ['2026-05-01 12:00:00', '2026-05-01 12:00:00'],
  [' 2026-05-01 12:00:00 ', '2026-05-01 12:00:00'],
  ['2026-05-01', '2026-05-01 00:00:00'],
])('reads %j', (text, moment) => expect(toldMoment(text)).toBe(moment))

test.each([
  undefined,
  '',
  '0000-00-00 00:00:00',
  '2026-02-30 12:00:00',
  '1777608000',
  'soon',
])('takes %j as not told', (text) => expect(toldMoment(text)).toBeUndefined())
