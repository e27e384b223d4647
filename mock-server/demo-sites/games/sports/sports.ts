import type { Chances, Market, Progress, SportModel } from './model.ts'
import { type RaceSide, raceOf, setsOf } from './race.ts'
import { type TimedSide, timedOf } from './timed.ts'

/** The sports of the bet slip. A title of a sport shows matches of that sport alone. */
export const SPORTS = ['football', 'basketball', 'tennis', 'badminton', 'esports'] as const
export type SportName = (typeof SPORTS)[number]

/** What a market asks, and its outcomes in the order of the chances. */
export type MarketTexts = { name: string; outcomes: readonly string[] }

/** A sport with all that is the same in each of its matches. */
export type Sport = {
  name: string
  /** Whether its matches are played in sets, so that the score has a detail. */
  sets: boolean
  /** The length of a step, in ms of the clock. */
  stepMs: number
  mostSteps: number
  /** How many kinds of matches there are: pairs of sides. */
  pairs: number
  /** The chances of a match of pair `pair` at this moment of it. */
  chances(pair: number, at: Progress): Record<Market, Chances>
  outcome(pair: number, at: Progress): Record<Market, number>
  /** All of a match, step by step, from its beginning. */
  play(pair: number, roll: (sides: number) => number): Progress[]
  markets(pair: number): Record<Market, MarketTexts>
  /** The moment of a match that is under way: `63′`, `第三节`, `第二盘`. */
  moment(at: Progress): string
  /** The score in a word, and in detail where a match has sets: `1 : 0`, `6:4 2:1`. */
  score(at: Progress): { main: string; detail: string }
}

function sportOf<Side>(
  name: string,
  model: SportModel<Side>,
  stepMs: number,
  sides: readonly Side[],
  texts: Pick<Sport, 'moment' | 'score' | 'sets'> & { markets(side: Side): Record<Market, MarketTexts> },
): Sport {
  const side = (pair: number): Side => {
    const one = sides[pair]
    if (one === undefined) throw new RangeError(`no pair ${pair}`)
    return one
  }
  return {
    name,
    sets: texts.sets,
    stepMs,
    mostSteps: model.mostSteps,
    pairs: sides.length,
    chances: (pair, at) => model.chances(at, side(pair)),
    outcome: (pair, at) => model.outcome(at, side(pair)),
    play(pair, roll) {
      const all = [model.start]
      for (let at = model.start; !at.isOver; all.push(at)) at = model.step(at, side(pair), roll)
      return all
    },
    markets: (pair) => texts.markets(side(pair)),
    moment: texts.moment,
    score: texts.score,
  }
}

const ORDINALS = ['一', '二', '三', '四']
const ordinal = (n: number): string => ORDINALS[n] ?? ''
const pointsText = (at: Progress): string => at.sets[0]?.join(' : ') ?? ''

const goals = (home: number, away: number, id: number): TimedSide => ({
  id,
  home: [10_000 - home, home],
  away: [10_000 - away, away],
  line: 2.5,
})

/** Ninety minutes of a second each; the shares are goals in ten thousand minutes. */
const football = sportOf(
  '足球',
  timedOf({ steps: 90, draws: true, extra: [0, 0] }),
  1_000,
  [
    [167, 122],
    [200, 111],
    [133, 133],
    [233, 89],
    [111, 178],
    [100, 211],
  ].map(([home = 0, away = 0], id) => goals(home, away, id)),
  {
    sets: false,
    markets: () => ({
      result: { name: '胜平负', outcomes: ['主胜', '平局', '客胜'] },
      total: { name: '进球', outcomes: ['大 2.5', '小 2.5'] },
    }),
    moment: ({ steps }) => `${Math.min(steps + 1, 90)}′`,
    score: (at) => ({ main: pointsText(at), detail: '' }),
  },
)

const QUARTER = 12
const strong = [2_000, 900, 3_900, 1_900, 1_300]
const middle = [2_200, 1_000, 3_800, 1_800, 1_200]
const weak = [2_500, 1_000, 3_600, 1_800, 1_100]

/** Four quarters of twelve minutes, two seconds each; a level score goes into overtime. */
const basketball = sportOf(
  '篮球',
  timedOf({ steps: 4 * QUARTER, draws: false, extra: [11, 7] }),
  2_000,
  [
    { home: strong, away: middle, line: 184.5 },
    { home: middle, away: middle, line: 180.5 },
    { home: middle, away: strong, line: 184.5 },
    { home: middle, away: weak, line: 176.5 },
    { home: weak, away: strong, line: 180.5 },
  ].map((one, id) => ({ id, ...one })),
  {
    sets: false,
    markets: ({ line }) => ({
      result: { name: '胜负', outcomes: ['主胜', '客胜'] },
      total: { name: '总分', outcomes: [`大 ${line}`, `小 ${line}`] },
    }),
    moment: ({ steps }) =>
      steps >= 4 * QUARTER ? '加时' : `第${ordinal(Math.floor(steps / QUARTER))}节 ${(steps % QUARTER) + 1}′`,
    score: (at) => ({ main: pointsText(at), detail: '' }),
  },
)

const setSport = (
  race: Parameters<typeof raceOf>[0],
  stepMs: number,
  home: readonly number[],
  words: { name: string; set: string; total: string; outcomes: readonly string[]; sides: readonly string[] },
): Sport =>
  sportOf<RaceSide>(
    words.name,
    raceOf(race),
    stepMs,
    home.map((share) => ({ home: share })),
    {
      sets: true,
      markets: () => ({
        result: { name: '胜负', outcomes: words.sides },
        total: { name: words.total, outcomes: words.outcomes },
      }),
      moment: ({ sets }) =>
        words.set === '地图'
          ? `地图${ordinal(sets.length - 1)}`
          : `第${ordinal(sets.length - 1)}${words.set}`,
      score: ({ sets, isOver }) => ({
        main: setsOf(sets, isOver).join(' : '),
        detail: sets.map((set) => set.join(':')).join(' '),
      }),
    },
  )

const SIDES = ['主胜', '客胜']

/** A step is a game: three seconds. Six games make a set, at 6:6 one more decides. */
const tennis = setSport({ to: 6, lead: 2, cap: 7 }, 3_000, [500, 530, 560, 470, 440, 590], {
  name: '网球',
  set: '盘',
  total: '盘数',
  outcomes: ['3 盘', '2 盘'],
  sides: SIDES,
})
/** A step is a rally: three quarters of a second. 21 points, two ahead, at most 30. */
const badminton = setSport({ to: 21, lead: 2, cap: 30 }, 750, [500, 515, 530, 485, 470, 545], {
  name: '羽毛球',
  set: '局',
  total: '局数',
  outcomes: ['3 局', '2 局'],
  sides: SIDES,
})
/** A step is a round: a second and a half. Thirteen rounds take a map. */
const esports = setSport({ to: 13, lead: 1, cap: 13 }, 1_500, [500, 525, 550, 475, 450, 570], {
  name: '电竞',
  set: '地图',
  total: '图数',
  outcomes: ['3 图', '2 图'],
  sides: ['左胜', '右胜'],
})

export const SPORT_OF: Record<SportName, Sport> = { football, basketball, tennis, badminton, esports }
