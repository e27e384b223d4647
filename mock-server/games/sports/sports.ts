import {
  type Came,
  type Chances,
  halvesOf,
  type Lines,
  type Market,
  type Progress,
  type SportModel,
} from './model.ts'
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
  /** For how many steps the lines stay the same before they follow the match. */
  lineSteps: number
  lines(pair: number, at: Progress): Lines
  chances(pair: number, at: Progress, lines: Lines): Record<Market, Chances>
  /** How each outcome of a finished match ends. */
  came(pair: number, at: Progress, lines: Lines): Record<Market, readonly Came[]>
  /** All of a match, step by step, from its beginning. */
  play(pair: number, roll: (sides: number) => number): Progress[]
  /** A market without outcomes does not exist. */
  markets(lines: Lines): Record<Market, MarketTexts>
  /** The rules of this sport only. */
  rule: string
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
  texts: Pick<Sport, 'moment' | 'score' | 'sets' | 'markets' | 'lineSteps' | 'rule'>,
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
    lineSteps: texts.lineSteps,
    lines: (pair, at) => model.lines(at, side(pair)),
    chances: (pair, at, lines) => model.chances(at, side(pair), lines),
    came: (pair, at, lines) => model.came(at, side(pair), lines),
    play(pair, roll) {
      const all = [model.start]
      for (let at = model.start; !at.isOver; all.push(at)) at = model.step(at, side(pair), roll)
      return all
    },
    markets: texts.markets,
    rule: texts.rule,
    moment: texts.moment,
    score: texts.score,
  }
}

const ORDINALS = ['一', '二', '三', '四']
const ordinal = (n: number): string => ORDINALS[n] ?? ''
const pointsText = (at: Progress): string => at.sets[0]?.join(' : ') ?? ''

/** `2.5`, and a quarter by the two lines of its halves, the nearer to nought first: `0.5/1`. */
function lineText(line: number): string {
  const [low, high] = halvesOf(Math.abs(line))
  return low === high ? String(low) : `${low}/${high}`
}
/** `-4.5`, `+0/0.5`; a level start has no sign. */
const startText = (line: number): string => `${line > 0 ? '+' : line < 0 ? '-' : ''}${lineText(line)}`
const handicapOf = (name: string, { handicap }: Lines): MarketTexts => ({
  name,
  outcomes: handicap === undefined ? [] : [`主 ${startText(handicap)}`, `客 ${startText(-handicap)}`],
})
const totalOf = (name: string, { total }: Lines): MarketTexts => ({
  name,
  outcomes: total === undefined ? [] : [`大 ${lineText(total)}`, `小 ${lineText(total)}`],
})

const goals = (home: number, away: number, id: number): TimedSide => ({
  id,
  home: [10_000 - home, home],
  away: [10_000 - away, away],
})

/** Ninety minutes of a second each; the shares are goals in ten thousand minutes. */
const football = sportOf(
  '足球',
  timedOf({ steps: 90, draws: true, extra: [0, 0], lineStep: 0.25 }),
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
    markets: (lines) => ({
      result: { name: '胜平负', outcomes: ['主胜', '平局', '客胜'] },
      handicap: handicapOf('让球', lines),
      total: totalOf('大小球', lines),
    }),
    lineSteps: 15,
    rule: '让球与大小球按全场比分（含已进的球）计算。半球盘（0.5）只有输赢；整球盘（1）打平为走盘，退回本金；半球与整球之间的盘口（0/0.5、0.5/1）一半本金按前一个盘口、一半按后一个盘口计算，因此有赢半和输半。盘口每 15 分钟随比分调整一次，已受理的注单按投注时的盘口结算。',
    moment: ({ steps }) => `${Math.min(steps + 1, 90)}′`,
    score: (at) => ({ main: pointsText(at), detail: '' }),
  },
)

const QUARTER = 12
const SIDES = ['主胜', '客胜']
const strong = [2_000, 900, 3_900, 1_900, 1_300]
const middle = [2_200, 1_000, 3_800, 1_800, 1_200]
const weak = [2_500, 1_000, 3_600, 1_800, 1_100]

/** Four quarters of twelve minutes, two seconds each; a level score goes into overtime. */
const basketball = sportOf(
  '篮球',
  timedOf({ steps: 4 * QUARTER, draws: false, extra: [11, 7], lineStep: 1 }),
  2_000,
  [
    { home: strong, away: middle },
    { home: middle, away: middle },
    { home: middle, away: strong },
    { home: middle, away: weak },
    { home: weak, away: strong },
  ].map((one, id) => ({ id, ...one })),
  {
    sets: false,
    markets: (lines) => ({
      result: { name: '胜负', outcomes: SIDES },
      handicap: handicapOf('让分', lines),
      total: totalOf('大小分', lines),
    }),
    lineSteps: QUARTER / 2,
    rule: '让分与大小分的盘口都带半分，没有走盘；胜负与让分含加时，大小分不含加时。盘口每 6 分钟随比分调整一次，已受理的注单按投注时的盘口结算。',
    moment: ({ steps }) =>
      steps >= 4 * QUARTER ? '加时' : `第${ordinal(Math.floor(steps / QUARTER))}节 ${(steps % QUARTER) + 1}′`,
    score: (at) => ({ main: pointsText(at), detail: '' }),
  },
)

const setSport = (
  race: Parameters<typeof raceOf>[0],
  stepMs: number,
  home: readonly number[],
  words: { name: string; set: string; bestOf: string; total: string; outcomes: readonly string[] },
): Sport =>
  sportOf<RaceSide>(
    words.name,
    raceOf(race),
    stepMs,
    home.map((share) => ({ home: share })),
    {
      sets: true,
      lineSteps: 1,
      rule: `${words.bestOf}，${words.total}按全场实际打完的${words.total}计算。`,
      markets: () => ({
        result: { name: '胜负', outcomes: SIDES },
        handicap: { name: '', outcomes: [] },
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

/** A step is a game: three seconds. Six games make a set, at 6:6 one more decides. */
const tennis = setSport({ to: 6, lead: 2, cap: 7 }, 3_000, [500, 530, 560, 470, 440, 590], {
  name: '网球',
  set: '盘',
  bestOf: '三盘两胜',
  total: '盘数',
  outcomes: ['3 盘', '2 盘'],
})
/** A step is a rally: three quarters of a second. 21 points, two ahead, at most 30. */
const badminton = setSport({ to: 21, lead: 2, cap: 30 }, 750, [500, 515, 530, 485, 470, 545], {
  name: '羽毛球',
  set: '局',
  bestOf: '三局两胜',
  total: '局数',
  outcomes: ['3 局', '2 局'],
})
/** A step is a round: a second and a half. Thirteen rounds take a map. */
const esports = setSport({ to: 13, lead: 1, cap: 13 }, 1_500, [500, 525, 550, 475, 450, 570], {
  name: '电竞',
  set: '地图',
  bestOf: '三图两胜',
  total: '图数',
  outcomes: ['3 图', '2 图'],
})

export const SPORT_OF: Record<SportName, Sport> = { football, basketball, tennis, badminton, esports }

/** The lines of a match at a step of its course: those of the last step at which they followed the match. */
export function linesIn(sport: Sport, pair: number, course: readonly Progress[], steps: number): Lines {
  const at = course[Math.max(0, Math.min(steps, course.length - 1))]
  const followed = course[at ? Math.floor(at.steps / sport.lineSteps) * sport.lineSteps : 0]
  return followed ? sport.lines(pair, followed) : {}
}
