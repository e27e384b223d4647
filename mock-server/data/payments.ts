import { type Fen, type Rate, wholeYuan } from '#contracts/money.ts'

/** Which ways to pay are open when a world begins, by the flags of get_pay_way. */
export const PAY_WAYS = { usdt: true, wechat: true, pipay: true, card: true, rengong: true } as const

/** What a withdrawal is held to beside the contract's minimum, when a world begins. */
export const WITHDRAWAL_LIMITS = {
  withdrawalsADay: 10,
  withdrawalFromHour: 0,
  withdrawalToHour: 24,
  maxWithdrawal: wholeYuan(50_000),
}

/** Smallest and largest deposit by the `type` of getPayRange. A type that is missing answers two zeros. */
export const PAY_RANGES: Readonly<Record<string, { min: Fen; max: Fen }>> = {
  bank: { min: wholeYuan(100), max: wholeYuan(50_000) },
  alipay: { min: wholeYuan(100), max: wholeYuan(5_000) },
  wechat: { min: wholeYuan(100), max: wholeYuan(5_000) },
  'usdt-trc20': { min: wholeYuan(100), max: wholeYuan(100_000) },
  'usdt-erc20': { min: wholeYuan(500), max: wholeYuan(100_000) },
}

const perUsdt = (millionths: number): Rate => millionths as Rate

/** 元 for one USDT: what a deposit counts and what a withdrawal pays. */
export const USDT_DEPOSIT_RATE = perUsdt(7_300_000)
export const USDT_WITHDRAWAL_RATE = perUsdt(7_150_000)
