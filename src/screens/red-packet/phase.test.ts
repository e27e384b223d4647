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

test('from 12:00 on it is over, and the next one is tomorrow’s', () => {
  const tomorrow = parseBeijing('2026-05-03 10:00:00')
  expect(phaseWindowAt(at('12:00:00'))).toMatchObject({ phase: 'END', untilMs: tomorrow })
  expect(phaseWindowAt(at('23:59:59', 999))).toMatchObject({ phase: 'END', untilMs: tomorrow })
})

test('the server’s word holds for its stretch, the clock from the next one on', () => {
  // A server that opens earlier than ours is believed, as long as the answer is of this stretch.
  expect(phaseNow('STARTING', at('09:00:00'), at('09:30:00'))).toBe('STARTING')
  expect(phaseNow('READY', at('09:59:59'), at('10:00:00'))).toBe('STARTING')
  expect(phaseNow('STARTING', at('11:00:00'), at('12:00:00'))).toBe('END')
  // The same hours of another day are another stretch.
  expect(phaseNow('END', at('09:00:00') - 86_400_000, at('09:00:00'))).toBe('READY')
  expect(phaseNow(undefined, at('09:00:00'), at('10:30:00'))).toBe('STARTING')
  expect(phaseWindowKey(at('10:00:00'))).not.toBe(phaseWindowKey(at('09:59:59', 999)))
})
