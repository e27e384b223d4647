import * as z from 'zod/mini'
import { failDecode } from '../wire/decode-issue.ts'
import { MAX_ABS } from './digits.ts'

/**
 * All money of the app, exactly. Amounts are integers in the smallest unit, rates are integers in
 * millionths; decimal text is read digit by digit, so no binary fraction ever touches an amount.
 * This is the only file that multiplies or divides by 100, so that no other can get it wrong.
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
/** The rate of 1 元 for 1 USDT, and of an order that is paid in 元. */
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
 * Decimal text as an integer scaled by 10^places, or undefined when it is no such number.
 * Digits behind `places` are refused unless they are the noise of a binary fraction
 * (0.30000000000000004 reads as 0.30; 1.005 with two places does not read).
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

/** A run of zeros or nines this long, or one that ends beyond what a double holds, is noise. */
const NOISE_RUN = 6
const DOUBLE_DIGITS = 15

/** What digits behind the last place add to it when they are noise (0 or 1), else undefined. */
function carryOf(rest: string, digitsBefore: number): bigint | undefined {
  if (/^0*$/.test(rest)) return 0n
  const run = /^(?:0+|9+)/.exec(rest)?.[0].length ?? 0
  const isNoise = run >= NOISE_RUN || (run > 0 && digitsBefore + run >= DOUBLE_DIGITS)
  return isNoise ? BigInt(rest.startsWith('9')) : undefined
}

/** What a backend may write for a decimal: `100`, `100.5`, `"100.50"`. */
const wireDecimal = z.union([z.number(), z.string()])

/** No group begins with 0: `0,500` is half of something where commas are decimal, and not 500. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/

/** The decimal text of a wire value. Commas go only where they group thousands: "12,50" is not 1250. */
function shown(wire: unknown): string {
  // A number this small is the noise of a binary sum; String() would write it with an exponent.
  if (typeof wire === 'number') return Math.abs(wire) < 1e-6 ? wire.toFixed(20) : String(wire)
  const trimmed = String(wire).trim()
  return GROUPED.test(trimmed) ? trimmed.replaceAll(',', '') : trimmed
}

function read<T extends number>(
  wire: number | string,
  places: number,
  ctx: Parameters<typeof failDecode>[0],
): T {
  const n = parseDecimal(shown(wire), places)
  return n === undefined ? failDecode(ctx, wire, `no amount with at most ${places} decimals`) : (n as T)
}

const isExact = (v: unknown): boolean => Number.isSafeInteger(v) && Math.abs(v as number) < MAX_ABS

function scaled<T extends number>(places: number, write: (n: T) => number) {
  return z.codec(wireDecimal, z.custom<T>(isExact), {
    decode: (wire, ctx) => read<T>(wire, places, ctx),
    encode: write,
  })
}

/** As `scaled`, but 0 when the value is missing, null or empty. */
function scaledOrZero<T extends number>(places: number, write: (n: T) => number) {
  return z.codec(z.nullish(wireDecimal), z.custom<T>(isExact), {
    decode: (wire, ctx) => read<T>(wire === '' ? 0 : (wire ?? 0), places, ctx),
    encode: write,
  })
}

const perUnit = (n: number) => n / PER_UNIT

/** 元 on the wire, integer 分 in code. */
export const yuan = scaled<Fen>(2, perUnit)
/** 元 in a request: text is exact, so a third decimal is refused and not taken for noise. */
export const requiredYuan = z.codec(wireDecimal, z.custom<Fen>(isExact), {
  decode: (wire, ctx) =>
    typeof wire === 'string' && /\.\d{3}/.test(wire)
      ? failDecode(ctx, wire, 'no amount with at most 2 decimals')
      : read<Fen>(wire, 2, ctx),
  encode: perUnit,
})
/** 元 that a backend may leave out: 0 then. */
export const yuanOrZero = scaledOrZero<Fen>(2, perUnit)
/** 元 that a backend may leave out: unknown then. */
export const yuanIfKnown = z.codec(z.nullish(wireDecimal), z.optional(z.custom<Fen>(isExact)), {
  decode: (wire, ctx) =>
    wire === undefined || wire === null || wire === '' ? undefined : read<Fen>(wire, 2, ctx),
  encode: (n) => n && perUnit(n),
})
/** USDT on the wire, integer hundredths in code; undefined when left out, since a fee that is not told is not 0. */
export const usdtIfAny = z.codec(z.nullish(wireDecimal), z.optional(z.custom<UsdtCent>(isExact)), {
  decode: (wire, ctx) => (wire == null || wire === '' ? undefined : read<UsdtCent>(wire, 2, ctx)),
  encode: (n) => n && perUnit(n),
})
/** 元 for 1 USDT, up to 6 decimals; 0 when left out, which no conversion accepts. */
export const rate = scaledOrZero<Rate>(6, (n) => n / RATE_SCALE)
/** Percent on the wire ("0.8" is 0.8 %), a Share in code; up to 4 decimals; 0 when left out. */
export const percent = scaledOrZero<Share>(4, (n) => n / 10_000)
/** The same where a backend need not tell it: unknown then. */
export const percentIfKnown = z.codec(z.nullish(wireDecimal), z.optional(z.custom<Share>(isExact)), {
  decode: (wire, ctx) => (wire == null || wire === '' ? undefined : read<Share>(wire, 4, ctx)),
  encode: (n) => n && n / 10_000,
})

