import { add, formatYuan, ZERO } from '#contracts/money/money.ts'
import { formatBeijing, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { APPROVED, DEPOSIT } from '#contracts/wire/record-codes.ts'
import { wealthOf } from '../state/ledger.ts'
import { centralBalance } from '../state/members.ts'
import { rowsOf, transactionLog } from '../state/store/log.ts'
import type { Withdrawal } from '../state/submissions.ts'
import type { World } from '../state/types.ts'

/**
 * What a cashier knows of the member behind a waiting item: who it is, since when, and how much was deposited, played
 * and withdrawn.
 */
export function memberFacts(world: World, memberId: string): [label: string, text: string][] {
  const member = world.members[memberId]
  if (!member) return []
  const paid = withdrawalsOf(world, memberId).filter(({ state }) => state === APPROVED)
  const sum = paid.reduce((total, { amount }) => add(total, amount), ZERO)
  return [
    ['姓名', member.realname],
    ['注册时间', formatBeijing(member.joinedMs)],
    ['等级', `VIP ${member.vip}`],
    ['中心钱包', formatYuan(centralBalance(world, memberId))],
    ['总资产', formatYuan(wealthOf(world, memberId))],
    ['未完成打码量', formatYuan(member.wageringLeft)],
    ['累计存款', formatYuan(member.paysum)],
    ['累计打码量', formatYuan(member.turnover)],
    ['累计取款', `${formatYuan(sum)}（${paid.length} 笔）`],
  ]
}

/** The oldest deposit that was credited, and when it was opened; empty if there is none. */
export function firstDepositOf(world: World, memberId: string): string {
  for (const { state, amount, atMs } of rowsOf(world, 'transactions', transactionLog(memberId, DEPOSIT)))
    if (state === APPROVED) return `${formatYuan(amount)}（${formatBeijing(atMs)}）`
  return ''
}

/**
 * The number of the withdrawal within its day, with rejected ones: a cashier checks many small withdrawals in a day
 * closely.
 */
export function withdrawalOfDay(world: World, { memberId, atMs, no }: Withdrawal): string {
  const day = startOfBeijingDay(atMs)
  const ofDay = withdrawalsOf(world, memberId).filter((other) => startOfBeijingDay(other.atMs) === day)
  const before = ofDay.filter((other) => other.atMs < atMs || (other.atMs === atMs && other.no <= no))
  return `当日第 ${before.length} 笔`
}

const withdrawalsOf = (world: World, memberId: string): Withdrawal[] =>
  Object.values(world.withdrawals).filter((withdrawal) => withdrawal.memberId === memberId)
