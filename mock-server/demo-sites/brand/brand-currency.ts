import * as z from 'zod/mini'
import type { Rate } from '#contracts/money/money.ts'
import { readTyped } from '#contracts/money/typed-amount.ts'

/** The ways to pay, by the flags of get_pay_way. */
const PAY_WAY_NAMES = ['usdt', 'wechat', 'pipay', 'card', 'rengong'] as const
type PayWay = (typeof PAY_WAY_NAMES)[number]
type Range = readonly [least: number, most: number]

/**
 * A currency in place of 元: its words, and the settings of the site that only make sense with it. Amounts are in whole
 * units of the currency.
 */
export type BrandCurrency = {
  /** Stands before an amount. */
  sign: string
  /** Stands after an amount. */
  unit: string
  /** How much of it one USDT is worth. */
  rate: number
  /** The ways to pay that are open. */
  ways: readonly PayWay[]
  deposit: Range
  withdrawal: Range
}

/** Currencies that a client often has. Their rates are examples. */
export const CURRENCIES: readonly (BrandCurrency & { name: string })[] = [
  currency('港元', 'HK$', '港元', 7.8, [100, 50_000]),
  currency('新台币', 'NT$', '台币', 32, [100, 200_000]),
  currency('令吉', 'RM', '令吉', 4.4, [50, 20_000]),
  currency('泰铢', '฿', '泰铢', 34, [100, 200_000]),
  currency('美元', '$', '美元', 1, [20, 10_000]),
  currency('USDT', '₮', 'USDT', 1, [20, 10_000]),
]

function currency(name: string, sign: string, unit: string, rate: number, range: Range) {
  const ways: PayWay[] = ['usdt', 'card', 'rengong']
  return { name, sign, unit, rate, ways, deposit: range, withdrawal: range }
}

const WHOLE = '金额写成整数，例如 [100, 50000]'
const range = z
  .tuple([z.int(WHOLE), z.int(WHOLE)], WHOLE)
  .check(
    z.refine(
      ([least, most]) => least >= 1 && least < most && most <= 10_000_000,
      '金额写成 [最少, 最多]，最少不小于 1，最多不大于一千万',
    ),
  )

/** The parts of a currency beside its words. Without them its amounts would still be those of 元. */
export const currencySettings = {
  rate: z
    .number('汇率写成 1 USDT 合多少，例如 7.8')
    .check(z.refine((given) => rateOf(given) !== undefined, '汇率大于 0，最多六位小数，例如 7.8')),
  ways: z.array(
    z.enum(PAY_WAY_NAMES, `充值方式是 ${PAY_WAY_NAMES.join('、')} 中的几种`),
    '写出这种货币能用的充值方式，例如 ["card", "usdt"]',
  ),
  deposit: range,
  withdrawal: range,
}

/** A rate in the unit of the site's settings; undefined if it is none. */
export function rateOf(given: number): Rate | undefined {
  const read = readTyped(String(given), 'rate')
  return typeof read === 'number' && read > 0 ? (read as Rate) : undefined
}

/** Balances, stakes and prizes of the demo's worlds are plausible in a currency of which 1 USDT is worth this much. */
const FITTING = { least: 0.5, most: 60 }
/** What the smallest and the largest amount of a site are worth, in USDT. */
const LEAST_WORTH = { from: 0.5, to: 200 }
const MOST_WORTH = { from: 200, to: 1_000_000 }
/** What the tour pays in by bank transfer and takes out. */
const TOUR_AMOUNT = 100

/** Why the parts of a currency do not belong together, in Chinese. Empty if they do. */
export function currencyProblems({ unit, rate, ways, deposit, withdrawal }: BrandCurrency): string[] {
  if (rate < FITTING.least || rate > FITTING.most)
    return [
      `currency.rate：演示里的余额、注额和奖金适合 1 USDT 合 ${FITTING.least} 到 ${FITTING.most} 的货币；1 USDT 合 ${rate} ${unit}时，它们会${rate > FITTING.most ? '小' : '大'}得不像真的`,
    ]
  const ends = [
    ['deposit 最少', deposit[0], LEAST_WORTH],
    ['deposit 最多', deposit[1], MOST_WORTH],
    ['withdrawal 最少', withdrawal[0], LEAST_WORTH],
    ['withdrawal 最多', withdrawal[1], MOST_WORTH],
  ] as const
  const problems = ends.flatMap(([what, amount, { from, to }]) => {
    const worth = amount / rate
    if (worth >= from && worth <= to) return []
    return `currency.${what}：${amount} ${unit}按这个汇率是 ${worth.toFixed(2)} USDT，应在 ${from} 到 ${to} USDT 之间；请核对汇率和金额`
  })
  if (!ways.includes('card')) problems.push('currency.ways：要有 card（银行卡转账），导览用它充值')
  const tour = Math.max(TOUR_AMOUNT, withdrawal[0])
  if (tour < deposit[0] || tour > Math.min(deposit[1], withdrawal[1]))
    problems.push(`currency.deposit：导览会充值并取款 ${tour} ${unit}，这个金额要在两个范围里`)
  return problems
}
