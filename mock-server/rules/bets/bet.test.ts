import { describe, expect, it } from 'vitest'
import { type Fen, fen, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { BET_INVALID, BET_OPEN, BET_SETTLED } from '#contracts/wire/record-codes.ts'
import { deposit, intoVenue } from '../../scenarios/building/builders.ts'
import { tick } from '../../state/due.ts'
import { venueBalance } from '../../state/members.ts'
import { lengthOf, rowAt } from '../../state/store/log.ts'
import { oneMember, postingsIn, refusalText } from '../../testing/test-member.ts'
import { doDueWork } from '../due-work.ts'
import { type NewBet, placeBet, playAtOnce, settleBet, voidBet, winLoss } from './bet.ts'

const PLAT = 'yzdz'

function memberWithVenueMoney() {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(100))
  intoVenue({ world, now }, who, PLAT, wholeYuan(100))
  const newBet = (stake: Fen, payout: Fen = ZERO, plat = PLAT) => ({
    plat,
    gameCode: `${plat}-001`,
    category: 'concise',
    stake,
    payout,
  })
  const wallet = () => venueBalance(world, who.id, PLAT)
  const bet = (position: number) => rowAt(world, 'bets', who.id, position)
  return { world, who, now, newBet, wallet, bet }
}

describe('a stake', () => {
  it('is refused for an unknown or closed venue, below one fen and above the wallet', () => {
    const { world, who, now, newBet, wallet } = memberWithVenueMoney()
    const venue = world.venues[PLAT]
    if (!venue) throw new Error('no venue')
    for (const play of [
      (details: NewBet) => refusalText(placeBet(world, who, details, now, now + 1)),
      (details: NewBet) => refusalText(playAtOnce(world, who, details, now)),
    ]) {
      expect(play(newBet(wholeYuan(1), ZERO, 'nowhere'))).toBe('场馆不存在，请返回大厅重新进入')
      for (const stake of [0, -1]) expect(play(newBet(fen(stake)))).toBe('投注金额必须大于 0，请重新输入')
      expect(play(newBet(fen(10_001)))).toBe(`${venue.name}余额不足，请先转入资金`)
      venue.open = false
      expect(play(newBet(wholeYuan(1)))).toBe(`${venue.name}维护中，暂时无法投注，请稍后再试`)
      venue.open = true
    }
    expect([wallet(), lengthOf(world, 'bets', who.id)]).toEqual([10_000, 0])
    expect(Object.values(world.due).map(({ work }) => work.kind)).not.toContain('settle')
  })

  it('of one fen, and of the whole wallet, is accepted', () => {
    const { world, who, now, newBet, wallet } = memberWithVenueMoney()
    expect(refusalText(placeBet(world, who, newBet(fen(1)), now, now + 1))).toBeUndefined()
    expect(refusalText(placeBet(world, who, newBet(fen(9_999)), now, now + 1))).toBeUndefined()
    expect(wallet()).toBe(0)
  })
})

describe('a bet', () => {
  it('has an unguessable number, settles when due, and is booked as stake and payout', () => {
    const { world, who, now, newBet, bet, wallet } = memberWithVenueMoney()
    const placed = placeBet(world, who, newBet(wholeYuan(10), wholeYuan(15)), now, now + 3_000)
    expect(placed).toMatchObject({
      position: 0,
      settlesMs: now + 3_000,
      bet: { status: BET_OPEN, payout: 0 },
    })
    expect(bet(0).id).toMatch(/^B00000001\d{4}$/)
    tick(world, now + 2_999, doDueWork)
    expect([bet(0).status, wallet(), who.turnover]).toEqual([BET_OPEN, 9_000, 0])
    tick(world, now + 3_000, doDueWork)
    expect([bet(0).status, bet(0).payout, wallet(), who.turnover]).toEqual([
      BET_SETTLED,
      1_500,
      10_500,
      1_000,
    ])
    expect(postingsIn(world).slice(-2)).toEqual([
      ['stake', bet(0).id],
      ['payout', bet(0).id],
    ])
  })

  it('is settled at once by playAtOnce', () => {
    const { world, who, now, newBet, bet } = memberWithVenueMoney()
    expect(playAtOnce(world, who, newBet(wholeYuan(10), fen(1)), now)).toMatchObject({
      position: 0,
      settlesMs: now,
      bet: { stake: 1_000 },
    })
    expect(bet(0)).toMatchObject({ status: BET_SETTLED, payout: 1 })
  })

  it('moves no money when it settles as lost', () => {
    const { world, who, now, newBet, wallet } = memberWithVenueMoney()
    playAtOnce(world, who, newBet(wholeYuan(10)), now)
    expect(wallet()).toBe(9_000)
    expect(postingsIn(world).filter(([kind]) => kind === 'payout')).toEqual([])
  })

  it('settles once', () => {
    const { world, who, now, newBet, wallet } = memberWithVenueMoney()
    playAtOnce(world, who, newBet(wholeYuan(10), wholeYuan(20)), now)
    settleBet(world, who.id, 0, { payout: wholeYuan(20) }, now)
    expect([wallet(), who.turnover]).toEqual([11_000, 1_000])
    expect(voidBet(world, who.id, 0, now)).toBe(false)
    expect([wallet(), rowAt(world, 'bets', who.id, 0).status]).toEqual([11_000, BET_SETTLED])
  })

  it('stays unchanged if its member was deleted', () => {
    const { world, who, now, newBet, wallet, bet } = memberWithVenueMoney()
    placeBet(world, who, newBet(wholeYuan(10)), now, now + 1)
    delete world.members[who.id]
    settleBet(world, who.id, 0, { payout: wholeYuan(20) }, now)
    expect([bet(0).status, wallet()]).toEqual([BET_OPEN, 9_000])
  })

  it('that becomes invalid returns the stake once, and does not count as turnover', () => {
    const { world, who, now, newBet, wallet, bet } = memberWithVenueMoney()
    placeBet(world, who, newBet(wholeYuan(10), wholeYuan(99)), now, now + 1)
    expect(voidBet(world, who.id, 0, now)).toBe(true)
    expect(voidBet(world, who.id, 0, now)).toBe(false)
    tick(world, now + 1, doDueWork)
    expect([wallet(), who.turnover, bet(0).status, bet(0).payout]).toEqual([10_000, 0, BET_INVALID, 0])
    expect(postingsIn(world).at(-1)).toEqual(['void', bet(0).id])
  })

  it('has neither won nor lost until it has settled', () => {
    const { world, who, now, newBet, bet } = memberWithVenueMoney()
    placeBet(world, who, newBet(wholeYuan(10)), now, now + 1)
    placeBet(world, who, newBet(wholeYuan(10)), now, now + 1)
    playAtOnce(world, who, newBet(wholeYuan(10), wholeYuan(25)), now)
    playAtOnce(world, who, newBet(wholeYuan(10), wholeYuan(4)), now)
    voidBet(world, who.id, 1, now)
    expect([0, 1, 2, 3].map((position) => winLoss(bet(position)))).toEqual([0, 0, 1_500, -600])
  })
})
