import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JACKPOT_DIGITS, JACKPOT_MAX_FEN, JACKPOT_START_FEN } from '#contracts/limits.ts'
import { grouped } from '#contracts/money.ts'
import { advance, firstJackpot, tickAtMs, ticksIn } from './jackpot.ts'

const always = (value: number) => () => value

describe('jackpot', () => {
  it('starts at 60,000,000.00 in 13 places', () => {
    expect(grouped(firstJackpot.fen)).toBe('60,000,000.00')
    expect(grouped(firstJackpot.fen)).toHaveLength(JACKPOT_DIGITS)
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
  ])('has ticked by %i ms %i times: 2000 ms of ticks, then 800 ms of rest', (ms, ticks) => {
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

  it('comes to the same whether it is looked at often or once', () => {
    const often = [50, 700, 2000, 2500, 2850, 9000].reduce(
      (at, ms) => advance(at, ms, always(0.3)),
      firstJackpot,
    )
    expect(often).toEqual(advance(firstJackpot, 9000, always(0.3)))
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

  it('does not go back when time does not go on', () => {
    const later = advance(firstJackpot, 500, always(0.5))
    expect(advance(later, 100, always(0.5))).toBe(later)
  })
})
