import type { Case } from './product.ts'

/**
 * Amounts as people, keyboards and backends write them, assembled from parts with a known meaning. So the value of
 * each text follows from its parts, and the test needs no second parser.
 */

/** Signs. A form accepts none, the wire a plus or a minus. */
export const SIGNS = ['', '-', '+', '--', '−', '－', '±', '('] as const

/** The digits before the point, without a leading sign. */
export const WHOLES = [
  '100',
  '',
  '0',
  '00',
  '007',
  '7',
  '1280',
  '99999999',
  '999999999',
  '1000000000',
  '22517998136852',
  '22517998136853',
  '9007199254740993',
  '99999999999999999999',
] as const

/** Marks between whole and fraction. */
export const POINTS = ['.', '', '．', '。', ',', '٫', '..', '·'] as const

/** The digits after the point. */
export const FRACTIONS = [
  '50',
  '',
  '0',
  '5',
  '05',
  '005',
  '999',
  '4900000000000001',
  '30000000000000004',
] as const

/** Texts after a number. */
export const TAILS = ['', 'e3', 'E-2', 'n', '元', '%', ' USDT', 'f', '_0', '\u0000'] as const

const from = (zero: number) => (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

/** The ten digits of one script. `field` and `wire`: whether an amount field and the wire codec read them. */
export const SCRIPTS = [
  { name: 'ASCII', write: (digits: string) => digits, field: true, wire: true },
  { name: 'full-width', write: from(0xff10), field: true, wire: false },
  { name: 'Arabic', write: from(0x0660), field: false, wire: false },
  { name: 'Persian', write: from(0x06f0), field: false, wire: false },
  { name: 'Devanagari', write: from(0x0966), field: false, wire: false },
  { name: 'mathematical', write: from(0x1d7d8), field: false, wire: false },
  { name: 'superscript', write: (digits: string) => digits.replace(/\d/g, '²'), field: false, wire: false },
  { name: 'Chinese', write: (digits: string) => digits.replace(/\d/g, '一'), field: false, wire: false },
] as const

/** Texts on both sides of an amount. `isSpace`: trim() removes it. `field`: an amount field ignores it. */
export const AROUND = [
  { text: '', isSpace: true, field: true },
  { text: ' ', isSpace: true, field: true },
  { text: '\u3000', isSpace: true, field: true },
  { text: '\ufeff', isSpace: true, field: true },
  { text: '\u200b', isSpace: false, field: true },
  { text: '\u202e', isSpace: false, field: false },
  { text: "'", isSpace: false, field: false },
  { text: '¥', isSpace: false, field: true },
] as const

export const AMOUNT_PARTS = [SIGNS, WHOLES, POINTS, FRACTIONS, TAILS, SCRIPTS, AROUND] as const
export type AmountParts = Case<typeof AMOUNT_PARTS>

export function textOf([sign, whole, point, fraction, tail, { write }, { text }]: AmountParts): string {
  return `${text}${sign}${write(whole)}${point}${write(fraction)}${tail}${text}`
}

const MAX_FEN = 2n ** 51n

/**
 * The fen that a form must read, or undefined. A comma before three digits groups thousands; any other mark is a
 * decimal mark with at most two digits after it. 元 and ¥ may surround the number; a sign may not.
 */
export function typedFen([sign, whole, point, fraction, tail, script, around]: AmountParts):
  | number
  | undefined {
  const isGrouped = point === ',' && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
  const isDecimal = !isGrouped && ['.', '．', '。', ','].includes(point)
  const digits = isDecimal ? whole : whole + fraction
  const decimals = isDecimal ? fraction : ''
  const isNumber = (isDecimal || isGrouped || point === '') && digits + decimals !== ''
  const isBare = sign === '' && ['', '元'].includes(tail) && around.field
  if (!isBare || !isNumber || !script.field || decimals.length > 2 || digits.length > 16) return undefined
  const fen = BigInt(digits + decimals.padEnd(2, '0'))
  return fen < MAX_FEN ? Number(fen) : undefined
}

/**
 * The fen that the wire codec must read, or undefined. It accepts a sign, digits, commas that group thousands, and
 * two decimals; further decimals only as the noise of a binary fraction.
 */
export function wireFen([sign, whole, point, fraction, tail, script, { isSpace }]: AmountParts):
  | number
  | undefined {
  const isGrouped = point === ',' && /^[1-9]\d{0,2}$/.test(whole) && fraction.length === 3
  const digits = point === '' || isGrouped ? whole + fraction : whole
  const decimals = point === '.' ? fraction : ''
  const isNumber = point === '' || isGrouped || (point === '.' && decimals !== '')
  if (!['', '-', '+'].includes(sign) || tail !== '' || !isSpace || !isNumber) return undefined
  if (!script.wire || digits === '' || digits.length > 16) return undefined
  const isNoise = /^(?:30|49)0{6,}/.test(decimals)
  if (decimals.length > 2 && !isNoise) return undefined
  const fen = BigInt(digits + decimals.slice(0, 2).padEnd(2, '0'))
  if (fen >= MAX_FEN) return undefined
  return sign === '-' && fen > 0n ? -Number(fen) : Number(fen)
}
