import { type Fen, plain } from '#contracts/money/money.ts'
import type { Choice, ParamField, ScenarioView } from '../../scenarios/scenario-views.ts'
import { takeNumber } from '../report/numbers.ts'
import { hasPanel, PANEL_TARGETS } from './panel-words.ts'

/** Words of the trade and our word for each. A search replaces them in this order. */
export const SYNONYMS: readonly (readonly [tradeWord: string, ourWord: string])[] = [
  ['提现', '取款'],
  ['提款', '取款'],
  ['出款', '取款'],
  ['存款', '充值'],
  ['入款', '充值'],
  ['存钱', '充值'],
  ['反水', '返水'],
  ['洗码', '返水'],
  ['流水', '打码量'],
  ['打码量量', '打码量'],
  ['拒绝', '被拒'],
  ['不通过', '被拒'],
  ['没通过', '被拒'],
  ['驳回', '被拒'],
  ['失效', '过期'],
  ['逾期', '过期'],
  ['超时', '过期'],
  ['收件箱', '信箱'],
  ['站内信', '信箱'],
  ['登陆', '登录'],
  ['场子', '场馆'],
  ['掉单', '充值未入账'],
  ['没到账', '未入账'],
  ['未到账', '未入账'],
  ['不到账', '未入账'],
  ['没入账', '未入账'],
  // The games have no scenarios of their own: who asks for one needs a member with money in a venue.
  ...['让球盘', '让球', '香港盘', '快三', '百家乐', '捕鱼', '串关', '子弹'].map(
    (word) => [word, '游戏'] as const,
  ),
]

/** Pairs of a traditional character and the simplified one that our words are written in. */
const TRADITIONAL = new Map(
  (
    '風风級级紅红現现帳账賬账號号凍冻結结錢钱銀银遊游戲戏場场館馆維维護护會会員员錄录記记審审單单過过額额網网絡络' +
    '斷断線线轉转優优動动獎奖領领輪轮盤盘幣币匯汇費费碼码設设訊讯時时間间開开關关閉闭餘余儲储異异換换驗验證证點点' +
    '電电體体競竞魚鱼彈弹樂乐鎖锁訂订敗败絕绝駁驳導导覽览報报標标誌志誤误發发給给戶户當当機机還还沒没請请務务補补' +
    '減减調调數数據据狀状態态應应贏赢輸输註注冊册頁页圖图貨货類类變变滿满無无個个後后臺台劃划帶带壓压處处財财對对'
  )
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
)

/** A scenario that a search has found, with the parameters that the search text contains, as a person would type them. */
export type FoundScenario = { scenario: ScenarioView; typed: Readonly<Record<string, string>> }
/** A part of the console that a search has found. */
export type FoundPanel = { panel: (typeof PANEL_TARGETS)[number] }

/**
 * What fits a search text as a person types it: with or without spaces, in the trade's words or in ours, and with the
 * choice of a parameter (取款被拒). The result has what matches most of the text, best first, and nothing that matches
 * less than half of it. Scenarios that are there for tests are found where nothing else is. An empty text finds all
 * scenarios but those.
 */
export function foundTargets(
  scenarios: readonly ScenarioView[],
  search: string,
): (FoundScenario | FoundPanel)[] {
  const words = wordsOf(search)
  const shown = scenarios.filter(({ isForTests }) => !isForTests)
  if (words.length === 0) return shown.map((scenario) => ({ scenario, typed: {} }))
  const panels = PANEL_TARGETS.filter(({ name }) => hasPanel(name)).map((panel) => ({
    found: { panel },
    text: ours(`${panel.name} ${panel.title} ${panel.words}`),
    own: ours(panel.words),
  }))
  const found = best<FoundScenario | FoundPanel>(words, [
    ...shown.map((scenario) => target(words, scenario)),
    ...panels,
  ])
  if (found.length > 0) return found
  return best(
    words,
    scenarios.map((scenario) => target(words, scenario)),
  )
}

/** `own`: what it is called itself, without the choices of its parameters. */
type Target<F> = { found: F; text: string; own: string }

function target(words: readonly string[], scenario: ScenarioView): Target<FoundScenario> {
  const typed = typedIn(words, scenario.fields)
  const numbers = scenario.fields.filter(({ kind, name }) => kind === 'number' && typed[name] !== undefined)
  const text = [textOf(scenario), ...numbers.map((field) => typed[field.name])].join(' ')
  return { found: { scenario, typed }, text, own: ours(scenario.words) }
}