/** The number that goes onto the wire for an amount: 元 with at most two decimals. */
export const yuanOf = (amount: Fen): number => amount / PER_UNIT

/** floor((a * b + extra) / c) for non-negative whole numbers, exactly. With `extra` c - 1 it is rounded up. */
function mulDivFloor(a: number, b: number, c: number, extra = 0): number {
  return Number((BigInt(a) * BigInt(b) + BigInt(extra)) / BigInt(c))
}

/** 元 in USDT at a rate, rounded by `extra`; undefined when the rate is 0 or absurd. */
function inUsdt(amount: Fen, at: Rate, extra: number): UsdtCent | undefined {
  if (at <= 0 || amount < 0) return undefined
  const n = mulDivFloor(amount, RATE_SCALE, at, extra)
  return isExact(n) ? (n as UsdtCent) : undefined
}

/**
 * 元 into USDT at a rate, floored to 2 decimals, for estimates and for what is paid out; undefined when the rate is
 * 0 or absurd.
 */
export const toUsdt = (amount: Fen, at: Rate): UsdtCent | undefined => inUsdt(amount, at, 0)

/** What an order of so many 元 costs in USDT: rounded up to the cent, since less would not pay it. */
export const usdtDue = (amount: Fen, at: Rate): UsdtCent | undefined => inUsdt(amount, at, at - 1)

/** What arrives of a USDT withdrawal: never below 0. */
export const lessFee = (equivalent: UsdtCent, fee: UsdtCent): UsdtCent =>
  Math.max(0, equivalent - fee) as UsdtCent

/** USDT into 元 at a rate, floored to the fen. */
export const toYuan = (amount: UsdtCent, at: Rate): Fen => fen(mulDivFloor(amount, at, RATE_SCALE))

/** A share of an amount, such as a rebate, rounded down to the fen. */
export const shareOf = (amount: Fen, share: Share): Fen => fen(mulDivFloor(amount, share, RATE_SCALE))

/** What a stake returns at decimal odds, the stake included; several odds (a parlay) multiply. Rounded down once. */
export function returnAt(stake: Fen, ...at: readonly Odds[]): Fen {
  const product = at.reduce((n, one) => n * BigInt(one), BigInt(stake))
  return fen(Number(product / BigInt(PER_UNIT) ** BigInt(at.length)))
}

/** Whether decimal odds reach `least`; several (a parlay) multiply. Exact, nothing is rounded. */
export function areOddsAtLeast(least: Odds, ...at: readonly Odds[]): boolean {
  const product = at.reduce((n, one) => n * BigInt(one), BigInt(PER_UNIT))
  return product >= BigInt(least) * BigInt(PER_UNIT) ** BigInt(at.length)
}

/** `part` of `whole` in percent, 0-100, floored; 100 when there is nothing to reach. */
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

/** `12680.50`: two decimals, no grouping; what an amount field holds, and how odds are written. */
export function plain(amount: Fen | UsdtCent | Odds): string {
  const digits = String(Math.abs(amount)).padStart(3, '0')
  return `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** `12,680.50`: two decimals, grouped by thousands; what a player reads. */
export function grouped(amount: Fen | UsdtCent): string {
  const [whole = '0', cents = '00'] = plain(amount).split('.')
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${cents}`
}

/** `¥ 12,680.50`; with a no-break space, so that no line ends between the sign and its number. */
export const formatYuan = (amount: Fen): string =>
  amount < 0 ? `-¥\u00a0${grouped(negate(amount))}` : `¥\u00a0${grouped(amount)}`
/** `273.97 USDT` */
export const formatUsdt = (amount: UsdtCent): string => `${grouped(amount)} USDT`

/** A rate as people write it: `7.3` → `7.30`, `7.123456` stays. */
export function formatRate(value: Rate): string {
  const digits = String(value).padStart(7, '0')
  const fraction = digits.slice(-6).replace(/0{1,4}$/, '')
  return `${digits.slice(0, -6)}.${fraction}`
}
