import { expect, test } from 'vitest'
import { type Fen, fen, odds } from '#contracts/money/money.ts'
import { LEAST_ODDS } from '../../rules/bonus/turnover-weights.ts'
import { rollOf } from '../../seeded.ts'
import { TEAMS } from '../teams.ts'
import { beginsAt, endsAt, LANES, type Programme, progressAt, shownFixture } from './fixtures.ts'
import type { Came } from './model.ts'
import { cashOutOf, decidedAt, type Leg, oddsOf, offersAt, settledReturn, slipAt } from './slip.ts'
import { SPORT_OF, SPORTS } from './sports.ts'

const FOOTBALL: Programme = { sport: 'football', seed: 'world 1' }
const NOON = Date.UTC(2026, 10, 20, 4)

/** A leg on the first outcome of a lane's result that is offered at `now`. */
function legAt(from: Programme, lane: number, now: number) {
  const offer = offersAt(from, now)[lane]
  const outcome = offer?.odds.result.findIndex((one) => one !== undefined) ?? -1
  const number = offer?.fixture.number ?? -1
  return { lane, number, market: 'result' as const, outcome, odds: offer?.odds.result[outcome] ?? 0 }
}
const taken = (from: Programme, now: number, ...lanes: readonly number[]): readonly Leg[] => {
  const pick = slipAt(from, now, LEAST_ODDS).read({ legs: lanes.map((lane) => legAt(from, lane, now)) })
  if (typeof pick === 'string') throw new Error(pick)
  return pick.legs
}

test('odds are 95 % of the fair ones, rounded down, from 1.01 to 50', () => {
  const at = (win: number, back = 0) => oddsOf({ win, back })
  expect([0.5, 0.333, 0.94, 0.019].map((win) => at(win))).toEqual([190, 285, 101, 5_000])
  expect([0, 0.941, 0.9999, 1, 0.0189].map((win) => at(win))).toEqual(Array(5).fill(undefined))
  // What comes back has no part in the odds: these are even chances, too.
  expect([at(0.375, 0.25), at(0.25, 0.5), at(0, 1), at(0.002, 0.996)]).toEqual([
    190,
    190,
    undefined,
    undefined,
  ])
})

test.each(
  SPORTS,
)('the lanes of %s show one match after the other, each from before its beginning', (sport) => {
  const from: Programme = { sport, seed: 'world 1' }
  const seen = new Map<string, string[]>()
  for (let now = NOON; now < NOON + 600_000; now += 1_000)
    for (let lane = 0; lane < LANES; lane++) {
      const fixture = shownFixture(from, lane, now)
      const { phase } = progressAt(from, fixture, now)
      const key = `${lane}:${fixture.number}`
      const phases = seen.get(key) ?? []
      if (phases.at(-1) !== phase) phases.push(phase)
      seen.set(key, phases)
      expect(fixture.home).not.toBe(fixture.away)
      expect(TEAMS[sport]).toContain(fixture.home)
      expect(beginsAt(from, fixture) - now).toBeLessThan(200_000)
    }
  for (let lane = 0; lane < LANES; lane++) {
    const lanePhases = [...seen]
      .filter(([key]) => key.startsWith(`${lane}:`))
      .map(([, phases]) => phases.join())
    expect(new Set(lanePhases.slice(1, -1))).toEqual(new Set(['before,live,over']))
  }
})

test('a match is the same at every request, and another in another world and lane', () => {
  const fixture = shownFixture(FOOTBALL, 0, NOON)
  expect(shownFixture({ ...FOOTBALL }, 0, NOON)).toEqual(fixture)
  expect(progressAt(FOOTBALL, fixture, endsAt(FOOTBALL, fixture))).toEqual(
    progressAt(FOOTBALL, fixture, NOON + 10 ** 9),
  )
  const scores = ['world 1', 'world 2', 'world 3', 'world 4'].map((seed) => {
    const from: Programme = { sport: 'football', seed }
    return [0, 1, 2].map((lane) => progressAt(from, shownFixture(from, lane, NOON), NOON + 10 ** 9).at.sets)
  })
  expect(new Set(scores.map((all) => JSON.stringify(all))).size).toBe(4)
})

test('odds move with the match: a lead shortens them, and time shortens them for who leads', () => {
  const { chances } = SPORT_OF.football
  const win = (home: number, away: number, steps: number) =>
    chances(2, { sets: [[home, away]], steps, isOver: false }, {}).result[0]?.win ?? 0
  expect(win(1, 0, 30)).toBeGreaterThan(win(0, 0, 30))
  expect(win(1, 0, 80)).toBeGreaterThan(win(1, 0, 30))
  expect(win(0, 1, 80)).toBeLessThan(win(0, 1, 30))
  const set = (home: number, away: number) =>
    SPORT_OF.badminton.chances(0, { sets: [[home, away]], steps: home + away, isOver: false }, {}).result[0]
      ?.win ?? 0
  expect(set(0, 0)).toBeCloseTo(0.5, 9)
  expect(set(15, 8)).toBeGreaterThan(set(10, 8))
})

