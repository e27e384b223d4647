import { INVISIBLE, MAX_ABS } from './digits.ts'
import type { Fen } from './money.ts'

/**
 * Reads the numbers that people type or paste (docs/rules.md#typed-amounts). Text with exactly one reading is
 * accepted. Text that could be two numbers, or none, is answered with a message for the field. Nothing is cut, and
 * nothing is read as another number. The page of the demo games loads this file as it is, so it imports no
 * library.
 */

/** The unit of a field: 元 and USDT have 2 decimals, rates 6, whole numbers none. */
export type TypedUnit = 'yuan' | 'usdt' | 'rate' | 'whole'

export const DECIMALS: Readonly<Record<TypedUnit, number>> = { yuan: 2, usdt: 2, rate: 6, whole: 0 }

type UnitTexts = {
  /** A pattern of what may surround the number. */
  names: string
  example: string
  tooFine: string
}
const YUAN_NAMES = '人民币|RMB|CNY|CN¥|¥|[元圆]整?'
const UNITS: Readonly<Record<TypedUnit, UnitTexts>> = {
  yuan: { names: `${YUAN_NAMES}|\\s`, example: '1280.50', tooFine: '最多两位小数，例如 1280.50' },
  usdt: { names: 'USDT|U|\\s', example: '12.50', tooFine: '最多两位小数，例如 12.50' },
  rate: { names: '\\s', example: '7.3', tooFine: '最多六位小数，例如 7.3' },
  whole: { names: '\\s', example: '30', tooFine: '请填整数，例如 30' },
}

/** Spaces that typography puts between groups of digits. They do not end a number. */
const GROUP_BLANKS = /[\u00a0\u2007-\u2009\u202f]/g
/**
 * Invisible characters that change nothing. Right-to-left marks do not match, and are refused: with them the
 * digits appear in another order.
 */
const WITHOUT_EFFECT = new RegExp(`(?![\u061c\u200f\u202b\u202e\u2067])[${INVISIBLE}]`, 'gu')
const INVISIBLE_CHAR = new RegExp(`[\\p{Cc}${INVISIBLE}]`, 'u')
/** No typed number is longer. The expressions below never see a longer text. */
const MOST_CHARS = 64

/** Full-width characters become ASCII, `。` a point, and all apostrophes the same one. */
const normalised = (text: string): string =>
  text
    .replace(WITHOUT_EFFECT, '')
    .trim()
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/[‘’ʼ′]/g, "'")
    .replace(/￥/g, '¥')

const withoutNames = (names: string, text: string): string =>
  text
    .replace(new RegExp(`^(?:${names})+`, 'i'), '')
    .replace(new RegExp(`(?:${names})+$`, 'i'), '')
    .replace(GROUP_BLANKS, "'")
    .replace(/\u3000/g, ' ')

