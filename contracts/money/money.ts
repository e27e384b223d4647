import * as z from 'zod/mini'
import { failDecode } from '../wire/decode-issue.ts'
import { MAX_ABS } from './digits.ts'

/**
 * All calculations with money, exact. Amounts are integers in the smallest unit and rates are integers in
 * millionths. Decimal text is read digit by digit, so no binary fraction ever enters an amount. Only this file
 * multiplies or divides by 100.
 */
export type Fen = number & { readonly __unit: 'fen' }
/** Hundredths of one USDT. */
export type UsdtCent = number & { readonly __unit: 'usdt-cent' }
/** 元 for 1 USDT, in millionths (`7.3` is 7_300_000). */
export type Rate = number & { readonly __unit: 'rate' }
/** A share in millionths of one (`0.8%` is 8_000). */
export type Share = number & { readonly __unit: 'share' }
/** Decimal odds in hundredths, the stake included (`1.95` is 195). */
export type Odds = number & { readonly __unit: 'odds' }

const PER_UNIT = 100
const RATE_SCALE = 1_000_000
/** The rate of 1 元 for 1 USDT, which orders in 元 have. */
export const ONE_TO_ONE = RATE_SCALE as Rate

export const fen = (n: number): Fen => integer(n) as Fen
export const usdtCent = (n: number): UsdtCent => integer(n) as UsdtCent
export const odds = (hundredths: number): Odds => integer(hundredths) as Odds
export const ZERO = 0 as Fen

function integer(n: number): number {
  if (!Number.isSafeInteger(n) || Math.abs(n) >= MAX_ABS) throw new RangeError(`not an exact amount: ${n}`)
  return n === 0 ? 0 : n
}

const DECIMAL = /^([+-]?)(\d{1,16})(?:\.(\d+))?$/

/**
 * Decimal text as an integer scaled by 10^places; undefined if it is not such a number. Further digits are refused
 * unless they are the noise of a binary fraction: 0.30000000000000004 reads as 0.30, but 1.005 with two places is
 * refused.
 */
export function parseDecimal(text: string, places: number): number | undefined {
  const match = DECIMAL.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  const digits = whole + fraction.slice(0, places).padEnd(places, '0')
  const carry = carryOf(fraction.slice(places), digits.replace(/^0+/, '').length)
  if (carry === undefined) return undefined
  const n = Number(BigInt(digits) + carry)
  if (n >= MAX_ABS) return undefined
  return sign === '-' && n !== 0 ? -n : n
}

/** A run of zeros or nines is noise if it is this long, or if it reaches the last digit that a double holds. */
const NOISE_RUN = 6
const DOUBLE_DIGITS = 15

/** What noise after the last place adds to it: 0 or 1. Undefined if the digits are not noise. */
function carryOf(rest: string, digitsBefore: number): bigint | undefined {
  if (/^0*$/.test(rest)) return 0n
  const run = /^(?:0+|9+)/.exec(rest)?.[0].length ?? 0
  const isNoise = run >= NOISE_RUN || (run > 0 && digitsBefore + run >= DOUBLE_DIGITS)
  return isNoise ? BigInt(rest.startsWith('9')) : undefined
}

/** The forms in which a backend may write a decimal: `100`, `100.5`, `"100.50"`. */
const wireDecimal = z.union([z.number(), z.string()])

/** Commas that group thousands. No number begins with 0 here: in `0,500` the comma may be a decimal mark. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/

/** The decimal text of a wire value. Only commas that group thousands are dropped: "12,50" is not 1250. */
function decimalTextOf(wire: unknown): string {
  // String() writes a number this small with an exponent. It is the noise of a binary sum.
  if (typeof wire === 'number') return Math.abs(wire) < 1e-6 ? wire.toFixed(20) : String(wire)
  const trimmed = String(wire).trim()
  return GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
}

