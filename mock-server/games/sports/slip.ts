import {
  areOddsAtLeast,
  type Fen,
  fen,
  formatYuan,
  type Odds,
  odds,
  returnAt,
  type Share,
  shareOf,
  wholeYuan,
  ZERO,
} from '#contracts/money/money.ts'
import type { GameMath } from '../game.ts'
import {
  courseOf,
  endsAt,
  type Fixture,
  fixtureOf,
  LANES,
  type Phase,
  type Programme,
  progressAt,
  shownFixture,
} from './fixtures.ts'
import { type Came, type Chance, type Lines, MARKETS, type Market } from './model.ts'
import { linesIn, SPORT_OF } from './sports.ts'

/** In hundredths: odds are 95 % of the fair ones, rounded down. What may come back has no part in it, as in the trade. */
const RETURN = 95
/** Only odds within these limits are offered, in hundredths. */
const LEAST_OFFERED = 101
const MOST_OFFERED = 5_000
/** A bet that will almost surely come back is not offered. */
const LEAST_DECIDED = 0.01
/** A cash-out pays this share of the slip's present worth. */
export const CASH_OUT: Share = 970_000 as Share
/** The most that one slip pays: three long odds would multiply without limit. */
const MOST_RETURNED = wholeYuan(500_000)
/** A bet or a cash-out is accepted if it is at least this share of what the player saw. */
const STILL_GOOD: Share = 950_000 as Share

/** The odds at which a stake comes back. */
const STAKE_BACK = odds(100)
const LOST: Came = -2
const NO_CHANCE: Chance = { win: 0, back: 0 }

/** Larger than any odds or cash-out. It limits what a page claims to have seen, which may be any number. */
const MOST_SEEN = 10 ** 12

/** Whether odds, or a cash-out, have fallen too far since the player saw them. */
export const hasFallen = (now: number, seen: number): boolean =>
  now < shareOf(fen(Math.min(seen, MOST_SEEN)), STILL_GOOD)

/** One leg of a slip: a fixture's lane and number, a market of it with its line, and the place of the outcome. */
export type LegPick = { lane: number; number: number; market: Market; line?: number; outcome: number }
/** A leg as it was accepted: its odds, and the texts that records show. */
export type Leg = LegPick & { odds: Odds; match: string; choice: string; taken: string }
/** How a player reads odds: with the stake (欧洲盘, the default), or as what is won on top of it (香港盘). */
export type OddsStyle = 'hong-kong'
/** One leg is a single, several are an accumulator: all must win, and their odds multiply. */
export type SlipPick = { legs: readonly Leg[]; style?: OddsStyle }
/**
 * `scores`: empty while unknown, with `came` null. `cashedOut`: the amount that the player took for the slip before it
 * was decided.
 */
export type SlipDrawn = { scores: readonly string[]; came: readonly (Came | null)[]; cashedOut?: Fen }

/** The odds of a chance; undefined where the outcome is not offered. */
export function oddsOf({ win, back }: Chance): Odds | undefined {
  const decided = 1 - back
  if (win <= 0 || decided < LEAST_DECIDED) return undefined
  const at = Math.floor(RETURN / (win / decided))
  return at >= LEAST_OFFERED && at <= MOST_OFFERED ? odds(at) : undefined
}

export type Offer = {
  fixture: Fixture
  phase: Phase
  lines: Lines
  odds: Record<Market, readonly (Odds | undefined)[]>
}

export function offerOf(from: Programme, fixture: Fixture, now: number): Offer {
  const { phase, at } = progressAt(from, fixture, now)
  const sport = SPORT_OF[from.sport]
  const lines = linesIn(sport, fixture.pair, courseOf(from, fixture), at.steps)
  const chances = sport.chances(fixture.pair, at, lines)
  const of = (market: Market) =>
    chances[market].map((chance) => (phase === 'over' ? undefined : oddsOf(chance)))
  return {
    ...{ fixture, phase, lines },
    odds: { result: of('result'), handicap: of('handicap'), total: of('total') },
  }
}

/** The three matches that are shown at `now`. */
export const offersAt = (from: Programme, now: number): Offer[] =>
  Array.from({ length: LANES }, (_, lane) => offerOf(from, shownFixture(from, lane, now), now))

