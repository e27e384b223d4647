import { add, type Fen, fen, type Odds, returnAt, wholeYuan, ZERO } from '#contracts/money/money.ts'
import type { Roll } from '../../seeded.ts'
import {
  type Chosen,
  type DrawGroup,
  type DrawLine,
  lackingText,
  lineText,
  MOST_SELECTIONS,
  selectionsOf,
} from '../client/lottery/draw-lines.ts'
import type { GameMath } from '../game.ts'
import { wholeText } from '../limit-text.ts'

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

/** One slip: a line for each type of bet. Its stake is the same on each selection. */
export type DrawPick = { lines: readonly DrawLine[] }
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

/** The largest stake of a slip, over all its selections. */
export const MOST_ON_SLIP: Fen = wholeYuan(2_000)

const playOf = ({ plays }: DrawLottery, id: unknown): DrawPlay | undefined =>
  plays.find((play) => play.id === id)

/** The texts of a pick's lines: `任选二 03 08`. */
export const lineTexts = (lottery: DrawLottery, { lines }: DrawPick): string[] =>
  lines.flatMap(({ play, chosen }) => {
    const found = playOf(lottery, play)
    return found ? [lineText(found, chosen)] : []
  })

/** What becomes of one selection. */
export type SelectionCame = 'won' | 'tied' | 'lost'

/** Each selection of a pick by itself. */
export function selectionsIn(lottery: DrawLottery, { lines }: DrawPick) {
  return lines.flatMap(({ play: id, chosen }) => {
    const play = playOf(lottery, id)
    return selectionsOf(play?.groups ?? [], chosen).flatMap((own) => (play ? [{ play, chosen: own }] : []))
  })
}
type Selection = ReturnType<typeof selectionsIn>[number]

/** The numbers that are drawn decide each selection alone. */
export function cameOf({ play, chosen }: Selection, numbers: readonly number[]): SelectionCame {
  if (play.wins(chosen, numbers)) return 'won'
  return play.ties?.(chosen, numbers) ? 'tied' : 'lost'
}

/** What a selection pays back of its own stake. */
export function paidBy(selection: Selection, each: Fen, numbers: readonly number[]): Fen {
  const came = cameOf(selection, numbers)
  return came === 'won'
    ? returnAt(each, selection.play.odds(selection.chosen))
    : came === 'tied'
      ? each
      : ZERO
}

/** The stake on each selection. Only a stake that is shared evenly is accepted. */
export const eachOf = (stake: Fen, selections: readonly unknown[]): Fen => fen(stake / selections.length)

function readGroup({ options }: DrawGroup, raw: unknown): readonly number[] {
  const list: readonly unknown[] = Array.isArray(raw) ? raw : []
  return options.flatMap((_, at) => (list.includes(at) ? [at] : []))
}

function readLine(lottery: DrawLottery, raw: unknown): DrawLine | string {
  const body = raw !== null && typeof raw === 'object' ? (raw as { play?: unknown; chosen?: unknown }) : {}
  const play = playOf(lottery, body.play)
  if (!play) return '请选择玩法'
  const groups: readonly unknown[] = Array.isArray(body.chosen) ? body.chosen : []
  const chosen = play.groups.map((group, at) => readGroup(group, groups[at]))
  const isWhole = chosen.every((places, at) => places.length === lengthOf(groups[at]))
  return (
    lackingText(play.groups, chosen) ?? (isWhole ? { play: play.id, chosen } : '所选号码有误，请重新选择')
  )
}
const lengthOf = (raw: unknown): number => (Array.isArray(raw) ? raw.length : 0)

function readDraw(lottery: DrawLottery, raw: unknown): DrawPick | string {
  const list: unknown = raw !== null && typeof raw === 'object' && 'lines' in raw ? raw.lines : undefined
  if (!Array.isArray(list) || list.length === 0) return '请选择玩法'
  const lines: DrawLine[] = []
  for (const one of list.slice(0, lottery.plays.length + 1)) {
    const line = readLine(lottery, one)
    if (typeof line === 'string') return line
    if (lines.some(({ play }) => play === line.play)) return '所选玩法重复，请重新选择'
    lines.push(line)
  }
  return selectionsIn(lottery, { lines }).length > MOST_SELECTIONS
    ? `一张注单最多 ${MOST_SELECTIONS} 注，请减少所选`
    : { lines }
}

/** A lottery's bets. The clock determines the draw, so `draw` is for trials only. */
export const drawMath = (lottery: DrawLottery): GameMath<DrawPick, DrawDrawn> => ({
  shared: true,
  read: (raw) => readDraw(lottery, raw),
  parts: (pick) => selectionsIn(lottery, pick).length,
  tooMuch: (stake) =>
    stake > MOST_ON_SLIP ? `一张注单合计最高 ${wholeText(MOST_ON_SLIP)} 元，请减少注数或金额` : undefined,
  draw: (roll) => ({ numbers: lottery.draw(roll) }),
  returned(stake, pick, { numbers }) {
    const selections = selectionsIn(lottery, pick)
    const each = eachOf(stake, selections)
    return add(...selections.map((selection) => paidBy(selection, each, numbers)))
  },
  countedStake(stake, pick, { numbers }) {
    const selections = selectionsIn(lottery, pick)
    const each = eachOf(stake, selections)
    return add(...selections.map((one) => (cameOf(one, numbers) === 'tied' ? ZERO : each)))
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
  /** The largest stake of a slip, in fen; the limits of the table are those of one selection. */
  mostOnSlip: number
  /** Newest first. */
  draws: readonly DrawShown[]
}
export type DrawHit = { text: string; came: Exclude<SelectionCame, 'lost'>; returned: number }
export type DrawsGame = {
  pick: DrawPick
  drawn: DrawDrawn
  /** `lines`: what was chosen, a text for each type of bet. `count`: how many selections that makes. */
  shown: { period: number; lines: readonly string[]; count: number }
  /** `hits`: which of the `count` selections paid something back. */
  result: DrawShown & { hits: readonly DrawHit[]; count: number }
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