test('accepts legs at the odds of the moment and refuses others with a text', () => {
  const slip = slipAt(FOOTBALL, NOON, LEAST_ODDS)
  const leg = legAt(FOOTBALL, 0, NOON)
  expect(slip.read({ legs: [leg] })).toMatchObject({ legs: [{ lane: 0, odds: leg.odds }] })
  for (const none of [null, {}, { legs: [] }, { legs: 'x' }]) expect(slip.read(none)).toBe('请先选择投注项')
  const refused: [object, string][] = [
    [{ ...leg, lane: 3 }, '所选投注项不存在，请重新选择'],
    [{ ...leg, market: 'score' }, '所选投注项不存在，请重新选择'],
    [{ ...leg, number: leg.number - 1 }, '这场比赛已结束，请重新选择'],
    [{ ...leg, outcome: 9 }, '该投注项暂停受注，请重新选择'],
    [{ ...leg, odds: Math.ceil(leg.odds * 1.06) }, '赔率已变化，请确认新赔率后再投'],
  ]
  for (const [bad, text] of refused) expect(slip.read({ legs: [bad] })).toBe(text)
  expect(slip.read({ legs: [{ ...leg, odds: Math.floor(leg.odds * 1.04) }] })).toMatchObject({
    legs: [{ odds: leg.odds }],
  })
  expect(slip.read({ legs: [leg, leg] })).toBe('同一场比赛只能选一项')
  expect(slip.read({ legs: [leg, leg, leg, leg] })).toBe('一张注单最多 3 场')
})

test('a leg keeps its line: one that has moved is not taken, and a taken one is decided and cashed out by its own', () => {
  const offer = offersAt(FOOTBALL, NOON)[0]
  const { handicap = 0 } = offer?.lines ?? {}
  const outcome = 0
  const leg = {
    ...{ lane: 0, number: offer?.fixture.number, market: 'handicap', outcome, line: handicap },
    odds: offer?.odds.handicap[outcome],
  }
  const slip = slipAt(FOOTBALL, NOON, LEAST_ODDS)
  for (const line of [handicap - 1, undefined, String(handicap)])
    expect(slip.read({ legs: [{ ...leg, line }] })).toBe('盘口已变化，请重新选择')
  const pick = slip.read({ legs: [leg] })
  if (typeof pick === 'string') throw new Error(pick)
  expect(pick.legs[0]).toMatchObject({
    line: handicap,
    choice: `让球 ${SPORT_OF.football.markets({ handicap }).handicap.outcomes[outcome]}`,
  })
  const fixture = shownFixture(FOOTBALL, 0, NOON)
  const [home = 0, away = 0] = progressAt(FOOTBALL, fixture, endsAt(FOOTBALL, fixture)).at.sets[0] ?? []
  for (const line of [-3.5, -1.5, -0.5, 0.5, 1.5, 3.5]) {
    const legs = pick.legs.map((one) => ({ ...one, line }))
    expect(slip.draw(rollOf(''), { legs }).came).toEqual([home + line > away ? 2 : -2])
  }
  const cameAt = (line: number) =>
    slip.draw(rollOf(''), { legs: pick.legs.map((one) => ({ ...one, line })) }).came
  const level = away - home
  expect([-0.25, 0, 0.25].map((more) => cameAt(level + more))).toEqual([[-1], [0], [1]])
  const early = cashOutOf(
    FOOTBALL,
    fen(10_000),
    { legs: pick.legs.map((one) => ({ ...one, line: 5.5 })) },
    NOON,
  )
  expect(early).toBeGreaterThan(cashOutOf(FOOTBALL, fen(10_000), pick, NOON) ?? Number.POSITIVE_INFINITY)
})

test('an accumulator multiplies its odds, rounds down once, and loses with one lost leg', () => {
  const at = [195, 333, 211].map((one, lane) => ({
    ...{ lane, number: 0, market: 'result', outcome: 0, odds: odds(one) },
    ...{ match: 'A - B', choice: '主胜', taken: '赛前' },
  })) satisfies Leg[]
  const slip = slipAt(FOOTBALL, NOON, LEAST_ODDS)
  const scores = ['1 : 0', '2 : 0', '3 : 1']
  const returned = (...came: Came[]) => slip.returned(fen(12_345), { legs: at }, { scores, came })
  expect([returned(2, 2, 2), returned(2, -2, 2)]).toEqual([169_142, 0])
  const cashedOut = fen(77)
  expect(slip.returned(fen(12_345), { legs: at }, { scores, came: [2, -2, 2], cashedOut })).toBe(77)
  // A leg that came back counts once, half a win its odds on half of the stake, half a loss one half.
  expect(returned(2, 0, 0)).toBe(Math.floor(12_345 * 1.95))
  expect(returned(0, 0, 0)).toBe(12_345)
  expect(returned(2, 1, -1)).toBe(Math.floor((12_345 * 195 * (333 + 100) * 100) / (100 * 200 * 200)))
})

