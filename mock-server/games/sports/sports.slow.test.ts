import { describe, expect, test } from 'vitest'
import { rollOf } from '../../seeded.ts'
import { MILLION, millionAllowance } from '../../testing/test-million.ts'
import { type Came, type Chance, MARKETS } from './model.ts'
import { oddsOf } from './slip.ts'
import { linesIn, SPORT_OF, SPORTS } from './sports.ts'

/** What a bet pays when it came so, in units of its stake. */
const paid = (came: Came, odds: number): number =>
  came === 2 ? odds : came === 1 ? (odds + 1) / 2 : came === 0 ? 1 : came === -1 ? 0.5 : 0
/** At how many moments of a match the trial bets, and on how many outcomes at each. */
const MOMENTS = 8

describe.each(SPORTS)('%s', (name) => {
  const sport = SPORT_OF[name]

  test('every outcome on offer returns 94 % to 95 % of what does not come back, at any moment', () => {
    for (let pair = 0; pair < sport.pairs; pair++) {
      const course = sport.play(pair, rollOf(`${name} ${pair}`))
      for (const [steps, at] of course.entries()) {
        const lines = linesIn(sport, pair, course, steps)
        for (const market of MARKETS) {
          const chances = sport.chances(pair, at, lines)[market]
          const [first] = chances
          const decided = chances.reduce((all, { win }) => all + win, 0)
          if (first) expect(decided + first.back).toBeCloseTo(1, 9)
          expect(chances).toHaveLength(sport.markets(lines)[market].outcomes.length)
          for (const chance of chances) {
            const odds = oddsOf(chance)
            if (odds === undefined) continue
            const share = (odds * chance.win) / (1 - chance.back) / 100
            expect(share).toBeLessThanOrEqual(0.95 + 1e-12)
            expect(share).toBeGreaterThan(0.94)
          }
        }
      }
    }
  })

  test('a million bets, at moments of seeded matches before and under way, return what their chances say', () => {
    const roll = rollOf(`${name} trial`)
    let bets = 0
    const seen = new Set<Came>()
    let staked = 0
    let returned = 0
    let fair = 0
    let decided = 0
    let won = 0
    for (let n = 0; bets < MILLION; n++) {
      const pair = n % sport.pairs
      const course = sport.play(pair, roll)
      const end = course.at(-1)
      if (!end) throw new Error('no end')
      for (let moment = 0; moment < MOMENTS; moment++) {
        const steps = Math.floor((course.length * moment) / MOMENTS)
        const at = course[steps]
        if (!at) throw new Error('no moment')
        const lines = linesIn(sport, pair, course, steps)
        const chances = sport.chances(pair, at, lines)
        const came = sport.came(pair, end, lines)
        for (const market of MARKETS)
          for (const [outcome, chance] of chances[market].entries()) {
            const odds = oddsOf(chance)
            const ended = came[market][outcome]
            if (odds === undefined || ended === undefined) continue
            bets++
            // Each bet stakes what makes it pay 1, so that long odds do not drown the others.
            const stake = 100 / odds
            staked += stake
            decided += stake * (1 - chance.back)
            won += chance.win
            fair += chance.win + chance.back * stake
            returned += paid(ended, odds / 100) * stake
            seen.add(ended)
          }
      }
    }
    expect(won / decided).toBeGreaterThan(0.94)
    expect(won / decided).toBeLessThanOrEqual(0.95)
    expect([...seen].sort()).toEqual(name === 'football' ? [-1, -2, 0, 1, 2] : [-2, 2])
    // The bets of one match depend on each other and count as one, so the allowance is wider than for a million
    // independent bets.
    const perMatch = MOMENTS * 7
    expect(Math.abs(returned - fair) / staked).toBeLessThan(millionAllowance(Math.sqrt(perMatch)))
  })

  test('a match ends within its most steps, and its last moment is certain', () => {
    for (let n = 0; n < 300; n++) {
      const pair = n % sport.pairs
      const course = sport.play(pair, rollOf(`${name} end ${n}`))
      const end = course.at(-1)
      expect(course.length - 1).toBeLessThanOrEqual(sport.mostSteps)
      expect(course.findIndex(({ isOver }) => isOver)).toBe(course.length - 1)
      if (!end) throw new Error('no end')
      const lines = sport.lines(pair, sport.play(pair, rollOf(''))[0] ?? end)
      const came = sport.came(pair, end, lines)
      const certain: Record<Came, Chance> = {
        2: { win: 1, back: 0 },
        1: { win: 0.5, back: 0.5 },
        0: { win: 0, back: 1 },
        [-1]: { win: 0, back: 0.5 },
        [-2]: { win: 0, back: 0 },
      }
      for (const market of MARKETS)
        expect(sport.chances(pair, end, lines)[market]).toEqual(came[market].map((one) => certain[one]))
    }
  })
})

