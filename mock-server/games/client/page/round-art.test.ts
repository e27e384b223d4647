// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { wholeYuan } from '#contracts/money/money.ts'
import { voidBet } from '../../../rules/bets/bet.ts'
import {
  bet,
  KINDS,
  openTable,
  pass,
  pickAt,
  SETTLED_MS,
  shootAll,
  stateAt,
} from '../../../testing/test-tables.ts'
import { roundArt } from './round-art.ts'

const STAKE = wholeYuan(10)

/** The pictures of each kind of round; of a match the score in words is all. */
const PICTURES: Record<(typeof KINDS)[number], string> = {
  slot: '.mini-symbol',
  lines: '.mini-symbol',
  ways: '.mini-symbol',
  fishing: '.mini-symbol',
  draws: '.ball',
  slip: '',
  dragon: '.mini-card',
  baccarat: '.mini-card',
  roulette: '.mini-pocket',
  blackjack: '.mini-card',
  bull: '.mini-card',
  mahjong: '.mini-tile',
}

test.each(KINDS)('a settled round of %s is drawn small, and an invalid one is not', (kind) => {
  const table = openTable(kind)
  bet(table, STAKE, pickAt(table, STAKE))
  shootAll(table)
  pass(table, SETTLED_MS)
  const { recent, table: shown } = stateAt(table)
  const [settled] = recent
  if (!settled) throw new Error('nothing settled')
  const art = roundArt(settled, shown)
  if (PICTURES[kind] === '') expect(art).toBeUndefined()
  else expect(art?.querySelectorAll(PICTURES[kind]).length).toBeGreaterThan(0)
  expect(art?.innerHTML ?? '').not.toMatch(/undefined|NaN/)
  bet(table, STAKE, pickAt(table, STAKE))
  voidBet(table.world, table.member.id, 1, table.now)
  const [isVoid] = stateAt(table).recent
  expect(isVoid && roundArt(isVoid, shown)).toBeUndefined()
})