test('a single wins half, comes back or loses half, to the fen', () => {
  const paid = (stake: number, came: Came, at = 190) => settledReturn(fen(stake), [{ odds: odds(at), came }])
  const all: Came[] = [2, 1, 0, -1, -2]
  expect(all.map((came) => paid(1_000, came))).toEqual([1_900, 1_450, 1_000, 500, 0])
  // What is less than a fen is dropped once: 1.01 × 1.45 is 1.4645, a half of it 0.505.
  expect(all.map((came) => paid(101, came))).toEqual([191, 146, 101, 50, 0])
  expect(all.map((came) => paid(1, came))).toEqual([1, 1, 1, 0, 0])
})

test('a slip counts its stake from total odds of 1.50 on, and nothing once it is cashed out', () => {
  const { countedStake } = slipAt(FOOTBALL, NOON, LEAST_ODDS)
  const counted = (hundredths: readonly number[], cashedOut?: Fen, ended?: Came[]) => {
    const legs = hundredths.map((one, lane) => ({
      ...{ lane, number: 0, market: 'result' as const, outcome: 0, odds: odds(one) },
      ...{ match: 'A - B', choice: '主胜', taken: '赛前' },
    }))
    const came = ended ?? hundredths.map((): Came => 2)
    const drawn = { scores: [], came, ...(cashedOut === undefined ? {} : { cashedOut }) }
    return countedStake?.(fen(999), { legs }, drawn)
  }
  expect([counted([149]), counted([150]), counted([122]), counted([122, 123])]).toEqual([0, 999, 0, 999])
  expect(counted([195], fen(500))).toBe(0)
  const single = ([2, 1, 0, -1, -2] as Came[]).map((came) => counted([195], undefined, [came]))
  expect(single).toEqual([999, 499, 0, 499, 999])
  // A leg that came back is no part of the slip: what is left may be a single, or have odds that are too short.
  expect(counted([195, 140], undefined, [2, 0])).toBe(999)
  expect(counted([195, 140], undefined, [0, 2])).toBe(0)
  expect(counted([195, 195], undefined, [0, -1])).toBe(499)
  expect(counted([195, 195], undefined, [1, -1])).toBe(999)
  expect(counted([195, 195], undefined, [0, 0])).toBe(0)
})

test('a slip is decided by its first lost leg, or the end of its last match', () => {
  let early = 0
  for (let n = 0; n < 40; n++) {
    const now = NOON + n * 37_000
    const offered = offersAt(FOOTBALL, now).flatMap(({ odds: at }, lane) =>
      at.result.some((one) => one) ? [lane] : [],
    )
    const legs = taken(FOOTBALL, now, ...offered)
    const { came } = slipAt(FOOTBALL, now, LEAST_ODDS).draw(rollOf(''), { legs })
    const ends = legs.map(({ lane, number }) => {
      const fixture = [shownFixture(FOOTBALL, lane, now)].find((one) => one.number === number)
      return fixture ? endsAt(FOOTBALL, fixture) : Number.NaN
    })
    const lost = ends.filter((_, leg) => came[leg] === -2)
    const decided = decidedAt(FOOTBALL, { legs })
    expect(decided).toBe(lost.length > 0 ? Math.min(...lost) : Math.max(...ends))
    expect(decided).toBeGreaterThan(now)
    if (decided < Math.max(...ends)) early++
  }
  expect(early).toBeGreaterThan(0)
})

test('a cash-out is worth the return times the chance of each leg, less three percent, and goes with the match', () => {
  for (let n = 0; n < 30; n++) {
    const now = NOON + n * 41_000
    const lane = offersAt(FOOTBALL, now).findIndex(({ odds: at }) => at.result.some((one) => one))
    const [leg] = taken(FOOTBALL, now, lane)
    if (!leg) throw new Error('no leg')
    const fixture = shownFixture(FOOTBALL, leg.lane, now)
    for (let at = now; at <= endsAt(FOOTBALL, fixture); at += 10_000) {
      const chance =
        SPORT_OF.football.chances(fixture.pair, progressAt(FOOTBALL, fixture, at).at, {}).result[leg.outcome]
          ?.win ?? 0
      const value = cashOutOf(FOOTBALL, fen(10_000), { legs: [leg] }, at)
      if (chance === 0 || chance === 1) expect(value).toBeUndefined()
      else expect(Math.abs((value ?? 0) - 100 * leg.odds * chance * 0.97)).toBeLessThan(3)
    }
    expect(cashOutOf(FOOTBALL, fen(10_000), { legs: [leg] }, endsAt(FOOTBALL, fixture))).toBeUndefined()
  }
})
