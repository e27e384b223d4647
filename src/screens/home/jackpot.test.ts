import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JACKPOT_MAX_FEN, JACKPOT_START_FEN } from '#contracts/limits.ts'
import { grouped } from '#contracts/money.ts'
import { arrivedAt, firstJackpot, type JackpotState, tickAtMs, ticksAhead, ticksIn } from './jackpot.ts'
import { tracks } from './reels.ts'

const always = (value: number) => () => value
const advance = (jackpot: JackpotState, ms: number, random: () => number) =>
  arrivedAt(jackpot, ticksAhead(jackpot, 0, ms, random), ms)

describe('jackpot', () => {
  it('starts at 60,000,000.00', () => {
    expect(grouped(firstJackpot.fen)).toBe('60,000,000.00')
  })

  it.each([
    [0, 0],
    [49, 0],
    [50, 1],
    [1999, 39],
    [2000, 40],
    [2799, 40],
    [2849, 40],
    [2850, 41],
    [5600, 80],
  ])('after %i ms has ticked %i times: 2000 ms of ticks, then 800 ms of rest', (ms, ticks) => {
    expect(ticksIn(ms)).toBe(ticks)
  })

  it('knows when each tick falls', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (tick) => {
        expect(ticksIn(tickAtMs(tick))).toBe(tick)
        expect(ticksIn(tickAtMs(tick) - 1)).toBe(tick - 1)
      }),
    )
  })

  it('adds 0 to 49 fen a tick', () => {
    expect(advance(firstJackpot, 50, always(0)).fen).toBe(JACKPOT_START_FEN)
    expect(advance(firstJackpot, 50, always(0.999999)).fen).toBe(JACKPOT_START_FEN + 49)
    expect(advance(firstJackpot, 2000, always(0.5)).fen).toBe(JACKPOT_START_FEN + 40 * 25)
  })

  it('gives the same result whether drawn at once or in pieces', () => {
    const at = [50, 700, 2000, 2500, 2850, 9000]
    const pieces = at.reduce((from, ms, piece) => {
      const sinceMs = at[piece - 1] ?? 0
      return arrivedAt(from, ticksAhead(from, sinceMs, ms - sinceMs, always(0.3)), ms)
    }, firstJackpot)
    expect(pieces).toEqual(advance(firstJackpot, 9000, always(0.3)))
  })

  it('in the middle of the drawn ticks, has counted only those that have fallen', () => {
    const ahead = ticksAhead(firstJackpot, 0, 5_600, always(0.5))
    expect(ahead).toHaveLength(80)
    expect(arrivedAt(firstJackpot, ahead, 1_020)).toEqual({ fen: JACKPOT_START_FEN + 20 * 25, ticks: 20 })
    expect(arrivedAt(firstJackpot, ahead, 49)).toBe(firstJackpot)
  })

  it('wraps to its start above the maximum, and never leaves its range', () => {
    const top = { fen: JACKPOT_MAX_FEN, ticks: 0 }
    expect(advance(top, 50, always(0)).fen).toBe(JACKPOT_MAX_FEN)
    expect(advance(top, 50, always(0.5)).fen).toBe(JACKPOT_START_FEN)
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }), (draws) => {
        let at = 0
        const random = () => draws[at++ % draws.length] ?? 0
        const { fen } = advance({ fen: JACKPOT_MAX_FEN, ticks: 0 }, 3000, random)
        expect(fen).toBeGreaterThanOrEqual(JACKPOT_START_FEN)
        expect(fen).toBeLessThanOrEqual(JACKPOT_MAX_FEN)
      }),
    )
  })
})

describe('the reels', () => {
  const moved = (fen: number, ticks: readonly (readonly [atMs: number, fen: number])[]) =>
    tracks(
      { fen, ticks: 0 } as JackpotState,
      ticks.map(([atMs, to]) => ({ atMs, fen: to as JackpotState['fen'] })),
      0,
      1_000,
    )

  it('move only where a digit changes', () => {
    expect(moved(6_000_000_000, [[50, 6_000_000_007]]).map(Boolean)).toEqual([...Array(12).fill(false), true])
    expect(moved(6_000_000_000, []).some(Boolean)).toBe(false)
  })

  it('jump in the fast places, and stand until the next tick', () => {
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
      fc.property(fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 1 }), (draws) => {
        let at = 0
        const random = () => draws[at++ % draws.length] ?? 0
        const from = { fen: JACKPOT_MAX_FEN, ticks: 0 }
        for (const frames of tracks(from, ticksAhead(from, 0, 28_000, random), 0, 28_000)) {
          const offsets = (frames ?? []).map(({ offset }) => Number(offset))
          expect(offsets).toEqual(offsets.toSorted((a, b) => a - b))
          for (const offset of offsets) expect(offset).toBeLessThanOrEqual(1)
        }
      }),
    )
  })
})
