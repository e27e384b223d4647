import { expect, test } from 'vitest'
import { parseBeijing } from '#contracts/beijing-time.ts'
import { phaseNow, phaseWindowAt, phaseWindowKey } from './phase.ts'

const at = (time: string, ms = 0) => (parseBeijing(`2026-05-02 ${time}`) ?? Number.NaN) + ms

test.each([
  ['00:00:00', 0, 'READY', '10:00:00'],
  ['09:59:59', 999, 'READY', '10:00:00'],
  ['10:00:00', 0, 'STARTING', '12:00:00'],
  ['11:59:59', 999, 'STARTING', '12:00:00'],
] as const)('at %s and %i ms it is %s until %s', (time, ms, phase, until) => {
  expect(phaseWindowAt(at(time, ms))).toMatchObject({ phase, untilMs: at(until) })
})

test('is over from 12:00 until 10:00 of the next day', () => {
  const tomorrow = parseBeijing('2026-05-03 10:00:00')
  expect(phaseWindowAt(at('12:00:00'))).toMatchObject({ phase: 'END', untilMs: tomorrow })
  expect(phaseWindowAt(at('23:59:59', 999))).toMatchObject({ phase: 'END', untilMs: tomorrow })
})

test('uses the server’s phase within its time window, and the clock from the next window on', () => {
  // A server may open earlier than our hours. Its phase counts until the next window.
  expect(phaseNow('STARTING', at('09:00:00'), at('09:30:00'))).toBe('STARTING')
  expect(phaseNow('READY', at('09:59:59'), at('10:00:00'))).toBe('STARTING')
  expect(phaseNow('STARTING', at('11:00:00'), at('12:00:00'))).toBe('END')
  // The same hours of another day are another window.
  expect(phaseNow('END', at('09:00:00') - 86_400_000, at('09:00:00'))).toBe('READY')
  expect(phaseNow(undefined, at('09:00:00'), at('10:30:00'))).toBe('STARTING')
  expect(phaseWindowKey(at('10:00:00'))).not.toBe(phaseWindowKey(at('09:59:59', 999)))
})