function best<F>(words: readonly string[], targets: readonly Target<F>[]): F[] {
  const rated = targets.map((one) => ({ ...one, pieces: piecesIn(words, one.text) }))
  const most = Math.max(...rated.map(({ pieces }) => lengthOf(pieces)))
  if (most * 2 < lengthOf(words)) return []
  return rated
    .filter(({ pieces }) => lengthOf(pieces) === most)
    .map(({ found, pieces, text, own }) => ({
      found,
      closeness: closenessOf(words.join(''), pieces, text) + (hasWord(own, words.join('')) ? SAME_WORD : 0),
    }))
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ found }) => found)
}

const hasWord = (text: string, word: string): boolean => text.split(PUNCTUATION).includes(word)

/** Higher than any sum of pieces. */
const SAME_WORD = 1_000

/**
 * Orders what matches equally much: first what has exactly this word, best as a name of its own, then longer matching pieces count more, and pieces
 * that are whole words.
 */
function closenessOf(search: string, pieces: readonly string[], text: string): number {
  const wholeWords = new Set(text.split(PUNCTUATION))
  return pieces.reduce(
    (sum, piece) => sum + piece.length ** 2 + Number(wholeWords.has(piece)),
    wholeWords.has(search) ? SAME_WORD : 0,
  )
}

/** All words of a scenario: its title, its other names, and the choices of its parameters. */
const textOf = ({ name, title, words, fields }: ScenarioView): string =>
  ours(
    [
      name,
      title,
      words,
      ...fields.flatMap(({ kind, choices }) => (kind === 'choice' ? choices.map(wordsOfChoice) : [])),
    ].join(' '),
  )

const wordsOfChoice = ({ value, label, words }: Choice): string => `${value} ${label} ${words}`

/** The choices that the words name, and the number among them if exactly one parameter takes a number. */
function typedIn(words: readonly string[], fields: readonly ParamField[]): Record<string, string> {
  const numbers = fields.filter(({ kind }) => kind === 'number')
  const digits = words.flatMap((word) => word.match(/\d+/g) ?? [])
  const [only, another] = numbers
  return Object.fromEntries([
    ...fields.flatMap(({ name, kind, choices }) => {
      if (kind !== 'choice') return []
      const rated = choices.map((choice) => lengthOf(piecesIn(words, ours(wordsOfChoice(choice)))))
      const most = Math.max(...rated)
      return most === 0 ? [] : [[name, choices[rated.indexOf(most)]?.value ?? '']]
    }),
    ...(only && !another && digits[0] !== undefined ? [[only.name, digits[0]]] : []),
  ])
}

const PUNCTUATION = /[\s，。、：；·,.:;/()（）“”"'-]+/

/** Names of scenarios are words with hyphens: `red-packet-off` is three. */
const wordsOf = (search: string): string[] => ours(search).split(PUNCTUATION).filter(Boolean)

/** A text with our words in place of the trade's, in simplified characters and lower case. */
const ours = (text: string): string =>
  SYNONYMS.reduce(
    (plain, [tradeWord, ourWord]) => plain.replaceAll(tradeWord, ourWord),
    Array.from(text.toLowerCase(), (char) => TRADITIONAL.get(char) ?? char).join(''),
  )

const lengthOf = (words: readonly string[]): number => words.reduce((sum, { length }) => sum + length, 0)

/**
 * The pieces of the words that the text contains. A piece has two characters or more, because single ones are in every
 * text.
 */
const piecesIn = (words: readonly string[], text: string): string[] =>
  words.flatMap((word) => piecesOf(word, text))

function piecesOf(word: string, text: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < word.length; ) {
    const length = longestPiece(word, from, text)
    if (length > 0) pieces.push(word.slice(from, from + length))
    from += Math.max(1, length)
  }
  return pieces
}

function longestPiece(word: string, from: number, text: string): number {
  const least = Math.min(2, word.length)
  for (let length = word.length - from; length >= least; length--)
    if (text.includes(word.slice(from, from + length))) return length
  // A number may be one digit: VIP5.
  return /\d/.test(word[from] ?? '') && text.includes(word[from] ?? '') ? 1 : 0
}

/** The unit of a parameter that is a number; undefined for any other. */
export const unitOfParam = ({ kind }: ParamField): 'yuan' | 'whole' | undefined =>
  kind === 'amount' ? 'yuan' : kind === 'number' ? 'whole' : undefined

/**
 * The parameters of a scenario as the scenario takes them. A field that is left empty keeps its default. Throws the
 * message of the console if the text of a number is invalid.
 */
export function typedParams(
  fields: readonly ParamField[],
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const { name, label, kind } = field
      const text = (typed[name] ?? '').trim()
      if (text === '') return []
      const unit = unitOfParam(field)
      if (unit === undefined) return [[name, kind === 'flag' ? text === 'true' : text]]
      const number = takeNumber(label, text, { unit })
      return [[name, unit === 'yuan' ? plain(number as Fen) : number]]
    }),
  )
}
