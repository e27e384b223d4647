import { describe, expect, test } from 'vitest'
import { BET_TEXTS } from '../../games/client/bet-texts.ts'
import type { MatchShown } from '../../games/sports/slip-shown.ts'
import { lengthOf, rowAt } from '../../state/store/log.ts'
import { sitDown } from '../../testing/test-table.ts'
import { voidBet } from '../bets/bet.ts'
import { betTexts } from '../bets/bet-texts.ts'

/**
 * Matches and draws are the same for all players and stay open for bets. A bet that is decided before them must
 * not reveal how they end, because anybody could then bet on it.
 */

type Seat = ReturnType<typeof sitDown<'slip'>>

const matchesOf = (seat: Seat): readonly MatchShown[] => seat.table().matches
/** A leg with the longest odds on the result of a match, so that it most likely loses. */
function longest({ lane, number, markets }: MatchShown) {
  const [result] = markets
  const odds = result?.outcomes.map((outcome) => outcome.odds) ?? []
  const outcome = odds.indexOf(Math.max(...odds))
  return { lane, number, market: 'result', outcome, odds: odds[outcome] ?? 0 }
}
const legsOf = (seat: Seat) =>
  matchesOf(seat)
    .filter(({ phase }) => phase !== 'over')
    .slice(0, 3)
    .map(longest)
    .filter(({ odds }) => odds > 0)
const textsOfLast = ({ world, who, now }: Seat) =>
  betTexts(world, who.id, rowAt(world, 'bets', who.id, lengthOf(world, 'bets', who.id) - 1), now())

describe('a slip that is decided before its last match', () => {
  test('by a lost leg shows only that leg, and the others once they are over', () => {
    const seat = sitDown<'slip'>('tyg-001')
    let early = 0
    for (let n = 0; n < 12; n++) {
      expect(seat.bet({ legs: legsOf(seat) })).toBe('accepted')
      while (seat.state().open.length > 0) seat.pass(1_000)
      const [slip] = seat.state().recent
      const { scores = [], came = [] } = slip?.result ?? {}
      for (const [at, score] of scores.entries()) {
        if (score !== '') continue
        expect(came[at]).toBe(null)
        early += 1
      }
      const open = scores.filter((score) => score === '').length
      const words = slip && BET_TEXTS.slip.result(slip, seat.table())
      expect(words?.split('，').filter((part) => part === '未完场')).toHaveLength(open)
      expect(textsOfLast(seat).result).toBe(words)
      seat.pass(300_000)
      expect(seat.state().recent[0]?.result.scores).not.toContain('')
    }
    expect(early).toBeGreaterThan(0)
  })

  test('by a cash-out or by the operator shows no score', () => {
    const seat = sitDown<'slip'>('tyg-001')
    const legs = () => legsOf(seat).slice(-1)
    seat.bet({ legs: legs() })
    const [open] = seat.state().open
    expect(seat.act(open?.id ?? '', { cashOut: open?.pick.cashOut })).toBe('accepted')
    seat.pass(1)
    expect(seat.state().recent[0]?.result).toMatchObject({ scores: [''], came: [null] })
    expect(seat.state().recent[0]).not.toHaveProperty('isVoid')
    seat.bet({ legs: legs() })
    expect(voidBet(seat.world, seat.who.id, 1, seat.now())).toBe(true)
    expect(seat.state().recent[0]).toMatchObject({
      isVoid: true,
      returned: 1_000,
      result: { scores: [''], came: [null] },
    })
  })
})

test('a lottery ticket that becomes invalid shows no numbers before they are drawn', () => {
  const seat = sitDown<'draws'>('cpz-011')
  seat.bet({ lines: [{ play: 'any2', chosen: [[0, 4]] }] })
  voidBet(seat.world, seat.who.id, 0, seat.now())
  expect(seat.state().recent[0]).toMatchObject({
    isVoid: true,
    result: { numbers: [], tell: '', hits: [] },
  })
  seat.pass(60_000)
  expect(seat.state().recent[0]?.result.numbers).toHaveLength(5)
})
