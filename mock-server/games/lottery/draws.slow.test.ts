import { describe, expect, test } from 'vitest'
import { fen, odds } from '#contracts/money/money.ts'
import { rollOf } from '../../seeded.ts'
import { MILLION, millionAllowance } from '../../testing/test-million.ts'
import { type Chosen, lineText, selectionsOf } from '../client/lottery/draw-lines.ts'
import { type DrawLottery, drawMath, drawnAt, isSaleOpen, lineTexts, periodAt, playShown } from './draws.ts'
import { eleven } from './eleven.ts'
import { fiveDigits } from './five-digits.ts'
import { quickThree } from './quick-three.ts'

const upTo = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, at) => first + at)
/** Every row of `length` values, with or without repeats. */
function rows(values: readonly number[], length: number, repeats: boolean): number[][] {
  if (length === 0) return [[]]
  return rows(values, length - 1, repeats).flatMap((row) =>
    values.filter((one) => repeats || !row.includes(one)).map((one) => [...row, one]),
  )
}

type Case = { lottery: DrawLottery; all: number[][]; picks: [play: string, chosen: Chosen][] }

const CASES: Record<string, Case> = {
  '11选5': {
    lottery: eleven,
    all: rows(upTo(1, 11), 5, false),
    picks: [
      ['any2', [[0, 10]]],
      ['any3', [[2, 3, 9]]],
      ['any5', [[0, 1, 2, 3, 4]]],
      ['first', [[7]]],
      ['first2', [[1, 6]]],
      ...upTo(0, 3).map((at): [string, Chosen] => ['size', [[at + 1], [at]]]),
    ],
  },
  快三: {
    lottery: quickThree,
    all: rows(upTo(1, 6), 3, true),
    picks: [
      ...upTo(0, 3).map((at): [string, Chosen] => ['size', [[at]]]),
      ...upTo(0, 15).map((at): [string, Chosen] => ['sum', [[at]]]),
      ['triple', [[5]]],
      ['anyTriple', [[0]]],
      ['pair', [[2]]],
    ],
  },
  时时彩: {
    lottery: fiveDigits,
    all: rows(upTo(0, 9), 5, true),
    picks: [
      ...upTo(0, 3).map((at): [string, Chosen] => ['size', [[at], [at]]]),
      ['place', [[4], [9]]],
      ['last3', [[1], [0], [7]]],
      ['last3any', [[1, 5, 8]]],
      ...upTo(0, 2).map((at): [string, Chosen] => ['duel', [[at]]]),
    ],
  },
}

describe.each(Object.entries(CASES))('%s', (name, { lottery, all, picks }) => {
  const play = (id: string) => {
    const play = lottery.plays.find((each) => each.id === id)
    if (!play) throw new Error(`no ${id}`)
    return play
  }
  const chanceOf = (id: string, chosen: Chosen) =>
    all.filter((numbers) => play(id).wins(chosen, numbers)).length / all.length
  const tieOf = (id: string, chosen: Chosen) =>
    all.filter((numbers) => play(id).ties?.(chosen, numbers)).length / all.length

  test('every type of bet returns what it states, which is 94.79 % to 95 %, by the count of all draws', () => {
    for (const { id, returns } of lottery.plays) {
      const means = picks.flatMap(([one, chosen]) =>
        one === id ? [chanceOf(id, chosen) * play(id).odds(chosen) + tieOf(id, chosen) * 100] : [],
      )
      const ends = [Math.min(...means), Math.max(...means)].map((mean) => `${mean.toFixed(2)}%`)
      expect(returns, id).toBe([...new Set(ends)].join(' 至 '))
      expect(Math.min(...means), id).toBeGreaterThan(94.79)
      expect(Math.max(...means), id).toBeLessThan(95.001)
    }
  })

  test('a million seeded draws win every type of bet, and return its stake, as often as counted', () => {
    const roll = rollOf(`${name} trial`)
    const bets = picks.map(([id, chosen]) => ({ id, chosen, one: play(id), wins: 0, ties: 0 }))
    for (let n = 0; n < MILLION; n++) {
      const numbers = lottery.draw(roll)
      for (const bet of bets) {
        if (bet.one.wins(bet.chosen, numbers)) bet.wins++
        if (bet.one.ties?.(bet.chosen, numbers)) bet.ties++
      }
    }
    const isNear = (count: number, chance: number) =>
      Math.abs(count / MILLION - chance) <= millionAllowance(Math.sqrt(chance * (1 - chance)))
    for (const { id, chosen, wins, ties } of bets) {
      expect(isNear(wins, chanceOf(id, chosen)), id).toBe(true)
      expect(isNear(ties, tieOf(id, chosen)), id).toBe(true)
    }
  })

  test('a pick is read as the page sends it, and refused otherwise with a text', () => {
    const math = drawMath(lottery)
    const read = (line: unknown) => math.read({ lines: [line] })
    for (const [play, chosen] of picks) expect(read({ play, chosen })).toEqual({ lines: [{ play, chosen }] })
    for (const bad of [null, 7, {}, { play: 'no' }]) expect(read(bad)).toBe('请选择玩法')
    for (const bad of [null, 7, {}, { lines: [] }, { lines: 'x' }]) expect(math.read(bad)).toBe('请选择玩法')
    const [id = '', chosen = []] = picks[0] ?? []
    const group = play(id).groups[0]
    const text = `${group?.name}：至少选 ${group?.take} 个`
    for (const list of [[], [[]], [[99]], 'x']) expect(read({ play: id, chosen: list })).toBe(text)
    const odd = [[...(chosen[0] ?? []), 99], ...chosen.slice(1)]
    expect(read({ play: id, chosen: odd })).toBe('所选号码有误，请重新选择')
    const line = { play: id, chosen }
    expect(math.read({ lines: [line, line] })).toBe('所选玩法重复，请重新选择')
  })

  test('bets are taken until shortly before the draw, and the day of Beijing begins with a period', () => {
    const { periodMs, closedMs } = lottery
    const start = 1_000 * periodMs
    expect([periodAt(lottery, start), drawnAt(lottery, 1_000)]).toEqual([1_000, start + periodMs])
    const moments = [0, periodMs - closedMs - 1, periodMs - closedMs, periodMs - 1]
    expect(moments.map((ms) => isSaleOpen(lottery, start + ms))).toEqual([true, true, false, false])
    expect((8 * 3_600_000) % periodMs).toBe(0)
  })
})