test('the texts of a match are those of its sport', () => {
  const moment = (name: keyof typeof SPORT_OF, steps: number, sets = [[0, 0]] as [number, number][]) =>
    SPORT_OF[name].moment({ sets, steps, isOver: false })
  expect([moment('football', 0), moment('football', 62)]).toEqual(['1′', '63′'])
  expect([moment('basketball', 12), moment('basketball', 48)]).toEqual(['第二节 1′', '加时'])
  const sets: [number, number][] = [
    [6, 4],
    [2, 1],
  ]
  expect([moment('tennis', 13, sets), moment('badminton', 13, sets), moment('esports', 13, sets)]).toEqual([
    '第二盘',
    '第二局',
    '地图二',
  ])
  expect(SPORT_OF.tennis.score({ sets, steps: 13, isOver: false })).toEqual({
    main: '1 : 0',
    detail: '6:4 2:1',
  })
  expect(SPORT_OF.football.score({ sets: [[2, 1]], steps: 90, isOver: true })).toEqual({
    main: '2 : 1',
    detail: '',
  })
})

test('sets end as their sport has it: two games ahead or at seven, two points ahead or at thirty, at thirteen rounds', () => {
  const ends = (name: keyof typeof SPORT_OF) => {
    const scores = new Set<string>()
    for (let n = 0; n < 600; n++) {
      const end = SPORT_OF[name].play(0, rollOf(`sets ${n}`)).at(-1)
      for (const set of end?.sets ?? []) scores.add([...set].sort((a, b) => b - a).join(':'))
    }
    return scores
  }
  expect(ends('tennis')).toEqual(new Set(['6:0', '6:1', '6:2', '6:3', '6:4', '7:5', '7:6']))
  for (const score of ends('badminton')) {
    const [most = 0, least = 0] = score.split(':').map(Number)
    expect(most === 21 ? least <= 19 : most === 30 ? least >= 28 : most - least === 2, score).toBe(true)
  }
  for (const score of ends('esports')) expect(score).toMatch(/^13:(\d|1[0-2])$/)
})

test('lines stand at even chances and follow the match in steps; football has whole, half and quarter ones', () => {
  const rests = new Set<number>()
  for (const [name, step] of [
    ['football', 0.25],
    ['basketball', 1],
  ] as const) {
    const sport = SPORT_OF[name]
    for (let pair = 0; pair < sport.pairs; pair++) {
      const course = sport.play(pair, rollOf(`${name} lines ${pair}`))
      const all = course.map((_, steps) => JSON.stringify(linesIn(sport, pair, course, steps)))
      for (const [steps, at] of course.entries()) {
        const { handicap = 0, total = 0 } = linesIn(sport, pair, course, steps)
        if (name === 'basketball') expect([Math.abs(handicap % 1), total % 1]).toEqual([0.5, 0.5])
        else for (const line of [handicap, total]) rests.add(Math.abs(line % 1))
        if (steps % sport.lineSteps > 0) expect(all[steps]).toBe(all[steps - 1])
        const chances = sport.chances(pair, at, { handicap, total })
        const by = (more: number) =>
          sport.chances(pair, at, { handicap: handicap + more, total: total + more })
        const off = (chance: Chance = { win: 0, back: 0 }) => Math.abs(chance.win + chance.back / 2 - 0.5)
        if (steps % sport.lineSteps > 0) continue
        for (const more of [-step, step]) {
          expect(off(chances.handicap[0])).toBeLessThanOrEqual(off(by(more).handicap[0]) + 1e-12)
          // Nobody bets on goals that are scored already, so a total is at least half a goal above them.
          const [home = 0, away = 0] = at.sets[0] ?? []
          if (name === 'basketball' || total + more > home + away + 0.25)
            expect(off(chances.total[0])).toBeLessThanOrEqual(off(by(more).total[0]) + 1e-12)
        }
      }
      expect(new Set(all).size).toBeGreaterThan(1)
    }
  }
  expect([...rests].sort()).toEqual([0, 0.25, 0.5, 0.75])
})

