import { describe, expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money.ts'
import { BACCARAT_ODDS, baccaratPoints, baccaratWinner } from '../demo-sites/games/baccarat.ts'
import { bullOf } from '../demo-sites/games/bull.ts'
import { DECK_SIZE } from '../demo-sites/games/cards.ts'
import { HALF_BACK, SIDE_ODDS, winnerOf } from '../demo-sites/games/dragon.ts'
import {
  BALLS,
  CLOSED_MS,
  hitsOf,
  type LotteryDrawn,
  PERIOD_MS,
  PICKS,
  PRIZES,
  periodAt,
} from '../demo-sites/games/lottery.ts'
import { wins } from '../demo-sites/games/mahjong-hands.ts'
import { sideOf } from '../demo-sites/games/slip.ts'
import { LINES, PAYS, REELS, type SlotDrawn, STOPS, windowOf, winsOf } from '../demo-sites/games/slot.ts'
import type { PlaysWire, TablesWire, VenueState } from '../demo-sites/games/wire.ts'
import { deposit, intoVenue, member } from '../scenarios/builders.ts'
import { DEMO, FRESH, type Persona, tokenOf } from '../scenarios/personas.ts'
import { openSite } from '../scenarios/seed.ts'
import { tick } from '../scheduler/due.ts'
import { doDueWork } from '../scheduler/due-work.ts'
import { isRefusal } from '../server/outcome.ts'
import type { World } from '../state/types.ts'
import { voidBet } from './bet.ts'
import { playBet } from './bets.ts'
import { seatKey } from './bets-seat.ts'
import { stateOf } from './bets-table.ts'
import { openTicket } from './bets-ticket.ts'

/** What the page of a demo game gets: the table, the picks, and the results once bets have settled. */

const START = Math.ceil(Date.UTC(2026, 10, 20, 4) / PERIOD_MS) * PERIOD_MS
const PLATS = {
  slot: 'yzdz',
  lottery: 'cpz',
  slip: 'tyg',
  dragon: 'zrt',
  baccarat: 'zrt',
  roulette: 'zrt',
  blackjack: 'zrt',
  bull: 'zrt',
  mahjong: 'qpg',
} as const
type Kind = keyof typeof PLATS
/** The number of the kind's title at its venue. */
const TITLES: Partial<Record<Kind, string>> = {
  dragon: '008',
  roulette: '002',
  blackjack: '013',
  bull: '016',
}

const openAt = (seed = 7) => openSite({ seed, now: START, clock: { stopped: true } })

function openTable<K extends Kind>(
  kind: K,
  world: World = openAt(),
  persona: Persona = DEMO,
  game = TITLES[kind] ?? '001',
) {
  const plat = PLATS[kind]
  const who = member({ world, now: START }, persona)
  deposit({ world, now: START }, who, wholeYuan(10_000))
  intoVenue({ world, now: START }, who, plat, wholeYuan(10_000))
  const { category = '' } = world.venues[plat] ?? {}
  const launch = { member: who, token: tokenOf(persona.username), plat, category, gameName: '试玩' }
  const gameCode = `${plat}-${game}`
  const ticket = openTicket(world, { ...launch, gameCode }, START)
  let now = START
  let bets = 0
  const state = (): VenueState<K> => {
    const seen = stateOf(world, ticket, now)
    if (isRefusal(seen)) throw new Error(seen.message)
    return seen as VenueState<K>
  }
  return {
    world,
    who,
    state,
    table: () => state().table as TablesWire[K],
    bet: (pick: unknown) => {
      const outcome = playBet(world, ticket, { key: `${gameCode}-${++bets}`, stake: wholeYuan(1), pick }, now)
      if (isRefusal(outcome)) throw new Error(outcome.message)
    },
    pass: (ms: number) => {
      now += ms
      tick(world, now, doDueWork)
    },
    drawn: () => world.seats[seatKey(who.id, gameCode)]?.plays.map((play) => play.drawn) ?? [],
    rounds: () => world.seats[seatKey(who.id, gameCode)]?.plays.map((play) => play.round) ?? [],
    results: () => state().recent.map((one) => one.result) as PlaysWire[K]['result'][],
  }
}

test.each([
  ['slot', '云舟电子', 'sail', 100_000],
  ['lottery', '彩票站', 'balls', 20_000],
  ['slip', '体育馆', 'pitch', 200_000],
  ['dragon', '真人厅', 'felt', 200_000],
  ['baccarat', '真人厅', 'pearl', 200_000],
  ['roulette', '真人厅', 'wheel', 50_000],
  ['blackjack', '真人厅', 'lantern', 100_000],
  ['bull', '真人厅', 'buffalo', 100_000],
  ['mahjong', '棋牌馆', 'dots', 100_000],
] as const)('the state of %s names its venue, game, balance and stake limits', (kind, venue, skin, max) => {
  expect(openTable(kind).state()).toMatchObject({
    now: START,
    venue,
    game: '试玩',
    skin,
    balance: 1_000_000,
    min: 100,
    max,
    open: [],
    recent: [],
  })
})

describe('slot', () => {
  test('shows its reels, lines and pays, and of each spin the window and the lines that won', () => {
    const slot = openTable('slot')
    expect(slot.table()).toEqual({ kind: 'slot', pays: PAYS, lines: LINES, reels: REELS })
    for (let spin = 0; spin < 20; spin++) {
      slot.bet({})
      expect(slot.state().open[0]?.pick).toEqual({})
      slot.pass(3_000)
      const { stops } = slot.drawn().at(-1) as SlotDrawn
      const window = windowOf(stops)
      expect(slot.results()[0]).toEqual({ window, wins: winsOf(window) })
      expect(slot.state().recent[0]).toMatchObject({ stake: 100, dueAt: START + (spin + 1) * 3_000 })
    }
    expect(slot.results().some(({ wins }) => wins.length > 0)).toBe(true)
    expect(slot.rounds()).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })

  test('stops only at positions of its reels', () => {
    const slot = openTable('slot')
    const stops = new Set<number>()
    for (let spin = 0; spin < 200; spin++) {
      slot.bet({})
      slot.pass(3_000)
      for (const stop of (slot.drawn().at(-1) as SlotDrawn).stops) stops.add(stop)
    }
    expect([...stops].sort((a, b) => a - b)).toEqual(Array.from({ length: STOPS }, (_, at) => at))
  })
})

describe('lottery', () => {
  const PICK = { numbers: [1, 2, 3, 4, 5] }

  test('shows its prizes and the last six draws, newest first', () => {
    const lottery = openTable('lottery')
    const { draws, ...rest } = lottery.table()
    expect(rest).toEqual({
      kind: 'lottery',
      balls: BALLS,
      picks: PICKS,
      periodMs: PERIOD_MS,
      closedMs: CLOSED_MS,
      prizes: PRIZES,
    })
    expect(draws.map(({ period }) => period)).toEqual(
      [1, 2, 3, 4, 5, 6].map((back) => periodAt(START) - back),
    )
    expect(new Set(draws.map(({ balls }) => balls.join())).size).toBe(6)
    for (const { balls } of draws) expect(new Set(balls).size).toBe(PICKS)
  })

  test('draws the same balls for all players, and others in each game and each world', () => {
    const world = openAt()
    const draws = (one: { table(): TablesWire['lottery'] }) => JSON.stringify(one.table().draws)
    const mine = draws(openTable('lottery', world))
    expect(draws(openTable('lottery', world, FRESH))).toBe(mine)
    expect(draws(openTable('lottery', openAt(), DEMO, '002'))).not.toBe(mine)
    expect(draws(openTable('lottery', openAt(8)))).not.toBe(mine)
  })

  test('a ticket shows its period, and later the draw of that period', () => {
    const lottery = openTable('lottery')
    lottery.bet(PICK)
    const period = periodAt(START)
    expect(lottery.state().open[0]).toMatchObject({ pick: { ...PICK, period }, dueAt: START + PERIOD_MS })
    const { balls } = lottery.drawn()[0] as LotteryDrawn
    lottery.pass(PERIOD_MS)
    expect(lottery.results()).toEqual([{ period, balls, hits: hitsOf(PICK.numbers, balls) }])
    expect(lottery.table().draws[0]).toEqual({ period, balls })
  })

  test('plays stay in the order in which they were placed, whichever settles first', () => {
    const lottery = openTable('lottery')
    for (let n = 0; n < 3; n++) lottery.bet(PICK)
    voidBet(lottery.world, lottery.who.id, 2, START)
    lottery.bet(PICK)
    lottery.bet(PICK)
    expect(lottery.state().open.map(({ id }) => id.slice(0, 9))).toEqual([
      'B00000001',
      'B00000002',
      'B00000004',
      'B00000005',
    ])
    const { seats } = lottery.world
    expect(Object.values(seats)[0]?.plays.map(({ position }) => position)).toEqual([0, 1, 2, 3, 4])
  })
})

describe('slip', () => {
  test('offers each seat its own three matches, and new ones after each bet', () => {
    const world = openAt()
    const mine = openTable('slip', world)
    const others = openTable('slip', world, FRESH)
    const { kind, round, matches } = mine.table()
    expect([kind, round, matches.length]).toEqual(['slip', 0, 3])
    expect(Object.keys(matches[0] ?? {}).sort()).toEqual(['away', 'cup', 'home', 'odds'])
    expect(others.table().matches).not.toEqual(matches)
    mine.bet({ round: 0, legs: [{ match: 0, side: 'home' }] })
    expect(mine.table().round).toBe(1)
    expect(mine.table().matches).not.toEqual(matches)
  })

  test('a slip keeps its matches, and shows which legs won', () => {
    const slip = openTable('slip')
    const legs = [
      { match: 2, side: 'away' },
      { match: 0, side: 'home' },
    ] as const
    const came: boolean[] = []
    for (let round = 0; round < 12; round++) {
      const { matches } = slip.table()
      slip.bet({ round, legs })
      expect(slip.state().open[0]?.pick).toEqual({ round, legs, matches })
      slip.pass(7_000)
      const [result] = slip.results()
      expect(result?.matches).toEqual(matches)
      const winners = result?.scores.map(sideOf) ?? []
      expect(winners).toHaveLength(3)
      expect(result?.won).toEqual(legs.map(({ match, side }) => winners[match] === side))
      came.push(...(result?.won ?? []))
    }
    expect(new Set(came)).toEqual(new Set([true, false]))
  })
})

describe('dragon', () => {
  test('shows its odds, then both cards and who won', () => {
    const dragon = openTable('dragon')
    expect(dragon.table()).toEqual({ kind: 'dragon', odds: SIDE_ODDS, halfBack: HALF_BACK })
    for (let hand = 0; hand < 20; hand++) {
      dragon.bet({ side: 'tie' })
      expect(dragon.state().open[0]?.pick).toEqual({ side: 'tie' })
      dragon.pass(5_000)
      const [result] = dragon.results()
      if (!result) throw new Error('no result')
      expect(result.winner).toBe(winnerOf(result))
      for (const card of [result.dragon, result.tiger]) {
        expect(Number.isInteger(card) && card >= 0 && card < DECK_SIZE).toBe(true)
      }
    }
    expect(new Set(dragon.results().map(({ winner }) => winner)).size).toBeGreaterThan(1)
    expect(dragon.rounds()).toEqual(Array.from({ length: 20 }, (_, at) => at))
  })
})

describe('baccarat', () => {
  test('shows its odds, then all cards, both points and who won', () => {
    const baccarat = openTable('baccarat')
    expect(baccarat.table()).toEqual({ kind: 'baccarat', odds: BACCARAT_ODDS })
    for (let hand = 0; hand < 20; hand++) {
      baccarat.bet({ side: 'banker' })
      expect(baccarat.state().open[0]?.pick).toEqual({ side: 'banker' })
      baccarat.pass(5_000)
      const [result] = baccarat.results()
      if (!result) throw new Error('no result')
      expect(result.winner).toBe(baccaratWinner(result))
      expect(result.points.player).toBe(baccaratPoints(result.player))
      expect(result.points.banker).toBe(baccaratPoints(result.banker))
    }
    expect(new Set(baccarat.results().map(({ winner }) => winner)).size).toBeGreaterThan(1)
  })
})

describe('roulette', () => {
  test('shows its odds, then the pocket, and pays the spot that has it', () => {
    const roulette = openTable('roulette')
    expect(roulette.table()).toEqual({ kind: 'roulette', odds: { number: 3_600, half: 200, third: 300 } })
    for (let spin = 0; spin < 20; spin++) {
      roulette.bet({ spot: 'dozen1' })
      expect(roulette.state().open[0]?.pick).toEqual({ spot: 'dozen1' })
      roulette.pass(6_000)
      const [result] = roulette.results()
      const pocket = result?.pocket ?? Number.NaN
      expect(roulette.state().recent[0]?.returned).toBe(pocket >= 1 && pocket <= 12 ? 300 : 0)
    }
  })
})

describe('bull', () => {
  test('shows its odds, then both hands with their bulls, and pays by them', () => {
    const bull = openTable('bull')
    const { pays } = bull.table()
    for (let hand = 0; hand < 20; hand++) {
      bull.bet({})
      expect(bull.state().open[0]?.pick).toEqual({})
      bull.pass(5_000)
      const [result] = bull.results()
      if (!result) throw new Error('no result')
      const [mine, his] = [result.hands.player.bull, result.hands.banker.bull]
      expect(mine).toBe(bullOf(result.player).bull)
      const won = pays.find((row) => mine >= row.bull)?.odds ?? 0
      expect(bull.state().recent[0]?.returned).toBe(mine > his ? won : mine === his ? 100 : 0)
    }
  })
})

describe('mahjong', () => {
  test('shows the own tiles and both discards, never the dealer’s hand, and at the end both hands', () => {
    const mahjong = openTable('mahjong')
    for (let hand = 0; hand < 12; hand++) {
      mahjong.bet({})
      const shown = mahjong.state().open[0]?.pick
      expect(Object.keys(shown ?? {}).sort()).toEqual(['chooses', 'discards', 'drawsLeft', 'player'])
      expect(shown).toMatchObject({ discards: { player: [], dealer: [] }, drawsLeft: 8 })
      expect(shown?.player).toHaveLength(5)
      mahjong.pass(30_000)
      const [result] = mahjong.results()
      if (!result) throw new Error('no result')
      expect(wins(result.player)).toBe(result.winner === 'player')
      expect(wins(result.dealer)).toBe(result.winner === 'dealer')
      const returned = { player: 178, dealer: 0, none: 100 }[result.winner]
      expect(mahjong.state().recent[0]?.returned).toBe(returned)
    }
  })
})
