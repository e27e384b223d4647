import { type Fen, fen, formatYuan, wholeYuan, ZERO } from '#contracts/money/money.ts'
import { sumIfExact } from '#contracts/money/money-sum.ts'
import { beijingDay } from '#contracts/time/beijing-time.ts'
import { serverNow } from '../../api/core/server-time.ts'
import { accountMark } from '../../api/queries/account-mark.ts'
import { storage } from '../../lib/device/storage.ts'
import { getPlaySettings } from '../../lib/responsible-play.ts'
import { confirm } from '../../ui/overlays/confirm.ts'

/** Nobody deposits more in a day. The app has never stored a larger sum. */
const MOST = wholeYuan(10_000_000_000)

const sumsOf = (day: string): Record<string, number> => {
  const stored = storage.get('yz:deposited')
  return stored?.day === day ? stored.sums : {}
}

/**
 * The total that this account has deposited on this device on the Beijing day of `nowMs`. Other devices do not count.
 */
export function depositedToday(nowMs = serverNow()): Fen {
  const sum = sumsOf(beijingDay(nowMs))[accountMark()] ?? 0
  return sum > 0 && sum <= MOST ? fen(sum) : ZERO
}

/** The day's total with one more deposit. If the total is too large for an amount, only the deposit. */
const withOneMore = (amount: Fen, nowMs?: number): Fen =>
  sumIfExact([depositedToday(nowMs), amount]) ?? amount

/** Call this once for each deposit that the backend accepts. */
export function noteDeposit(amount: Fen, nowMs = serverNow()): void {
  const day = beijingDay(nowMs)
  storage.set('yz:deposited', {
    day,
    sums: { ...sumsOf(day), [accountMark()]: withOneMore(amount, nowMs) },
  })
}

/**
 * Asks before a deposit that exceeds the player's daily total. Returns whether to go on: it is a reminder, not a limit.
 */
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
