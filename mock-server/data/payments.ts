import { DEFAULT_MIN_WITHDRAWAL_FEN } from '#contracts/limits.ts'
import { type Fen, type Rate, wholeYuan } from '#contracts/money/money.ts'

/** Which payment methods are open in a new world, by the flags of get_pay_way. */
export const PAY_WAYS = { usdt: true, wechat: true, pipay: true, card: true, rengong: true } as const

/** The limits of a withdrawal in a new world. */
export const WITHDRAWAL_LIMITS = {
  withdrawalsADay: 10,
  withdrawalFromHour: 0,
  withdrawalToHour: 24,
  minWithdrawal: DEFAULT_MIN_WITHDRAWAL_FEN,
  maxWithdrawal: wholeYuan(50_000),
}

/** Smallest and largest deposit in a new world, by the `type` of getPayRange. An unknown type answers two zeros. */
export const PAY_RANGES: Readonly<Record<string, { min: Fen; max: Fen }>> = {
  bank: { min: wholeYuan(100), max: wholeYuan(50_000) },
  alipay: { min: wholeYuan(100), max: wholeYuan(5_000) },
  wechat: { min: wholeYuan(100), max: wholeYuan(5_000) },
  'usdt-trc20': { min: wholeYuan(100), max: wholeYuan(100_000) },
  'usdt-erc20': { min: wholeYuan(500), max: wholeYuan(100_000) },
}

const perUsdt = (millionths: number): Rate => millionths as Rate

/** 元 for one USDT, for deposits and for withdrawals. */
export const USDT_DEPOSIT_RATE = perUsdt(7_300_000)
export const USDT_WITHDRAWAL_RATE = perUsdt(7_150_000)