/** `滚球 63′ 1 : 0`, or that it has not begun. */
function takenText(from: Programme, fixture: Fixture, now: number): string {
  const { phase, at } = progressAt(from, fixture, now)
  const sport = SPORT_OF[from.sport]
  return phase === 'before' ? '赛前' : `滚球 ${sport.moment(at)} ${sport.score(at).main}`
}

type RawLeg = {
  lane?: unknown
  number?: unknown
  market?: unknown
  line?: unknown
  outcome?: unknown
  odds?: unknown
}

function readLeg(from: Programme, now: number, offers: readonly Offer[], raw: unknown): Leg | string {
  const leg: RawLeg = raw !== null && typeof raw === 'object' ? raw : {}
  const offer = offers.find(({ fixture }) => fixture.lane === leg.lane)
  const market = MARKETS.find((name) => name === leg.market)
  if (!offer || !market) return '所选投注项不存在，请重新选择'
  const { fixture } = offer
  if (fixture.number !== leg.number) return '这场比赛已结束，请重新选择'
  const line = lineOf(offer.lines, market)
  if (offer.phase !== 'over' && leg.line !== line) return '盘口已变化，请重新选择'
  const outcome = offer.odds[market].findIndex((_, at) => at === leg.outcome)
  const pays = offer.odds[market][outcome]
  if (pays === undefined) return '该投注项暂停受注，请重新选择'
  const seen = Number.isSafeInteger(leg.odds) ? Math.max(0, Number(leg.odds)) : 0
  if (hasFallen(pays, seen)) return '赔率已变化，请确认新赔率后再投'
  const { name, outcomes } = SPORT_OF[from.sport].markets(offer.lines)[market]
  return {
    lane: fixture.lane,
    number: fixture.number,
    market,
    ...(line === undefined ? {} : { line }),
    outcome,
    odds: pays,
    match: `${fixture.home} - ${fixture.away}`,
    choice: market === 'result' ? (outcomes[outcome] ?? '') : `${name} ${outcomes[outcome] ?? ''}`,
    taken: takenText(from, fixture, now),
  }
}

/** The line of a market, if it has one. */
export const lineOf = (lines: Lines, market: Market): number | undefined =>
  market === 'result' ? undefined : lines[market]
/** The lines that decide a leg: the leg's own line. */
const linesOf = ({ line }: LegPick): Lines => (line === undefined ? {} : { handicap: line, total: line })

/** The result of a leg at the end of its match. */
function legResult(from: Programme, leg: LegPick): { score: string; came: Came; endsMs: number } {
  const fixture = fixtureOf(from, leg.lane, leg.number)
  const end = courseOf(from, fixture).at(-1)
  if (!end) throw new RangeError('a match without an end')
  const sport = SPORT_OF[from.sport]
  return {
    score: sport.score(end).main,
    came: sport.came(fixture.pair, end, linesOf(leg))[leg.market][leg.outcome] ?? LOST,
    endsMs: endsAt(from, fixture),
  }
}

/**
 * What the player may know at `now` of a slip that is decided. A match that still goes on has no score, and its leg no
 * result, because all players see the match and may bet on it.
 */
export function toldAt(from: Programme, { legs }: SlipPick, drawn: SlipDrawn, now: number): SlipDrawn {
  const isOver = legs.map(({ lane, number }) => endsAt(from, fixtureOf(from, lane, number)) <= now)
  return {
    ...drawn,
    scores: drawn.scores.map((score, at) => (isOver[at] ? score : '')),
    came: drawn.came.map((one, at) => (isOver[at] ? one : null)),
  }
}

/** When a slip is decided: with its first lost leg, or with the end of the last match. */
export function decidedAt(from: Programme, { legs }: SlipPick): number {
  const ends = legs.map((leg) => legResult(from, leg))
  const lost = ends.filter(({ came }) => came === LOST).map(({ endsMs }) => endsMs)
  return lost.length > 0 ? Math.min(...lost) : Math.max(...ends.map(({ endsMs }) => endsMs))
}

