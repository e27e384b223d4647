import { grouped } from '#contracts/money/money.ts'
import { wageringTexts, withdrawalTexts } from '#contracts/texts/messages.ts'
import { addDays, HOUR_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { WITHDRAWAL } from '#contracts/wire/record-codes.ts'
import type { WithdrawalRequest } from '#contracts/withdrawal.ts'
import { cardsOf, centralBalance } from '../../state/members.ts'
import type { SiteSettings } from '../../state/site.ts'
import { rangeOf, transactionLog } from '../../state/store/log.ts'
import type { Member, World } from '../../state/types.ts'
import { isWageringDone } from '../bonus/wagering.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { payPasswordRefusal } from '../password.ts'
import { type PricedWithdrawal, priced } from './withdrawal.ts'

/** The checks of a withdrawal before any money moves, in a fixed order (docs/rules.md#withdrawal-checks). */

/** Withdrawals submitted on the Beijing day of `now`, including rejected ones. */
export function withdrawalsToday(world: World, memberId: string, now: number): number {
  const fromMs = startOfBeijingDay(now)
  const { from, to } = rangeOf(world, 'transactions', transactionLog(memberId, WITHDRAWAL), {
    fromMs,
    toMs: addDays(fromMs, 1),
  })
  return to - from
}

type Hours = Pick<SiteSettings, 'withdrawalFromHour' | 'withdrawalToHour'>

/** Whether withdrawals are open now: from the first hour on, until the second begins. Equal hours mean never. */
export function withinHours({ withdrawalFromHour: from, withdrawalToHour: to }: Hours, now: number): boolean {
  const at = now - startOfBeijingDay(now)
  const after = at >= from * HOUR_MS
  const before = at < to * HOUR_MS
  return from <= to ? after && before : after || before
}

const clockText = (hour: number) => `${String(hour).padStart(2, '0')}:00`

/**
 * The withdrawal as it may be submitted, or a refusal. Checks the card's owner, withdrawals a day, hours, wagering, minimum, maximum,
 * password and balance. A wrong password stays counted, a right one clears the count; nothing else changes.
 */
export function checkWithdrawal(
  world: World,
  member: Member,
  { amount, cardId, payPassword }: WithdrawalRequest,
  now: number,
): Refusal | PricedWithdrawal {
  const { settings, switches } = world.site
  const card = cardsOf(world, member.id).find(({ id }) => id === cardId)
  if (!card) return refuse(withdrawalTexts.bankRequired)
  if (withdrawalsToday(world, member.id, now) >= settings.withdrawalsADay)
    return refuse(`今日取款次数已达 ${settings.withdrawalsADay} 次上限，请明日再来`)
  if (!withinHours(settings, now)) {
    const hours = `${clockText(settings.withdrawalFromHour)}-${clockText(settings.withdrawalToHour)}`
    return refuse(`当前不在取款时间内，请在每日 ${hours} 提交`)
  }
  if (switches.wageringBlocks && !isWageringDone(member))
    return refuse(wageringTexts.owed(member.wageringLeft))
  if (amount < settings.minWithdrawal) return refuse(withdrawalTexts.minimum(settings.minWithdrawal))
  if (amount > settings.maxWithdrawal)
    return refuse(`单笔取款不能高于${grouped(settings.maxWithdrawal)}元，请分次提交`)
  const refused =
    payPassword === '' && member.payPasswordDigest !== ''
      ? refuse(withdrawalTexts.payPassword)
      : payPasswordRefusal(member, payPassword, now)
  if (refused) return refused
  // The password was right and has cleared the count. The refusals from here on must keep that change.
  if (amount > centralBalance(world, member.id))
    return refuse('中心钱包余额不足，请调整取款金额或先回收场馆余额', { keep: true })
  return payable(priced(settings, card, amount))
}

/** A withdrawal to a USDT address needs a rate, and must exceed the fee. */
function payable(withdrawal: PricedWithdrawal): Refusal | PricedWithdrawal {
  const { card, usdt } = withdrawal
  if (card.kind === 'bank') return withdrawal
  if (!usdt) return refuse('USDT 取款汇率暂不可用，请稍后再试或选择银行卡取款', { keep: true })
  if (usdt.received > 0) return withdrawal
  return refuse('取款金额不足以支付手续费，请提高取款金额', { keep: true })
}
