import { describe, expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { wins } from '../../games/mahjong-hands.ts'
import { LINES, PAYS, REELS, type SlotDrawn, STOPS, windowOf, winsOf } from '../../games/slots/slot.ts'
import {
  BACCARAT_MOST,
  BACCARAT_ODDS,
  baccaratPoints,
  baccaratWinner,
  hasPair,
} from '../../games/tables/baccarat.ts'
import { bullOf } from '../../games/tables/bull.ts'
import { DECK_SIZE } from '../../games/tables/cards.ts'
import { DRAGON_MOST, HALF_BACK, SIDE_ODDS, winnerOf } from '../../games/tables/dragon.ts'
import type { PlaysWire, TablesWire, VenueState } from '../../games/wire.ts'
import { deposit, intoVenue, member } from '../../scenarios/building/builders.ts'
import { openSite } from '../../scenarios/demo/seed.ts'
import { DEMO, type Persona, tokenOf } from '../../scenarios/personas.ts'
import { tick } from '../../state/due.ts'
import type { World } from '../../state/types.ts'
import { doDueWork } from '../due-work.ts'
import { isRefusal } from '../outcome.ts'
import { playBet } from './bets.ts'
import { seatKey } from './bets-seat.ts'
import { stateOf } from './bets-table.ts'
import { openTicket } from './bets-ticket.ts'

/** What the page of a demo game receives: the table, the picks, and the results once bets have settled. */

const START = Date.UTC(2026, 10, 20, 4)
const PLATS = {
  slot: 'yzdz',
  dragon: 'zrt',
  baccarat: 'zrt',
  roulette: 'zrt',
  blackjack: 'zrt',
  bull: 'zrt',
  mahjong: 'qpg',
} as const
type Kind = keyof typeof PLATS
/** The number of the title of each kind at its venue. */
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
    const result = stateOf(world, ticket, now)
    if (isRefusal(result)) throw new Error(result.message)
    return result as VenueState<K>
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
    results: () => state().recent.map(({ result }) => result) as PlaysWire[K]['result'][],
  }
}

test.each([
  ['slot', '云舟电子', 'sail', 100_000],
  ['dragon', '真人厅', 'felt', 200_000],
  ['baccarat', '真人厅', 'pearl', 200_000],
  ['roulette', '真人厅', 'wheel', 50_000],
  ['blackjack', '真人厅', 'lantern', 100_000],
  ['bull', '真人厅', 'buffalo', 100_000],
  ['mahjong', '棋牌馆', 'dots', 100_000],
] as const)('the state of %s has its venue, game, balance and stake limits', (kind, venue, skin, max) => {
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
  test('shows its reels, lines and pays, and for each spin the window and the winning lines', () => {
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

describe('dragon', () => {
  test('shows its odds, then both cards and the winner', () => {
    const dragon = openTable('dragon')
    expect(dragon.table()).toEqual({
      ...{ kind: 'dragon', odds: SIDE_ODDS, halfBack: HALF_BACK, most: DRAGON_MOST },
    })
    for (let hand = 0; hand < 20; hand++) {
      dragon.bet({ chips: [{ spot: 'tie', stake: 100 }] })
      expect(dragon.state().open[0]?.pick).toEqual({ chips: [{ spot: 'tie', stake: 100 }] })
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
  test('shows its odds, then all cards, both points and the winner', () => {
    const baccarat = openTable('baccarat')
    expect(baccarat.table()).toEqual({ kind: 'baccarat', odds: BACCARAT_ODDS, most: BACCARAT_MOST })
    for (let hand = 0; hand < 20; hand++) {
      const pick = { chips: [{ spot: 'banker', stake: wholeYuan(1) }] }
      baccarat.bet(pick)
      expect(baccarat.state().open[0]?.pick).toEqual(pick)
      baccarat.pass(5_000)
      const [result] = baccarat.results()
      if (!result) throw new Error('no result')
      expect(result.winner).toBe(baccaratWinner(result))
      expect(result.pairs).toEqual({ player: hasPair(result.player), banker: hasPair(result.banker) })
      expect(result.points.player).toBe(baccaratPoints(result.player))
      expect(result.points.banker).toBe(baccaratPoints(result.banker))
    }
    expect(new Set(baccarat.results().map(({ winner }) => winner)).size).toBeGreaterThan(1)
  })
})

describe('roulette', () => {
  test('shows its odds, then the pocket, and pays the spots with that pocket', () => {
    const roulette = openTable('roulette')
    expect(roulette.table()).toEqual({
      kind: 'roulette',
      odds: { number: 3_600, half: 200, third: 300 },
      most: { number: 10_000, area: 50_000 },
    })
    for (let spin = 0; spin < 20; spin++) {
      const pick = { chips: [{ spot: 'dozen1', stake: wholeYuan(1) }] }
      roulette.bet(pick)
      expect(roulette.state().open[0]?.pick).toEqual(pick)
      roulette.pass(6_000)
      const [result] = roulette.results()
      const pocket = result?.pocket ?? Number.NaN
      expect(roulette.state().recent[0]?.returned).toBe(pocket >= 1 && pocket <= 12 ? 300 : 0)
    }
  })
})

describe('bull', () => {
  test('shows its odds, then both hands with their bulls, and pays according to them', () => {
    const bull = openTable('bull')
    const { pays } = bull.table()
    for (let hand = 0; hand < 20; hand++) {
      bull.bet({})
      expect(bull.state().open[0]?.pick).toEqual({})
      bull.pass(5_000)
      const [result] = bull.results()
      if (!result) throw new Error('no result')
      const [playerBull, bankerBull] = [result.hands.player.bull, result.hands.banker.bull]
      expect(playerBull).toBe(bullOf(result.player).bull)
      const won = pays.find((row) => playerBull >= row.bull)?.odds ?? 0
      expect(bull.state().recent[0]?.returned).toBe(
        playerBull > bankerBull ? won : playerBull === bankerBull ? 100 : 0,
      )
    }
  })
})

describe('mahjong', () => {
  test('shows the player’s tiles and both discards, the dealer’s hand only at the end', () => {
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
