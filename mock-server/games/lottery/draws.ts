import { type Odds, returnAt, ZERO } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import type { GameMath } from '../game.ts'

/** One place of a bet: its options, and how many of them are chosen. */
export type DrawGroup = { name: string; options: readonly string[]; take: number }

/** One type of bet at a lottery, such as 任选二 or 定位胆. */
export type DrawPlay = {
  id: string
  name: string
  /** When the bet wins, in a short sentence for the player. */
  hint: string
  groups: readonly DrawGroup[]
  /** The odds of a choice; the same for all choices in most plays. */
  odds(chosen: Chosen): Odds
  /**
   * The share of the stakes that it returns, counted over all draws: `95.00%`, or the lowest and the highest if choices
   * differ.
   */
  returns: string
  wins(chosen: Chosen, numbers: readonly number[]): boolean
  /** Whether the stake comes back (和). If left out, it never does. */
  ties?(chosen: Chosen, numbers: readonly number[]): boolean
}

/** The positions of the chosen options, by group, ascending within one. */
export type Chosen = readonly (readonly number[])[]
export type DrawPick = { play: string; chosen: Chosen }
export type DrawDrawn = { numbers: readonly number[] }

/** A lottery that draws by the clock, once for all players of a title. */
export type DrawLottery = {
  /** Times in ms: between two draws, and how long before a draw no more bets are taken. */
  periodMs: number
  closedMs: number
  plays: readonly DrawPlay[]
  draw(roll: Roll): number[]
  /** The properties of the numbers, in a short text: `和值 11 大 单`. */
  tell(numbers: readonly number[]): string
}

/** The period that `now` (ms) falls into; period n is drawn at its end. */
export const periodAt = ({ periodMs }: DrawLottery, now: number): number => Math.floor(now / periodMs)
export const drawnAt = ({ periodMs }: DrawLottery, period: number): number => (period + 1) * periodMs
/** Whether bets on the current period are taken at `now`. */
export const isSaleOpen = (lottery: DrawLottery, now: number): boolean =>
  drawnAt(lottery, periodAt(lottery, now)) - now > lottery.closedMs

/** The text of a pick: `任选二 03 08`. */
export function pickText({ plays }: Pick<DrawLottery, 'plays'>, { play, chosen }: DrawPick): string {
  const found = plays.find(({ id }) => id === play)
  const words = found?.groups.map(({ options }, at) => chosen[at]?.map((n) => options[n]).join(' ') ?? '')
  return [found?.name, ...(words ?? [])].join(' ')
}

function readGroup({ name, options, take }: DrawGroup, raw: unknown): readonly number[] | string {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : []
  const chosen = options.flatMap((_, at) => (list.includes(at) ? [at] : []))
  return chosen.length === take && list.length === take ? chosen : `${name}：请选 ${take} 个`
}

function readDraw({ plays }: DrawLottery, raw: unknown): DrawPick | string {
  const body = raw !== null && typeof raw === 'object' ? (raw as { play?: unknown; chosen?: unknown }) : {}
  const play = plays.find(({ id }) => id === body.play)
  if (!play) return '请选择玩法'
  const groups: readonly unknown[] = Array.isArray(body.chosen) ? body.chosen : []
  const chosen = play.groups.map((group, at) => readGroup(group, groups[at]))
  const wrong = chosen.find((places) => typeof places === 'string')
  if (wrong !== undefined) return String(wrong)
  return { play: play.id, chosen: chosen.filter((places) => typeof places !== 'string') }
}

/** A lottery's bets. The clock determines the draw, so `draw` is for trials only. */
export const drawMath = (lottery: DrawLottery): GameMath<DrawPick, DrawDrawn> => ({
  shared: true,
  read: (raw) => readDraw(lottery, raw),
  draw: (roll) => ({ numbers: lottery.draw(roll) }),
  returned(stake, { play, chosen }, { numbers }) {
    const found = lottery.plays.find(({ id }) => id === play)
    if (found?.wins(chosen, numbers)) return returnAt(stake, found.odds(chosen))
    return found?.ties?.(chosen, numbers) ? stake : ZERO
  },
})

/** How a lottery's numbers are drawn on the page. */
export type DrawLook = 'balls' | 'dice' | 'digits'
/** `odds`: one for each option of the only group, or one for all choices. */
export type DrawPlayShown = Pick<DrawPlay, 'id' | 'name' | 'hint' | 'groups' | 'returns'> & {
  odds: readonly Odds[]
}
export type DrawShown = { period: number; numbers: readonly number[]; tell: string }
export type DrawsTable = {
  kind: 'draws'
  name: string
  look: DrawLook
  periodMs: number
  closedMs: number
  plays: readonly DrawPlayShown[]
  /** Newest first. */
  draws: readonly DrawShown[]
}
export type DrawsGame = {
  pick: DrawPick
  drawn: DrawDrawn
  shown: { period: number; text: string }
  result: DrawShown & { came: 'won' | 'tied' | 'lost' }
  table: DrawsTable
}

/** A play as the page shows it. */
export function playShown({ id, name, hint, groups, odds, returns }: DrawPlay): DrawPlayShown {
  const [only, ...others] = groups
  const single = only && others.length === 0 && only.take === 1
  const each = single ? only.options.map((_, at) => odds([[at]])) : [odds([[0]])]
  const same = each.every((shownOdds) => shownOdds === each[0])
  return { id, name, hint, groups, returns, odds: same ? each.slice(0, 1) : each }
}
