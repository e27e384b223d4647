import type { GameKind } from '../kinds.ts'
import type { DrawHit, DrawLook, DrawsTable } from '../lottery/draws.ts'
import type { MahjongWinner } from '../mahjong.ts'
import type { Came as LegCame } from '../sports/model.ts'
import type { Leg, OddsStyle } from '../sports/slip.ts'
import type { BaccaratSpot } from '../tables/baccarat.ts'
import type { BlackjackOutcome } from '../tables/blackjack.ts'
import type { ChipsPick } from '../tables/chips.ts'
import type { DragonSide } from '../tables/dragon.ts'
import type { RouletteArea, RouletteSpot } from '../tables/roulette.ts'
import type { OpenBet, SettledBet, TablesWire } from '../wire.ts'
import { grouped, oddsText, payTableOdds, short } from './amount.ts'
import { GARDEN_NAMES, rankText, SAIL_NAMES, toneOf } from './page/names.ts'

/** The words for a bet of one kind of game. Its page and the member's records use the same words. */
export type BetTexts<K extends GameKind> = {
  pick(bet: Picked<K>, table: TablesWire[K]): string
  /** Every spot of the pick, while `pick` names only as many as fit into a row of the page. */
  wholePick?(bet: Picked<K>): string
  result(bet: Came<K>, table: TablesWire[K]): string
}
export type Picked<K extends GameKind> = Pick<OpenBet<K>, 'pick'>
export type Came<K extends GameKind> = Pick<SettledBet<K>, 'result' | 'returned'>

export const BACCARAT_NAMES: Record<BaccaratSpot, string> = {
  player: '闲',
  tie: '和',
  banker: '庄',
  playerPair: '闲对',
  bankerPair: '庄对',
}
/** The order of rules and records: the sides first. */
export const BACCARAT_ORDER: readonly BaccaratSpot[] = ['banker', 'player', 'tie', 'bankerPair', 'playerPair']
const inOrder = <S>({ chips }: ChipsPick<S>, order: readonly S[]): ChipsPick<S> => ({
  chips: order.flatMap((one) => chips.filter(({ spot }) => spot === one)),
})
const BACCARAT_SPOTS_NAMED = 3

export const AREA_NAMES: Record<RouletteArea, string> = {
  red: '红',
  black: '黑',
  odd: '单',
  even: '双',
  low: '小',
  high: '大',
  dozen1: '第一打',
  dozen2: '第二打',
  dozen3: '第三打',
  column1: '第一列',
  column2: '第二列',
  column3: '第三列',
}
const ROULETTE_SPOTS_NAMED = 2
const spotName = (spot: RouletteSpot): string => (typeof spot === 'number' ? `${spot} 号` : AREA_NAMES[spot])
const TONES = { red: '红', black: '黑', green: '零' } as const
/** `7 红单小` */
export const pocketName = (pocket: number): string =>
  pocket === 0
    ? '0 零'
    : `${pocket} ${TONES[toneOf(pocket)]}${pocket % 2 ? '单' : '双'}${pocket > 18 ? '大' : '小'}`

/** `押庄` or `庄 50、庄对 10`. For more than `most` spots: the first one and the number of all. */
function chipsText<S>(
  { chips }: ChipsPick<S>,
  nameOf: (spot: S) => string,
  most = Number.POSITIVE_INFINITY,
): string {
  const [first] = chips
  if (first && chips.length === 1) return `押${nameOf(first.spot)}`
  const named = chips.map(({ spot, stake }) => `${nameOf(spot)} ${short(stake)}`)
  return chips.length > most ? `${named[0]} 等 ${chips.length} 区` : named.join('、')
}

export const DRAGON_NAMES: Record<DragonSide, string> = { dragon: '龙', tiger: '虎', tie: '和' }
export const DRAGON_ORDER: readonly DragonSide[] = ['dragon', 'tie', 'tiger']