test('a start is added to the home side, overtime counts for it and not for the total', () => {
  const end = (home: number, away: number, steps: number) => ({
    sets: [[home, away]] as const,
    steps,
    isOver: true,
  })
  const football = (home: number, away: number, handicap: number) =>
    SPORT_OF.football.came(0, end(home, away, 90), { handicap, total: 2.5 })
  const [first, second] = [
    [2, -2],
    [-2, 2],
  ]
  expect(football(1, 0, -0.5)).toEqual({ result: [2, -2, -2], handicap: first, total: second })
  expect(football(2, 1, -1.5)).toEqual({ result: [2, -2, -2], handicap: second, total: first })
  expect(football(1, 1, 0.5)).toEqual({ result: [-2, 2, -2], handicap: first, total: second })
  expect(football(0, 2, 1.5)).toEqual({ result: [-2, -2, 2], handicap: second, total: second })
  const basketball = (handicap: number) =>
    SPORT_OF.basketball.came(1, end(101, 97, 49), { handicap, total: 180.5 })
  expect(basketball(-3.5)).toEqual({ result: first, handicap: first, total: second })
  expect(basketball(-4.5)).toEqual({ result: first, handicap: second, total: second })
  expect(SPORT_OF.football.markets({ handicap: -0.5, total: 2.5 })).toMatchObject({
    handicap: { name: '让球', outcomes: ['主 -0.5', '客 +0.5'] },
    total: { name: '大小球', outcomes: ['大 2.5', '小 2.5'] },
  })
  expect(SPORT_OF.basketball.markets({ handicap: 4.5, total: 180.5 }).handicap).toEqual({
    name: '让分',
    outcomes: ['主 +4.5', '客 -4.5'],
  })
})

test('a quarter line is half on the line below and half on the line above, a whole line may be met', () => {
  const at = (home: number, away: number, handicap: number, total: number) => {
    const { handicap: start, total: sum } = SPORT_OF.football.came(
      0,
      { sets: [[home, away]], steps: 90, isOver: true },
      { handicap, total },
    )
    return [start, sum]
  }
  // 主 -0.5/1 with one goal ahead wins half, 大 2.5/3 with three goals wins half.
  expect(at(2, 1, -0.75, 2.75)).toEqual([
    [1, -1],
    [1, -1],
  ])
  // 主 -0/0.5 at a draw loses half, 大 2/2.5 with two goals loses half.
  expect(at(1, 1, -0.25, 2.25)).toEqual([
    [-1, 1],
    [-1, 1],
  ])
  // 平手 at a draw and 大 2 with two goals come back.
  expect(at(1, 1, 0, 2)).toEqual([
    [0, 0],
    [0, 0],
  ])
  expect(at(3, 1, -0.75, 3.25)).toEqual([
    [2, -2],
    [2, -2],
  ])
})

test('lines are written as the trade does', () => {
  const texts = (handicap: number, total: number) => {
    const { handicap: start, total: sum } = SPORT_OF.football.markets({ handicap, total })
    return [...start.outcomes, ...sum.outcomes]
  }
  expect(texts(-0.75, 2.75)).toEqual(['主 -0.5/1', '客 +0.5/1', '大 2.5/3', '小 2.5/3'])
  expect(texts(0.25, 2)).toEqual(['主 +0/0.5', '客 -0/0.5', '大 2', '小 2'])
  expect(texts(0, 2.25)).toEqual(['主 0', '客 0', '大 2/2.5', '小 2/2.5'])
  expect(texts(1.5, 3.5)).toEqual(['主 +1.5', '客 -1.5', '大 3.5', '小 3.5'])
})

test('half of a bet that has met its line is certain to come back, before its match ends', () => {
  const at = { sets: [[0, 0]] as const, steps: 90, isOver: false }
  const [home] = SPORT_OF.football.chances(
    0,
    { ...at, sets: [[1, 1]] },
    { handicap: -0.25, total: 2 },
  ).handicap
  expect(home).toEqual({ win: 0, back: 0.5 })
})
