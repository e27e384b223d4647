import { expect, it } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { parseBeijing } from '#contracts/time/beijing-time.ts'
import type { Paged } from '#contracts/wire/envelope.ts'
import { DEPOSIT, TRANSFER_OUT } from '#contracts/wire/record-codes.ts'
import { deposit, intoVenue, member, settledBet } from '../scenarios/building/builders.ts'
import { openSite } from '../scenarios/demo/seed.ts'
import { FRESH } from '../scenarios/personas.ts'
import { answerData, callsTo } from '../testing/test-calls.ts'

const ME = FRESH.username
const at = (text: string, ms = 0) => (parseBeijing(text) ?? Number.NaN) + ms

/** For each date filter: the first moment that it includes at `now`. */
const EDGES: readonly (readonly [now: string, first: Record<number, string>])[] = [
  ['2028-03-01 00:00:00', { 1: '2028-03-01', 2: '2028-02-24', 3: '2028-02-16', 4: '2028-02-01' }],
  ['2026-03-01 23:59:59', { 1: '2026-03-01', 2: '2026-02-23', 3: '2026-02-15', 4: '2026-01-31' }],
  ['2026-01-01 12:00:00', { 1: '2026-01-01', 2: '2025-12-26', 3: '2025-12-18', 4: '2025-12-03' }],
]

it.each(EDGES)('at %s each date filter begins at its Beijing midnight', async (text, first) => {
  const now = at(text)
  const moments = Object.values(first).flatMap((day) => [at(`${day} 00:00:00`, -1), at(`${day} 00:00:00`)])
  const { call } = await callsTo('fresh-member', {
    now,
    build: () => {
      const startedAt = Math.min(...moments) - 1
      const world = openSite({ seed: 1, now: startedAt, clock: { stopped: true } })
      const context = { world, now: startedAt }
      const who = member(context, FRESH)
      for (const ms of moments.sort((a, b) => a - b)) {
        context.now = ms
        deposit(context, who, wholeYuan(100))
        intoVenue(context, who, 'yzdz', wholeYuan(100))
        settledBet(context, who, 'yzdz', wholeYuan(100), wholeYuan(100))
      }
      world.meta.clock = { offsetMs: 0, stoppedMs: now }
      return world
    },
  })
  for (const [date, day] of Object.entries(first)) {
    const expectedTotal = moments.filter((ms) => ms >= at(`${day} 00:00:00`)).length
    const wire = { date, page: 1, api_type: '' }
    for (const [name, more] of [
      ['records.betrecord', {}],
      ['records.betrecord', { api_type: 'concise' }],
      ['records.gettransrecord', { type: DEPOSIT }],
      ['records.gettransrecord', { type: TRANSFER_OUT }],
    ] as const) {
      const { total } = answerData<Paged<unknown>>(await call(name, { ...wire, ...more }, ME))
      expect(total, `${name} ${date}`).toBe(expectedTotal)
    }
  }
})