const BULLS = ['没牛', '牛一', '牛二', '牛三', '牛四', '牛五', '牛六', '牛七', '牛八', '牛九', '牛牛']
export const bullName = (bull: number): string => BULLS[bull] ?? ''

/** The result of a hand against the dealer, in a word. */
export const BLACKJACK_CAME: Record<BlackjackOutcome, string> = {
  blackjack: '赢',
  win: '赢',
  push: '平',
  lose: '输',
  bust: '输',
}
const MAHJONG_CAME: Record<MahjongWinner, string> = {
  player: '您自摸，胡了',
  dealer: '庄家自摸',
  none: '流局',
}

const COUNTS = ['', '', '', '三', '四', '五']
/** `牡丹四连` */
export const lineText = ({ symbol, length }: { symbol: number; length: number }): string =>
  `${GARDEN_NAMES[symbol] ?? ''}${COUNTS[length]}连`
const bestOf = <W extends { odds: number }>(wins: readonly W[]): W | undefined =>
  [...wins].sort((a, b) => b.odds - a.odds)[0]

export const ODDS_STYLES: Record<OddsStyle, string> = { 'hong-kong': '香港盘' }
/** What a stake of 1.00 returns at once. 香港盘 leaves it out. */
const STAKE_HUNDREDTHS = 100
/** `1.95`, or `0.95` as 香港盘. */
export const styledOdds = (odds: number, style: OddsStyle | undefined): string =>
  oddsText(style === 'hong-kong' ? odds - STAKE_HUNDREDTHS : odds)
const legPick = (
  { match, choice, odds }: Pick<Leg, 'match' | 'choice' | 'odds'>,
  style: OddsStyle | undefined,
): string => `${match} ${choice} @${styledOdds(odds, style)}`
const styleText = (style: OddsStyle | undefined): string =>
  style === undefined ? '' : `（${ODDS_STYLES[style]}）`
const LEG_CAME = ['输', '输半', '走盘', '赢半', '赢']
const legText = (came: LegCame | null | undefined): string => LEG_CAME[(came ?? -2) + 2] ?? ''

const DAY_MS = 86_400_000
/** Beijing is eight hours ahead of UTC. Periods are counted within a day of Beijing. */
const BEIJING_MS = 28_800_000
/** `20261125-0379`: the day of Beijing in which a period begins, and the period's number within it, from 1. */
export function periodName({ periodMs }: Pick<DrawsTable, 'periodMs'>, period: number): string {
  const inBeijing = period * periodMs + BEIJING_MS
  const day = new Date(inBeijing).toISOString().slice(0, 10).replaceAll('-', '')
  return `${day}-${String((inBeijing % DAY_MS) / periodMs + 1).padStart(4, '0')}`
}
/** Drawn numbers in a line of text. */
export const numbersText = (numbers: readonly number[], look: DrawLook): string =>
  numbers.map((n) => (look === 'balls' ? String(n).padStart(2, '0') : n)).join(' ')

/** `中奖` of a single selection, `中 2 注：和值 11、大小单双 大，和 1 注` of several. */
function hitsText({ hits, count }: { hits: readonly DrawHit[]; count: number }): string {
  const won = hits.filter(({ came }) => came === 'won').map(({ text }) => text)
  const tied = hits.length - won.length
  if (hits.length === 0) return '未中'
  if (count === 1) return tied > 0 ? '和' : '中奖'
  return [
    ...(won.length > 0 ? [`中 ${won.length} 注：${won.join('、')}`] : []),
    ...(tied > 0 ? [`和 ${tied} 注`] : []),
  ].join('，')
}