function read<T extends number>(
  wire: number | string,
  places: number,
  ctx: Parameters<typeof failDecode>[0],
): T {
  const n = parseDecimal(decimalTextOf(wire), places)
  return n === undefined ? failDecode(ctx, wire, `not an amount with at most ${places} decimals`) : (n as T)
}

const isExact = (v: unknown): boolean => Number.isSafeInteger(v) && Math.abs(v as number) < MAX_ABS

function scaled<T extends number>(places: number, write: (n: T) => number) {
  return z.codec(wireDecimal, z.custom<T>(isExact), {
    decode: (wire, ctx) => read<T>(wire, places, ctx),
    encode: write,
  })
}

/** Like `scaled`, but missing, null and '' read as 0. */
function scaledOrZero<T extends number>(places: number, write: (n: T) => number) {
  return z.codec(z.nullish(wireDecimal), z.custom<T>(isExact), {
    decode: (wire, ctx) => read<T>(wire === '' ? 0 : (wire ?? 0), places, ctx),
    encode: write,
  })
}

const perUnit = (n: number) => n / PER_UNIT

/** 元 on the wire, integer 分 in code. */
export const yuan = scaled<Fen>(2, perUnit)
/** 元 in a request. Text is exact, so a third decimal is refused and never taken for noise. */
export const requiredYuan = z.codec(wireDecimal, z.custom<Fen>(isExact), {
  decode: (wire, ctx) =>
    typeof wire === 'string' && /\.\d{3}/.test(wire)
      ? failDecode(ctx, wire, 'not an amount with at most 2 decimals')
      : read<Fen>(wire, 2, ctx),
  encode: perUnit,
})
/** 元 that a backend may leave out; 0 in that case. */
export const yuanOrZero = scaledOrZero<Fen>(2, perUnit)
/** 元 that a backend may leave out; undefined in that case. */
export const yuanIfKnown = z.codec(z.nullish(wireDecimal), z.optional(z.custom<Fen>(isExact)), {
  decode: (wire, ctx) =>
    wire === undefined || wire === null || wire === '' ? undefined : read<Fen>(wire, 2, ctx),
  encode: (n) => n && perUnit(n),
})
/** USDT on the wire, integer hundredths in code; undefined when left out, because an unknown fee is not 0. */
export const usdtIfAny = z.codec(z.nullish(wireDecimal), z.optional(z.custom<UsdtCent>(isExact)), {
  decode: (wire, ctx) => (wire == null || wire === '' ? undefined : read<UsdtCent>(wire, 2, ctx)),
  encode: (n) => n && perUnit(n),
})
/** 元 for 1 USDT, up to 6 decimals; 0 when left out. No conversion accepts 0. */
export const rate = scaledOrZero<Rate>(6, (n) => n / RATE_SCALE)
/** Percent on the wire ("0.8" is 0.8 %), a Share in code; up to 4 decimals; 0 when left out. */
export const percent = scaledOrZero<Share>(4, (n) => n / 10_000)
/** Like `percent`, but undefined when left out. */
export const percentIfKnown = z.codec(z.nullish(wireDecimal), z.optional(z.custom<Share>(isExact)), {
  decode: (wire, ctx) => (wire == null || wire === '' ? undefined : read<Share>(wire, 4, ctx)),
  encode: (n) => n && n / 10_000,
})

/** An amount as the wire has it: 元 with at most two decimals. */
export const yuanOf = (amount: Fen): number => amount / PER_UNIT

/** floor((a * b + extra) / c) for non-negative whole numbers, exact. `extra` of c - 1 rounds up. */
function mulDivFloor(a: number, b: number, c: number, extra = 0): number {
  return Number((BigInt(a) * BigInt(b) + BigInt(extra)) / BigInt(c))
}

/** 元 in USDT at a rate; `extra` as in `mulDivFloor`. Undefined if the rate is 0 or absurd. */
function inUsdt(amount: Fen, usdtRate: Rate, extra: number): UsdtCent | undefined {
  if (usdtRate <= 0 || amount < 0) return undefined
  const n = mulDivFloor(amount, RATE_SCALE, usdtRate, extra)
  return isExact(n) ? (n as UsdtCent) : undefined
}