test('a triple at 快三 takes every bet on 大小单双, and says so', () => {
  const math = drawMath(quickThree)
  for (const numbers of upTo(1, 6).map((face) => [face, face, face]))
    for (const at of upTo(0, 3))
      expect(math.returned(fen(100), { lines: [{ play: 'size', chosen: [[at]] }] }, { numbers })).toBe(0)
  expect(math.returned(fen(100), { lines: [{ play: 'size', chosen: [[3]] }] }, { numbers: [1, 1, 2] })).toBe(
    195,
  )
  expect(quickThree.tell([4, 4, 4])).toBe('和值 12 豹子')
})

test('an 11 at 11选5 returns the stake of 大小单双, and wins for nobody', () => {
  const math = drawMath(eleven)
  const on = (place: number, at: number, numbers: number[]) =>
    math.returned(fen(101), { lines: [{ play: 'size', chosen: [[place], [at]] }] }, { numbers })
  for (const at of upTo(0, 3)) expect(on(4, at, [1, 2, 3, 4, 11])).toBe(101)
  expect(upTo(0, 3).map((at) => on(0, at, [6, 2, 3, 4, 11]))).toEqual([190, 0, 0, 190])
  expect(upTo(0, 3).map((at) => on(2, at, [6, 2, 5, 4, 11]))).toEqual([0, 190, 190, 0])
})

test('what a bet and a draw say', () => {
  const texts = (lottery: DrawLottery, play: string, chosen: Chosen) =>
    lineTexts(lottery, { lines: [{ play, chosen }] })
  expect(texts(eleven, 'any2', [[2, 7]])).toEqual(['任选二 03 08'])
  expect(texts(quickThree, 'triple', [[4]])).toEqual(['三同号 555'])
  expect(texts(fiveDigits, 'place', [[4], [0]])).toEqual(['定位胆 个位 0'])
  expect(
    texts(fiveDigits, 'place', [
      [3, 4],
      [0, 9],
    ]),
  ).toEqual(['定位胆 十位 个位 | 0 9'])
  expect([eleven.tell([1, 2, 3, 4, 5]), quickThree.tell([6, 4, 1]), quickThree.tell([1, 1, 2])]).toEqual([
    '和值 15',
    '和值 11 大 单',
    '和值 4 小 双',
  ])
  expect([fiveDigits.tell([5, 0, 0, 0, 4]), fiveDigits.tell([1, 0, 0, 0, 1])]).toEqual(['龙', '和'])
})

test('the name of a choice fits the narrow column beside its options', () => {
  const names = [eleven, quickThree, fiveDigits].flatMap(({ plays }) =>
    plays.flatMap(({ groups }) => groups.map(({ name }) => name)),
  )
  expect(names.filter((name) => name.length > 3)).toEqual([])
})

test('a payout is the stake at the odds, rounded down', () => {
  const math = drawMath(eleven)
  const pick = { lines: [{ play: 'any2', chosen: [[0, 1]] }] }
  expect(math.returned(fen(101), pick, { numbers: [2, 9, 1, 4, 5] })).toBe(527)
  expect(math.returned(fen(101), pick, { numbers: [2, 9, 3, 4, 5] })).toBe(0)
})

test('the page gets the odds of each option where they differ, and else one for all', () => {
  const shown = Object.fromEntries(quickThree.plays.map((one) => [one.id, playShown(one).odds]))
  expect(shown).toMatchObject({ size: [odds(195)], triple: [odds(20_520)] })
  expect(shown.sum).toHaveLength(16)
  expect(shown.sum?.slice(0, 3)).toEqual([20_520, 6_840, 3_420])
})

test('more options than a selection takes are all selections that they make', () => {
  const selections = (lottery: DrawLottery, id: string, chosen: Chosen) => {
    const play = lottery.plays.find((one) => one.id === id)
    if (!play) throw new Error(`no ${id}`)
    return selectionsOf(play.groups, chosen).map((own) => lineText(play, own))
  }
  expect(selections(eleven, 'any2', [[0, 2, 4]])).toEqual(['任选二 01 03', '任选二 01 05', '任选二 03 05'])
  expect(selections(quickThree, 'sum', [[6, 7]])).toEqual(['和值 9', '和值 10'])
  expect(selections(fiveDigits, 'place', [[0, 4], [7]])).toEqual(['定位胆 万位 7', '定位胆 个位 7'])
  expect(selections(eleven, 'any5', [upTo(0, 10)])).toHaveLength(462)
  expect(selections(eleven, 'any2', [[0]])).toEqual([])
})

test('each selection of a slip is rounded down for itself', () => {
  const math = drawMath(eleven)
  const pick = { lines: [{ play: 'any2', chosen: [[0, 1, 2]] }] }
  expect(math.parts?.(pick)).toBe(3)
  // 1.01 at 5.22 pays 5.27; three of them 15.81 and not 15.82.
  expect(math.returned(fen(303), pick, { numbers: [1, 2, 3, 4, 5] })).toBe(1_581)
  expect(math.returned(fen(303), pick, { numbers: [1, 2, 9, 4, 5] })).toBe(527)
})