export const BET_TEXTS: { [K in GameKind]: BetTexts<K> } = {
  slot: {
    pick: () => '五线旋转',
    result({ result }) {
      const best = bestOf(result.wins)
      return best ? `${SAIL_NAMES[best.symbol] ?? ''}三连` : '未中'
    },
  },
  lines: {
    pick: () => '十线旋转',
    result({ result }) {
      const free = result.spins.length - 1
      const best = bestOf(result.spins[0]?.wins ?? [])
      const won = best ? lineText(best) : '未中'
      return free > 0 ? `免费 ${free} 次 ${payTableOdds(result.total)}` : won
    },
  },
  ways: {
    pick: () => '1024 路',
    result: ({ result }) =>
      result.total > 0
        ? `${result.falls.filter(({ wins }) => wins.length > 0).length} 连消 ${payTableOdds(result.total)}`
        : '未中',
  },
  fishing: {
    pick: () => '限时捕鱼',
    result({ result }, { times }) {
      const hits = result.shots.filter(({ hit }) => hit)
      return `射 ${result.shots.length} 发，击中 ${hits.length} 条，共 ×${hits.reduce((sum, { fish }) => sum + (times[fish] ?? 0), 0)}`
    },
  },
  draws: {
    pick: ({ pick: { lines, count } }) =>
      count > 1 ? `${lines[0]}${lines.length > 1 ? ' 等' : ''}（${count} 注）` : (lines[0] ?? ''),
    wholePick: ({ pick: { lines, count } }) =>
      count > 1 ? `${lines.join('；')}（共 ${count} 注）` : (lines[0] ?? ''),
    result: ({ result }, table) =>
      `${periodName(table, result.period)} 期 ${numbersText(result.numbers, table.look)} ${hitsText(result)}`,
  },
  slip: {
    // `云港竞技 - 青川联 主胜 @1.95`, one for each leg, and the name of odds without the stake.
    pick: ({ pick: { legs, style } }) =>
      legs.map((leg) => legPick(leg, style)).join(' + ') + styleText(style),
    // Also the moment of the bet: `云港竞技 - 青川联 滚球 63′ 1 : 0 主胜 @1.95`.
    wholePick: ({ pick: { legs, style } }) =>
      legs.map((leg) => legPick({ ...leg, match: `${leg.match} ${leg.taken}` }, style)).join(' + ') +
      styleText(style),
    result: ({ result, returned }) =>
      result.cashedOut === undefined
        ? result.scores
            .map((score, at) => (score === '' ? '未完场' : `${score} ${legText(result.came[at])}`))
            .join('，')
        : `已兑现 ${grouped(returned)}`,
  },
  dragon: {
    pick: ({ pick }) => chipsText(inOrder(pick, DRAGON_ORDER), (spot) => DRAGON_NAMES[spot]),
    result: ({ result }) =>
      `${rankText(result.dragon)} : ${rankText(result.tiger)} ${DRAGON_NAMES[result.winner]}`,
  },
  baccarat: {
    pick: ({ pick }) =>
      chipsText(inOrder(pick, BACCARAT_ORDER), (spot) => BACCARAT_NAMES[spot], BACCARAT_SPOTS_NAMED),
    wholePick: ({ pick }) => chipsText(inOrder(pick, BACCARAT_ORDER), (spot) => BACCARAT_NAMES[spot]),
    result: ({ result: { points, winner, pairs } }) =>
      [
        `闲${points.player} 庄${points.banker} ${BACCARAT_NAMES[winner]}`,
        ...(pairs.player ? ['闲对'] : []),
        ...(pairs.banker ? ['庄对'] : []),
      ].join(' '),
  },
  roulette: {
    pick: ({ pick }) => chipsText(pick, spotName, ROULETTE_SPOTS_NAMED),
    wholePick: ({ pick }) => chipsText(pick, spotName),
    result: ({ result }) => pocketName(result.pocket),
  },
  blackjack: {
    pick: () => '对庄家',
    result: ({ result: { points, outcome } }) =>
      `${points.player} : ${points.dealer} ${outcome === 'blackjack' ? '黑杰克' : BLACKJACK_CAME[outcome]}`,
  },
  bull: {
    pick: () => '对庄家',
    result: ({ result: { hands } }) => `${bullName(hands.player.bull)} 对 ${bullName(hands.banker.bull)}`,
  },
  mahjong: {
    pick: () => '对庄家',
    result: ({ result }) => MAHJONG_CAME[result.winner],
  },
}
