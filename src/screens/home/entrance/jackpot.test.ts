import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  JACKPOT_CYCLE_FEN,
  JACKPOT_CYCLE_MS,
  JACKPOT_MAX_FEN,
  JACKPOT_PAUSE_MS,
  JACKPOT_POOL_MS,
  JACKPOT_RUN_MS,
  JACKPOT_START_FEN,
  JACKPOT_TICK_MS,
} from '#contracts/jackpot.ts'
import { type Fen, grouped } from '#contracts/money/money.ts'
import { jackpotAt, ticksAhead } from './jackpot.ts'
import { tracks } from './reels.ts'

const POOL = 11_700 * JACKPOT_POOL_MS
const moment = fc.integer({ min: POOL, max: POOL + 2 * JACKPOT_POOL_MS })

describe('jackpot', () => {
  it('begins each pool at 60,000,000.00 and holds the maximum at its end', () => {
    expect(grouped(jackpotAt(POOL))).toBe('60,000,000.00')
    expect(grouped(jackpotAt(POOL + JACKPOT_POOL_MS - 1))).toBe('60,533,624.91')
    expect(jackpotAt(POOL + JACKPOT_POOL_MS)).toBe(JACKPOT_START_FEN)
  })

  it('ticks for 2000 ms, 0 to 49 fen every 50 ms, 9.80 元 in all, and rests for 800 ms', () => {
    expect([JACKPOT_CYCLE_MS, JACKPOT_CYCLE_FEN]).toEqual([JACKPOT_RUN_MS + JACKPOT_PAUSE_MS, 980])
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 54_000 }), (cycle) => {
        const start = POOL + cycle * JACKPOT_CYCLE_MS
        const held = Array.from({ length: 41 }, (_, tick) => jackpotAt(start + tick * JACKPOT_TICK_MS))
        const steps = held.slice(1).map((fen, at) => fen - (held[at] ?? 0))
        for (const step of steps) expect(step >= 0 && step <= 49).toBe(true)
        expect(new Set(steps).size).toBeGreaterThan(10)
        expect((held[40] ?? 0) - (held[0] ?? 0)).toBe(980)
        expect(jackpotAt(start + JACKPOT_CYCLE_MS)).toBe(held[40])
        expect(jackpotAt(start + 49)).toBe(held[0])
      }),
      { numRuns: 50 },
    )
  })

  it('never falls before its pool is won, and never leaves its range', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 0, max: 60_000 }), (at, laterMs) => {
        const [now, then] = [jackpotAt(at), jackpotAt(at + laterMs)]
        const isWon = Math.floor(at / JACKPOT_POOL_MS) !== Math.floor((at + laterMs) / JACKPOT_POOL_MS)
        expect(then >= now || isWon).toBe(true)
        expect(now >= JACKPOT_START_FEN && now <= JACKPOT_MAX_FEN).toBe(true)
      }),
    )
  })

  it('returns its future amounts', () => {
    fc.assert(
      fc.property(moment, (at) => {
        const ahead = ticksAhead(at, 8_400)
        for (const tick of ahead) expect(tick.fen).toBe(jackpotAt(tick.atMs))
        expect(ahead.at(-1)?.fen).toBe(jackpotAt(at + 8_400))
      }),
      { numRuns: 20 },
    )
  })
})

describe('the reels', () => {
  const moved = (fen: number, ticks: readonly (readonly [atMs: number, fen: number])[]) =>
    tracks(
      fen as Fen,
      ticks.map(([atMs, to]) => ({ atMs, fen: to as Fen })),
      0,
      1_000,
    )

  it('move only where a digit changes', () => {
    expect(moved(6_000_000_000, [[50, 6_000_000_007]]).map(Boolean)).toEqual([...Array(12).fill(false), true])
    expect(moved(6_000_000_000, []).some(Boolean)).toBe(false)
  })

  it('jump in the fast places, and rest until the next tick', () => {
    expect(moved(6_000_000_000, [[50, 6_000_000_007]])[12]).toEqual([
      { transform: 'translateY(0.0em)', offset: 0, easing: 'steps(1, end)' },
      { transform: 'translateY(-9.8em)', offset: 0.05, easing: 'steps(1, end)' },
      { transform: 'translateY(-9.8em)', offset: 1, easing: 'steps(1, end)' },
    ])
  })

  it('roll in the slow ones, from 9 on to the 0 below it', () => {
    const frames = moved(6_000_009_999, [[50, 6_000_010_000]])[8]
    expect(frames?.map(({ offset, transform }) => [offset, transform])).toEqual([
      [0, 'translateY(-12.6em)'],
      [0.05, 'translateY(-12.6em)'],
      [0.27, 'translateY(-14.0em)'],
      [0.27, 'translateY(0.0em)'],
      [1, 'translateY(0.0em)'],
    ])
  })

  it('have keyframes in the order of time, as browsers require', () => {
    fc.assert(
      fc.property(moment, (at) => {
        for (const frames of tracks(jackpotAt(at), ticksAhead(at, 28_000), at, 28_000)) {
          const offsets = (frames ?? []).map(({ offset }) => Number(offset))
          expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
          for (const offset of offsets) expect(offset).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
