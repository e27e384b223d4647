import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { BET_TEXTS } from '../../games/client/bet-texts.ts'
import type { GameKind } from '../../games/kinds.ts'
import { settledBet } from '../../scenarios/building/builders.ts'
import { rowAt } from '../../state/store/log.ts'
import { sitDown } from '../../testing/test-table.ts'
import {
  bet,
  KINDS,
  openTable,
  pass,
  pickAt,
  resultOf,
  SETTLED_MS,
  shootAll,
  stateAt,
} from '../../testing/test-tables.ts'
import { voidBet } from './bet.ts'
import { betTexts } from './bet-texts.ts'
import { PLAYS_KEPT } from './bets-seat.ts'

const CARDS = '( [♠♥♣♦](10|[2-9AJQK]))'
const NAME = '[\\p{Script=Han}\u3000]{2,3}'
const rows = (count: number, columns: number) =>
  new RegExp(`^(${NAME}( ${NAME}){${columns - 1}}( · |$)){${count}}$`, 'u')
/** What the record of a bet shows of its round below the result in short. */
const ROUNDS: Record<GameKind, RegExp> = {
  slot: rows(3, 3),
  lines: rows(3, 5),
  ways: rows(4, 5),
  fishing: /^(\p{Script=Han}+ ×\d+ \d+ 条( · |$))*$/u,
  draws: /^开出 和值 \d+$/,
  slip: /^$/,
  dragon: new RegExp(`^龙${CARDS} · 虎${CARDS}$`),
  baccarat: new RegExp(`^闲${CARDS}{2,3} · 庄${CARDS}{2,3}$`),
  roulette: /^$/,
  blackjack: new RegExp(`^您${CARDS}{2,} · 庄${CARDS}+$`),
  bull: new RegExp(`^您${CARDS}{5} · 庄${CARDS}{5}$`),
  mahjong: /^您( [1-9]){4,5} 筒 · 庄( [1-9]){4,5} 筒$/,
}

const STAKE = wholeYuan(10)
type Table = ReturnType<typeof openTable>
const textsAt = ({ world, member, now }: Table, position: number) =>
  betTexts(world, member.id, rowAt(world, 'bets', member.id, position), now)

test.each(
  KINDS,
)('a bet at %s has the text of its pick, and once it has settled the result that its page shows', (kind) => {
  const table = openTable(kind)
  expect(resultOf(bet(table, STAKE, pickAt(table, STAKE)))).toBe('accepted')
  const open = textsAt(table, 0)
  expect(open.pick).toMatch(/\S/)
  expect(open).not.toHaveProperty('result')
  shootAll(table)
  pass(table, SETTLED_MS * 10)
  const { recent, table: shown } = stateAt(table)
  const texts = BET_TEXTS[kind] as { result(bet: unknown, table: unknown): string }
  expect(recent).toHaveLength(1)
  const { pick, result = '' } = textsAt(table, 0)
  const [inShort, ...round] = result.split(' · ')
  expect([pick, inShort]).toEqual([open.pick, texts.result(recent[0], shown)])
  expect(round.join(' · ')).toMatch(ROUNDS[kind])
  expect(`${open.pick} ${result}`).not.toMatch(/undefined|NaN|null/)
})

test('a bet keeps its texts after its seat has dropped the play', () => {
  const table = openTable('slot')
  const spin = () => {
    bet(table, STAKE, {})
    pass(table, SETTLED_MS)
  }
  const textsBefore: unknown[] = []
  for (let n = 0; n < 5; n++) {
    spin()
    textsBefore.push(textsAt(table, n))
  }
  for (let n = 0; n <= PLAYS_KEPT; n++) spin()
  expect(stateAt(table).recent.map(({ id }) => id)).not.toContain(
    rowAt(table.world, 'bets', table.member.id, 0).id,
  )
  expect([0, 1, 2, 3, 4].map((n) => textsAt(table, n))).toEqual(textsBefore)
})

test('a record names every spot of a table with its stake, even if the page abbreviates them', () => {
  const seat = sitDown<'baccarat'>('zrt-001')
  const spots = ['playerPair', 'tie', 'banker', 'player'] as const
  expect(seat.bet({ chips: spots.map((spot) => ({ spot, stake: STAKE })) }, wholeYuan(40))).toBe('accepted')
  const [open] = seat.state().open
  if (!open) throw new Error('no bet')
  expect(BET_TEXTS.baccarat.pick(open, seat.table())).toBe('庄 10 等 4 区')
  expect(betTexts(seat.world, seat.who.id, rowAt(seat.world, 'bets', seat.who.id, 0), seat.now())).toEqual({
    pick: '庄 10、闲 10、和 10、闲对 10',
  })
})

test('a round of fishing that was ended early names the bullets and the money that came back', () => {
  const seat = sitDown<'fishing'>('yzby-001')
  seat.bet({}, STAKE)
  const id = seat.state().open[0]?.id ?? ''
  for (let shot = 0; shot < 3; shot++) seat.act(id, { fish: 0 })
  seat.act(id, { end: true })
  seat.pass(1)
  const record = rowAt(seat.world, 'bets', seat.who.id, 0)
  expect(record.stake).toBe(150)
  const { result = '' } = betTexts(seat.world, seat.who.id, record, seat.now())
  expect(result.split(' · ').slice(0, 2)).toEqual([
    expect.stringMatching(/^射 3 发，击中 \d 条，共 ×\d+$/),
    '未用 17 发退回 8.50 元',
  ])
})

test('a record of a match says whether it was on, and at which score and minute', () => {
  const seat = sitDown<'slip'>('tyg-001')
  const { matches } = seat.table()
  for (const { lane, number, markets } of matches) {
    const [market] = markets
    const outcome = market?.outcomes.findIndex(({ odds }) => odds > 0) ?? -1
    const odds = market?.outcomes[outcome]?.odds
    if (market && odds !== undefined)
      expect(seat.bet({ legs: [{ lane, number, market: market.id, outcome, odds }] })).toBe('accepted')
  }
  const picks = seat
    .plays()
    .map(({ position }) =>
      betTexts(seat.world, seat.who.id, rowAt(seat.world, 'bets', seat.who.id, position), seat.now()),
    )
  const open = matches.filter(({ phase }) => phase !== 'over')
  expect(picks).toEqual(
    open.map(({ home, away, phase, moment, score }) => ({
      pick: expect.stringContaining(
        `${home} - ${away} ${phase === 'before' ? '赛前' : `滚球 ${moment} ${score}`} `,
      ),
    })),
  )
  expect(open.some(({ phase }) => phase !== 'before')).toBe(true)
})

test('an invalid bet has the text of its pick but no result, and a bet that no game placed has no texts', () => {
  const table = openTable('dragon')
  bet(table, STAKE, { chips: [{ spot: 'tie', stake: STAKE }] })
  voidBet(table.world, table.member.id, 0, table.now)
  pass(table, SETTLED_MS)
  expect(textsAt(table, 0)).toEqual({ pick: '押和' })
  settledBet({ world: table.world, now: table.now }, table.member, table.plat, STAKE, STAKE)
  expect(textsAt(table, 1)).toEqual({})
})