/**
 * 元 in USDT at a rate, rounded down to 2 decimals: for estimates and payouts. Undefined if the rate is 0 or
 * absurd.
 */
export const toUsdt = (amount: Fen, usdtRate: Rate): UsdtCent | undefined => inUsdt(amount, usdtRate, 0)

/** The price in USDT of an order in 元, rounded up to the cent, because less would not pay it. */
export const usdtDue = (amount: Fen, usdtRate: Rate): UsdtCent | undefined =>
  inUsdt(amount, usdtRate, usdtRate - 1)

/** What a USDT withdrawal pays out after its fee; never below 0. */
export const lessFee = (equivalent: UsdtCent, fee: UsdtCent): UsdtCent =>
  Math.max(0, equivalent - fee) as UsdtCent

/** USDT in 元 at a rate, rounded down to the fen. */
export const toYuan = (amount: UsdtCent, usdtRate: Rate): Fen =>
  fen(mulDivFloor(amount, usdtRate, RATE_SCALE))

/** A share of an amount, such as a rebate, rounded down to the fen. */
export const shareOf = (amount: Fen, share: Share): Fen => fen(mulDivFloor(amount, share, RATE_SCALE))

/**
 * What a stake returns at decimal odds, the stake included. Several odds (a parlay) multiply; the result is
 * rounded down once.
 */
export function returnAt(stake: Fen, ...factors: readonly Odds[]): Fen {
  const product = factors.reduce((partial, factor) => partial * BigInt(factor), BigInt(stake))
  return fen(Number(product / BigInt(PER_UNIT) ** BigInt(factors.length)))
}

/** Whether decimal odds reach `least`. Several odds (a parlay) multiply, without rounding. */
export function areOddsAtLeast(least: Odds, ...factors: readonly Odds[]): boolean {
  const product = factors.reduce((partial, factor) => partial * BigInt(factor), BigInt(PER_UNIT))
  return product >= BigInt(least) * BigInt(PER_UNIT) ** BigInt(factors.length)
}

/** `part` of `whole` in percent, 0-100, rounded down; 100 if `whole` is 0 or less. */
export function progressPercent(part: Fen, whole: Fen): number {
  if (whole <= 0 || part >= whole) return 100
  return part <= 0 ? 0 : mulDivFloor(part, PER_UNIT, whole)
}

export const add = (...amounts: readonly Fen[]): Fen => integer(amounts.reduce((sum, n) => sum + n, 0)) as Fen
export const subtract = (a: Fen, b: Fen): Fen => integer(a - b) as Fen
export const negate = (a: Fen): Fen => integer(-a) as Fen
export const min = (a: Fen, b: Fen): Fen => (a < b ? a : b)

/** Whole 元 as Fen, for constants: `wholeYuan(100)` is 10_000. */
export const wholeYuan = (n: number): Fen => fen(n * PER_UNIT)

/** `12680.50`: two decimals, no grouping. Used in amount fields and for odds. */
export function plain(amount: Fen | UsdtCent | Odds): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `12,680.50`: two decimals, thousands grouped, as a player reads it. */
export function grouped(amount: Fen | UsdtCent): string {
  const [whole = '0', cents = '00'] = plain(amount).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** `¥ 12,680.50`, with a no-break space so that sign and number stay on one line. */
export const formatYuan = (amount: Fen): string =>
  amount < 0 ? `-¥\u00a0${grouped(negate(amount))}` : `¥\u00a0${grouped(amount)}`
/** `273.97 USDT` */
export const formatUsdt = (amount: UsdtCent): string => `${grouped(amount)} USDT`

/** A rate with 2 to 6 decimals: `7.3` as `7.30`, `7.123456` unchanged. */
export function formatRate(value: Rate): string {
  const digits = String(value).padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0{1,4}$/, '')
  return `${digits.slice(0, -6)}.${fraction}`
}
