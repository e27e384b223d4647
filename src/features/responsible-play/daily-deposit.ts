import { type Fen, fen, formatYuan, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { accountMark } from '../../api/queries/account-mark.ts'
import { storage } from '../../lib/device/storage.ts'
import { getPlaySettings } from '../../lib/responsible-play.ts'
import { confirm } from '../../ui/overlays/confirm.ts'

/** More than anybody deposits in a day: a stored sum above it was not written by the app. */
const MOST = wholeYuan(10_000_000_000)

const sumsOf = (day: string): Record<string, number> => {
  const stored = storage.get('yz:deposited')
  return stored?.day === day ? stored.sums : {}
}

/**
 * The deposits that this account has submitted on this device on the Beijing day of `nowMs`. It does not know about other
 * devices.
 */
export function depositedToday(nowMs = serverNow()): Fen {
  const sum = sumsOf(beijingDay(nowMs))[accountMark()] ?? 0
  return sum > 0 && sum <= MOST ? fen(sum) : ZERO
}

/** The day's sum with one more deposit; of sums that no amount can hold, the deposit alone. */
const withOneMore = (amount: Fen, nowMs?: number): Fen =>
  sumIfExact([depositedToday(nowMs), amount]) ?? amount

/** Call this once for each deposit that the backend has accepted. */
export function noteDeposit(amount: Fen, nowMs = serverNow()): void {
  const day = beijingDay(nowMs)
  storage.set('yz:deposited', {
    day,
    sums: { ...sumsOf(day), [accountMark()]: withOneMore(amount, nowMs) },
  })
}

/** Asks before a deposit that exceeds the player's daily sum. True to go on: it is a reminder, not a limit. */
export async function mindDailyDeposit(amount: Fen): Promise<boolean> {
  const { dailyFen } = getPlaySettings()
  const after = withOneMore(amount)
  if (dailyFen === undefined || after <= dailyFen) return true
  return confirm({
    title: '充值提醒',
    body: `加上这一笔，本账号今日在本设备提交的充值共 ${formatYuan(after)}，超过您设定的每日提醒 ${formatYuan(fen(dailyFen))}。`,
    okText: '仍要充值',
    cancelText: '再想想',
    prefersCancel: true,
  })
}
