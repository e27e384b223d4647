import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, type Fen, fen, ZERO } from '#contracts/money/money.ts'
import type { RequirementSource } from '../../api/queries/money/wagering.ts'
import { breakDownRequirement, donePercent } from './requirement-breakdown.ts'

const source = (
  at: string,
  required: number,
  kind: RequirementSource['kind'] = 'deposit',
): RequirementSource => ({
  kind,
  label: '',
  at,
  required: fen(required),
})
const leftOf = (remaining: number, ...sources: RequirementSource[]) => {
  const { open, unexplained } = breakDownRequirement(fen(remaining), sources)
  return { open: open.map(({ at, remaining }) => [at, remaining]), unexplained }
}

test('assigns the rest to the newest, because stakes cover the oldest first', () => {
  const rows = [source('2026-05-01', 500), source('2026-05-03', 300), source('2026-05-02', 200, 'red-packet')]
  expect(leftOf(300, ...rows)).toEqual({ open: [['2026-05-03', 300]], unexplained: 0 })
  expect(leftOf(550, ...rows)).toEqual({
    open: [
      ['2026-05-03', 300],
      ['2026-05-02', 200],
      ['2026-05-01', 50],
    ],
    unexplained: 0,
  })
})

test('reports what the records do not explain instead of adding it to a row', () => {
  expect(leftOf(700, source('2026-05-01', 500))).toEqual({ open: [['2026-05-01', 500]], unexplained: 200 })
  expect(leftOf(700)).toEqual({ open: [], unexplained: 700 })
})

test('adds up to the fen, with no part above its requirement and no 100 % too early', () => {
  const sources = fc.array(
    fc.record({
      kind: fc.constantFrom('deposit', 'promotion', 'red-packet', 'rebate'),
      label: fc.constant(''),
      at: fc.integer({ min: 1, max: 9 }).map((day) => `2026-05-0${day} 10:00:00`),
      required: fc.integer({ min: 0, max: 1_000_000 }).map(fen),
    }),
    { maxLength: 8 },
  ) as fc.Arbitrary<RequirementSource[]>
  const owed: fc.Arbitrary<Fen> = fc.integer({ min: 1, max: 5_000_000 }).map(fen)
  fc.assert(
    fc.property(owed, sources, (remaining, rows) => {
      const parts = breakDownRequirement(remaining, rows)
      expect(add(ZERO, parts.unexplained, ...parts.open.map((wager) => wager.remaining))).toBe(remaining)
      for (const wager of parts.open) expect(wager.remaining).toBeLessThanOrEqual(wager.required)
      for (const wager of parts.open.slice(0, -1)) expect(wager.remaining).toBe(wager.required)
      expect(donePercent(remaining, parts)).toBeLessThan(100)
    }),
  )
})
