import { expect, test } from 'vitest'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import { claimHours, phaseNow, phaseWindowAt, phaseWindowKey, toldHours } from './hours.ts'

const at = (time: string, ms = 0) => (parseBeijing(`2026-05-02 ${time}`) ?? Number.NaN) + ms
const TOMORROW = 86_400_000
const rule = (startsAt: string, endsAt: string) => ({ startsAt, endsAt })
const windowsOf = (...rules: ReturnType<typeof rule>[]) => claimHours(rules).windows ?? []
const USUAL = windowsOf()

test.each([
  ['no rule', [], '10:00–12:00', 1, true],
  ['rules without hours', [rule('', ''), rule('', '')], '10:00–12:00', 1, true],
  ['the usual hours', [rule('10:00', '12:00'), rule('10:00:00', '12:00:00')], '10:00–12:00', 2, true],
  ['other hours', [rule('14:00', '16:30')], '14:00–16:30', 1, false],
  ['hours of one rule alone', [rule('20:00', '22:00'), rule('', '')], '20:00–22:00', 1, false],
  ['two stretches', [rule('10:00', '12:00'), rule('20:00', '22:00')], '10:00–12:00、20:00–22:00', 2, false],
  ['hours over midnight', [rule('22:00', '02:00')], '22:00–02:00', 1, false],
  ['a beginning alone', [rule('14:00', '')], '14:00 起', undefined, false],
  ['an end alone', [rule('', '16:00')], '16:00 止', undefined, false],
  ['words', [rule('全天', '24点')], '全天–24点', undefined, false],
  ['days', [rule('2026-05-01 10:00:00', '2026-05-02 12:00:00')], /^2026/, undefined, false],
  ['no time of day', [rule('25:00', '26:00')], '25:00–26:00', undefined, false],
] as const)('of rules with %s', (_, rules, text, windows, isUsual) => {
  const hours = claimHours(rules)
  expect(hours.text).toMatch(text)
  expect(hours.windows?.length).toBe(windows)
  expect(hours.isUsual).toBe(isUsual)
})

test('writes hours in their shortest form, and nothing if there are none', () => {
  expect(toldHours(rule('10:00:00', '12:00:00'))).toBe('10:00–12:00')
  expect(toldHours(rule('', ''))).toBe('')
})

test.each([
  ['usual', USUAL, '00:00:00', 0, 'READY', at('10:00:00')],
  ['usual', USUAL, '09:59:59', 999, 'READY', at('10:00:00')],
  ['usual', USUAL, '10:00:00', 0, 'STARTING', at('12:00:00')],
  ['usual', USUAL, '11:59:59', 999, 'STARTING', at('12:00:00')],
  ['usual', USUAL, '12:00:00', 0, 'END', at('10:00:00', TOMORROW)],
  ['usual', USUAL, '23:59:59', 999, 'END', at('10:00:00', TOMORROW)],
  ['other', windowsOf(rule('14:00', '16:00')), '11:00:00', 0, 'READY', at('14:00:00')],
  ['other', windowsOf(rule('14:00', '16:00')), '15:00:00', 0, 'STARTING', at('16:00:00')],
  ['two', windowsOf(rule('10:00', '12:00'), rule('20:00', '22:00')), '13:00:00', 0, 'READY', at('20:00:00')],
  [
    'two',
    windowsOf(rule('10:00', '12:00'), rule('20:00', '22:00')),
    '23:00:00',
    0,
    'END',
    at('10:00:00', TOMORROW),
  ],
  ['over midnight', windowsOf(rule('22:00', '02:00')), '01:00:00', 0, 'STARTING', at('02:00:00')],
  ['over midnight', windowsOf(rule('22:00', '02:00')), '03:00:00', 0, 'READY', at('22:00:00')],
  ['over midnight', windowsOf(rule('22:00', '02:00')), '23:00:00', 0, 'STARTING', at('02:00:00', TOMORROW)],
  ['all day', windowsOf(rule('00:00', '24:00')), '12:00:00', 0, 'STARTING', at('00:00:00', TOMORROW)],
] as const)('of %s hours (%j) at %s and %i ms it is %s', (_, windows, time, ms, phase, untilMs) => {
  expect(phaseWindowAt(windows, at(time, ms))).toEqual({ phase, untilMs })
})

test('uses the server’s phase within its time window, and the clock from the next window on', () => {
  // A server may open earlier than its hours. Its phase counts until the next window.
  expect(phaseNow(USUAL, 'STARTING', at('09:00:00'), at('09:30:00'))).toBe('STARTING')
  expect(phaseNow(USUAL, 'READY', at('09:59:59'), at('10:00:00'))).toBe('STARTING')
  expect(phaseNow(USUAL, 'STARTING', at('11:00:00'), at('12:00:00'))).toBe('END')
  // The same hours of another day are another window.
  expect(phaseNow(USUAL, 'END', at('09:00:00') - TOMORROW, at('09:00:00'))).toBe('READY')
  expect(phaseNow(USUAL, undefined, at('09:00:00'), at('10:30:00'))).toBe('STARTING')
  expect(phaseWindowKey(USUAL, at('10:00:00'))).not.toBe(phaseWindowKey(USUAL, at('09:59:59', 999)))
})

test('uses only the phase of the server if the hours are not times of day, and knows nothing without it', () => {
  expect(phaseNow(undefined, 'END', at('10:00:00'), at('11:00:00'))).toBe('END')
  expect(phaseNow(undefined, undefined, at('10:00:00'), at('11:00:00'))).toBeUndefined()
})