/** The bet slip at one moment. Matches are the same for all players, so `draw` only reads how they end. */
export function slipAt(from: Programme, now: number, leastOdds: Odds): GameMath<SlipPick, SlipDrawn> {
  return {
    shared: true,
    read(raw) {
      const list = raw !== null && typeof raw === 'object' && 'legs' in raw ? raw.legs : undefined
      if (!Array.isArray(list) || list.length === 0) return '请先选择投注项'
      if (list.length > LANES) return `一张注单最多 ${LANES} 场`
      const offers = offersAt(from, now)
      const legs = list.map((leg) => readLeg(from, now, offers, leg))
      const wrong = legs.find((leg) => typeof leg === 'string')
      if (wrong !== undefined) return String(wrong)
      const read = legs.filter((leg) => typeof leg !== 'string')
      if (new Set(read.map(({ lane }) => lane)).size < read.length) return '同一场比赛只能选一项'
      const isHongKong =
        typeof raw === 'object' && raw !== null && 'style' in raw && raw.style === 'hong-kong'
      return { legs: read, ...(isHongKong ? { style: 'hong-kong' } : {}) }
    },
    tooMuch: (stake, { legs }) =>
      returnAt(stake, ...legs.map((leg) => leg.odds)) > MOST_RETURNED
        ? `单注最高可返 ${formatYuan(MOST_RETURNED)}，请减少投注金额`
        : undefined,
    draw(_roll, { legs }) {
      const ends = legs.map((leg) => legResult(from, leg))
      return { scores: ends.map(({ score }) => score), came: ends.map(({ came }) => came) }
    },
    returned: (stake, { legs }, { came, cashedOut }) =>
      cashedOut ??
      settledReturn(
        stake,
        legs.map((leg, at) => ({ odds: leg.odds, came: came[at] ?? LOST })),
      ),
    // After a cash-out a slip carries hardly any risk.
    countedStake: (stake, { legs }, { came, cashedOut }) =>
      cashedOut === undefined
        ? atRisk(
            stake,
            legs.map((leg, at) => ({ odds: leg.odds, came: came[at] ?? LOST })),
            leastOdds,
          )
        : ZERO,
  }
}

type DecidedLeg = { odds: Odds; came: Came }

/**
 * What decided legs pay. Each multiplies by what its two halves pay: the odds, their stake, or nothing. The product is
 * rounded down once.
 */
export function settledReturn(stake: Fen, legs: readonly DecidedLeg[]): Fen {
  const ofHalf = (halves: number, pays: Odds) => (halves > 0 ? pays : halves < 0 ? 0 : STAKE_BACK)
  // Both halves together count twice, so each leg is halved in the end. Rounding down twice is rounding down once.
  const doubled = legs.map(({ odds: pays, came }) =>
    odds(ofHalf(Math.sign(came), pays) + ofHalf(came - Math.sign(came), pays)),
  )
  return fen(Math.floor(returnAt(stake, ...doubled) / 2 ** legs.length))
}

/**
 * The part of a stake that was at risk: nothing at odds that are too short, half of it on a single that won or lost half.
 * A leg whose stake came back (走盘) is no longer part of the slip.
 */
function atRisk(stake: Fen, legs: readonly DecidedLeg[], least: Odds): Fen {
  const decided = legs.filter(({ came }) => came !== 0)
  if (decided.length === 0 || !areOddsAtLeast(least, ...decided.map((leg) => leg.odds))) return ZERO
  const isHalf = decided.length === 1 && Math.abs(decided[0]?.came ?? 0) === 1
  return isHalf ? fen(Math.floor(stake / 2)) : stake
}

const MILLION = 1_000_000

/**
 * What an open slip may be cashed out for at `now`: its payout, times what of it each leg may expect now, times CASH_OUT,
 * rounded down after each. Undefined if nothing is left of it, or if it can no longer lose.
 */
export function cashOutOf(from: Programme, stake: Fen, { legs }: SlipPick, now: number): Fen | undefined {
  let worth = returnAt(stake, ...legs.map((leg) => leg.odds))
  let certain = true
  for (const leg of legs) {
    const fixture = fixtureOf(from, leg.lane, leg.number)
    const { at } = progressAt(from, fixture, now)
    const chances = SPORT_OF[from.sport].chances(fixture.pair, at, linesOf(leg))
    const { win, back } = chances[leg.market][leg.outcome] ?? NO_CHANCE
    certain = certain && win + back === 1
    worth = shareOf(worth, Math.floor((win + (back * STAKE_BACK) / leg.odds) * MILLION) as Share)
  }
  const value = shareOf(worth, CASH_OUT)
  return certain || value < fen(1) ? undefined : value
}