/** `1280`, `1280.5`, `1280,50`, `500.`, `.5`. */
const PLAIN = /^(\d*)(?:[.,](\d{0,2}))?$/
/** A rate with 3 to 6 decimals. A comma would look like a mark of thousands. */
const LONG = /^(\d*)\.(\d{3,6})$/
/** `12,680`, `1.280,50`, `1'280.50`. No first group begins with 0: `0,500` may mean 0.5. */
const GROUPED = /^([1-9]\d{0,2}([,.' ])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{0,2}))?$/

/** The digits before and after the decimal mark; undefined if it is not certain which mark is the decimal one. */
function partsOf(number: string, unit: TypedUnit): { whole: string; fraction: string } | undefined {
  const plain = PLAIN.exec(number) ?? (unit === 'rate' ? LONG.exec(number) : null)
  if (plain) return { whole: plain[1] ?? '', fraction: plain[2] ?? '' }
  const [, whole = '', mark, fraction] = GROUPED.exec(number) ?? []
  if (mark === undefined) return undefined
  // A space may separate two numbers; `1.280` can be 1.28 or 1280, and so can `7,123` as a rate.
  const isOneGroup = whole.split(mark).length === 2
  const isUnclear = mark === ' ' || (isOneGroup && (mark === '.' || (mark === ',' && unit === 'rate')))
  if (fraction === undefined && isUnclear) return undefined
  return { whole: whole.replace(/\D/g, ''), fraction: fraction ?? '' }
}

const CHINESE = /[零〇一二两三四五六七八九十百千万亿壹贰叁肆伍陆柒捌玖拾佰仟]/
const CURRENCIES = '[$€£₩₽₮฿]|USD|HKD|EUR|JPY|TWD|GBP|[美港台欧日韩新加澳][元圆币金]|英镑|泰铢'
/** A point before three or more digits that cannot be a mark of thousands. */
const TOO_FINE = /^(?:0*|\d{4,}|[^.]*[,' ]\d{3})\.\d{3,}$|^\d+\.\d{4,}$/

/** Characters that belong to no number, as many as a field has room to show. */
const ODD = /[^\d.,'\s]{1,8}/u

/** The message for a text that is not a number: what is wrong, and what to write. */
function reasonFor(text: string, number: string, unit: TypedUnit): string {
  const { example, tooFine } = UNITS[unit]
  if (!/\d/.test(number)) {
    return CHINESE.test(number)
      ? `请用阿拉伯数字，例如 ${example}`
      : `没有读到数字，请填写数字，例如 ${example}`
  }
  if (/^[-+−–—±(]|[-−]$/.test(number)) return `请去掉正负号，只写数字，例如 ${example}`
  if (unit === 'usdt' && new RegExp(YUAN_NAMES, 'i').test(text)) return `这里填 USDT 数量，例如 ${example}`
  if (unit === 'yuan' && new RegExp(`${CURRENCIES}|\\d\\s*U$`, 'i').test(text))
    return `这里填金额（元），不是别的货币，例如 ${example}`
  if (/\d\s*[百千万亿kw]/i.test(number)) return '请写出完整的数字，例如 10000'
  if (INVISIBLE_CHAR.test(number.replace(/\s/g, ''))) return `里面有看不见的字符，请重新输入，例如 ${example}`
  const [odd] = ODD.exec(number) ?? []
  if (odd !== undefined) return `「${odd}」不是数字，只能写数字和小数点，例如 ${example}`
  if (/\s/.test(number)) return `请去掉数字之间的空格，例如 ${example}`
  if (unit === 'whole' || TOO_FINE.test(number)) return tooFine
  return unit === 'rate' ? '不能确定是多少，请写成 7.123 这样' : '不能确定是多少，请写成 1280 或 1280.50 这样'
}

/**
 * The typed number in the unit's smallest part (分, hundredths of a USDT, millionths of a rate), or the message
 * that says what to write. Undefined for an empty field.
 */
export function readTyped(text: string, unit: TypedUnit = 'yuan'): number | string | undefined {
  const clean = normalised(text)
  if (clean === '') return undefined
  const tooLarge = '数字过大，请核对位数'
  if (clean.length > MOST_CHARS)
    return /^[\d.,]+$/.test(clean) ? tooLarge : `请只写一个数字，例如 ${UNITS[unit].example}`
  const number = withoutNames(UNITS[unit].names, clean)
  const parts = partsOf(number, unit)
  if (!parts || parts.whole + parts.fraction === '') return reasonFor(clean, number, unit)
  const places = DECIMALS[unit]
  if (parts.fraction.length > places) return UNITS[unit].tooFine
  const read = Number(parts.whole + parts.fraction.padEnd(places, '0'))
  return read < MAX_ABS ? read : tooLarge
}

/** The typed amount in fen; undefined if the field is empty or cannot be read. */
export function parseTyped(text: string): Fen | undefined {
  const read = readTyped(text)
  return typeof read === 'number' ? (read as Fen) : undefined
}

/** The message for a typed text that cannot be read; undefined for an amount and for an empty field. */
export function typedProblem(text: string): string | undefined {
  const read = readTyped(text)
  return typeof read === 'string' ? read : undefined
}

/** Whether a text needs no interpretation: digits with at most one point. */
const isPlainNumber = (text: string): boolean => /^\d+(\.\d+)?$/.test(text)

/** A browser joins pasted lines, and two numbers would then look like one. */
const SEVERAL_LINES = '粘贴的内容不止一行，请只粘贴一个数字'

type PastedData = { getData(format: 'text'): string } | null | undefined
type PasteEvent = { clipboardData?: PastedData; dataTransfer?: PastedData; preventDefault(): void }

/** Refuses a paste or drop of several lines, and returns whether it did. */
export function refuseLines(event: PasteEvent): boolean {
  const text = (event.clipboardData ?? event.dataTransfer)?.getData('text') ?? ''
  const holdsLines = /[\t\r\n]/.test(text.trim())
  if (holdsLines) event.preventDefault()
  return holdsLines
}

/**
 * The hint below a field whose text was `read`: why it is refused, or how it was read if that differs from the
 * text. `refusedAt` is the text of the field when several lines were refused; once the text differs, that refusal
 * no longer applies.
 */
export function hintFor(
  text: string,
  read: number | string | undefined,
  show: (read: number) => string,
  refusedAt: string | undefined,
): { words: string; isWrong: boolean } {
  const result = refusedAt === text ? SEVERAL_LINES : read
  if (typeof result === 'string') return { words: result, isWrong: true }
  const isSame = result === undefined || isPlainNumber(text)
  return { words: isSame ? '' : `识别为 ${show(result)}`, isWrong: false }
}
