import { expect, test } from 'vitest'
import { fen, wholeYuan } from '#contracts/money/money.ts'
import { deposit, orThrow } from '../scenarios/building/builders.ts'
import { tokenOf } from '../scenarios/personas.ts'
import { centralBalance, venueBalance } from '../state/members.ts'
import { oneMember, refusalText } from '../testing/test-member.ts'
import { placeBet, settleBet } from './bets/bet.ts'
import { launchGame } from './game-launch.ts'

function memberInLobby() {
  const { world, who, now } = oneMember()
  deposit({ world, now }, who, wholeYuan(100))
  who.autoTransfer = true
  const [game] = Object.values(world.games).filter(({ plat }) => plat === 'yzdz')
  const venue = world.venues.yzdz
  if (!game || !venue) throw new Error('no game of yzdz')
  const launch = (plat = 'yzdz', code = game.code) =>
    launchGame(world, who, { plat, code, token: tokenOf(who.username) }, now)
  const money = () => [centralBalance(world, who.id), venueBalance(world, who.id, 'yzdz')]
  return { world, who, now, game, venue, launch, money }
}

test('a launch opens a ticket for the game and moves the central wallet', () => {
  const { world, who, game, launch, money } = memberInLobby()
  const result = launch()
  const name = 'ticket' in result ? result.ticket : ''
  expect(world.tickets[name]).toMatchObject({
    memberId: who.id,
    token: tokenOf(who.username),
    plat: 'yzdz',
    gameCode: game.code,
    gameName: game.name,
    category: game.category,
  })
  expect(money()).toEqual([0, 10_000])
})

test('a launch without auto-transfer moves no money', () => {
  const { who, launch, money } = memberInLobby()
  who.autoTransfer = false
  expect(refusalText(launch())).toBeUndefined()
  expect(money()).toEqual([10_000, 0])
})

test('each further launch moves all money to the fen, with wins that were paid meanwhile at other venues', () => {
  const { world, who, now, launch } = memberInLobby()
  const at = (plat: string) => venueBalance(world, who.id, plat)
  launch()
  const bet = { plat: 'yzdz', gameCode: 'yzdz-001', category: 'concise' }
  const { position } = orThrow(
    placeBet(world, who, { ...bet, stake: fen(1_001), payout: fen(3_333) }, now, now + 1),
  )
  launch('zrt', 'zrt-001')
  expect([centralBalance(world, who.id), at('yzdz'), at('zrt')]).toEqual([0, 0, 8_999])
  settleBet(world, who.id, position, { payout: fen(3_333) }, now)
  expect(at('yzdz')).toBe(3_333)
  launch('pp', 'pp-001')
  expect([centralBalance(world, who.id), at('yzdz'), at('zrt'), at('pp')]).toEqual([0, 0, 0, 12_332])
})

test('a game that cannot be played is refused and moves nothing', () => {
  const { world, game, venue, launch, money } = memberInLobby()
  const noGame = '游戏不存在或已下架，请返回大厅选择其他游戏'
  expect(refusalText(launch('nowhere'))).toBe('场馆不存在，请返回大厅重新选择')
  expect(refusalText(launch('yzdz', 'none-404'))).toBe(noGame)
  expect(refusalText(launch('yzby'))).toBe(noGame)
  venue.open = false
  expect(refusalText(launch())).toBe(`${venue.name}维护中，请稍后再来`)
  game.listed = false
  expect(refusalText(launch())).toBe(noGame)
  expect(money()).toEqual([10_000, 0])
  expect(world.tickets).toEqual({})
})
