import {
  add,
  type Fen,
  fen,
  formatYuan,
  min,
  type Share,
  shareOf,
  subtract,
  ZERO,
} from '#contracts/money/money.ts'
import { addDays, beijingDay, DAY_MS, startOfBeijingDay } from '#contracts/time/beijing-time.ts'
import { APPROVED, DEPOSIT, REJECTED } from '#contracts/wire/record-codes.ts'
import type { StoredPromotion } from '../../state/catalogue.ts'
import type { PromotionBonus, PromotionCondition, PromotionLimit } from '../../state/promotion-terms.ts'
import { categoryLog, rowAt, rowsOf, transactionLog } from '../../state/store/log.ts'
import type { Bet, Transaction } from '../../state/store/log-rows.ts'
import type { Member, World } from '../../state/types.ts'
import { type Refusal, refuse } from '../outcome.ts'
import { gamesAt, PERIOD } from './promotion-texts.ts'

/** Whether a member may take a promotion now, and the bonus (docs/rules.md#promotion-terms). */

const ONE_PERCENT = 10_000

const TAKEN_TEXTS: Record<Exclude<PromotionLimit, 'any'>, string> = {
  day: '今日已申请过该活动，请明日再来',
  week: '本周已申请过该活动，请下周一再来',
  month: '本月已申请过该活动，请下月再来',
  level: '当前 VIP 等级已申请过该活动',
  once: '您已申请过该活动，每位会员限一次',
}

/** The Beijing midnight of the Monday at or before `ms`. */
export function startOfBeijingWeek(ms: number): number {
  const today = startOfBeijingDay(ms)
  const sinceMonday = (new Date(beijingDay(ms)).getUTCDay() + 6) % 7
  return addDays(today, -sinceMonday)
}

/** The Beijing midnight of the first day of the month of `ms`. */
const startOfBeijingMonth = (ms: number): number => {
  const daysBefore = Number(beijingDay(ms).slice(-2)) - 1
  return addDays(startOfBeijingDay(ms), -daysBefore)
}

const startOf = (limit: PromotionLimit, now: number): number => {
  if (limit === 'day') return startOfBeijingDay(now)
  if (limit === 'month') return startOfBeijingMonth(now)
  return limit === 'week' ? startOfBeijingWeek(now) : Number.NEGATIVE_INFINITY
}

/** The bonus of an application now, or a refusal that says what is missing. */
export function bonusFor(
  world: World,
  member: Member,
  { id, fromMs, terms: { condition, bonus, limit } }: StoredPromotion,
  now: number,
): Refusal | { bonus: Fen } {
  const since = startOf(limit, now)
  if (limit !== 'any' && isTaken(world, member, id, limit, since)) return refuse(TAKEN_TEXTS[limit])
  // What happened before the promotion began does not count.
  const countsFrom = Math.max(since, fromMs ?? since)
  const missing = missingFor(world, member, condition, { since: countsFrom, now, period: PERIOD[limit] })
  return missing === undefined ? { bonus: amountOf(world, member, bonus) } : refuse(missing)
}

function isTaken(world: World, member: Member, id: string, limit: PromotionLimit, since: number): boolean {
  return Object.values(world.applications).some(
    ({ memberId, activityId, state, atMs, level }) =>
      memberId === member.id &&
      activityId === id &&
      state !== REJECTED &&
      atMs >= since &&
      (limit !== 'level' || level >= member.vip),
  )
}

type Period = { since: number; now: number; period: string }

/** What the member still lacks, in words for the player; undefined if the condition is met. */
function missingFor(
  world: World,
  member: Member,
  condition: PromotionCondition,
  { since, now, period }: Period,
): string | undefined {
  switch (condition.kind) {
    case 'none':
      return undefined
    case 'elsewhere':
      return `本活动无需申请，请到「${condition.place}」页领取`
    case 'vip':
      return member.vip >= condition.level
        ? undefined
        : `VIP ${condition.level} 及以上会员可申请，您当前为 VIP ${member.vip}`
    case 'first-deposit': {
      if (now >= member.joinedMs + condition.joinedDays * DAY_MS)
        return `本活动仅限注册 ${condition.joinedDays} 天内的会员申请`
      const [first] = creditedDeposits(world, member, since)
      if (!first) return '请先完成首笔充值，再申请本活动'
      return first.amount >= condition.least
        ? undefined
        : `首笔充值未满 ${formatYuan(condition.least)}，不符合活动条件`
    }
    case 'deposits': {
      const counted = creditedDeposits(world, member, since).filter(({ amount }) => amount >= condition.each)
      const missing = condition.count - counted.length
      if (missing <= 0) return undefined
      return `${period}单笔满 ${formatYuan(condition.each)} 的充值有 ${counted.length} 笔，还差 ${missing} 笔`
    }
    case 'turnover': {
      // Not spread into one call, because there may be more bets than a call accepts arguments.
      const bets = countedBets(world, member, condition.category, since)
      const sum = bets.reduce((total, { turnover }) => add(total, turnover), ZERO)
      if (sum >= condition.least) return undefined
      return `${period}${gamesAt(condition.category)}打码量 ${formatYuan(sum)}，还差 ${formatYuan(subtract(condition.least, sum))}`
    }
    case 'bet':
      return countedBets(world, member, condition.category, since).some(
        ({ stake }) => stake >= condition.least,
      )
        ? undefined
        : `${period}没有单注满 ${formatYuan(condition.least)} 的${gamesAt(condition.category)}已结算有效注单`
    case 'win':
      return countedBets(world, member, condition.category, since).some(
        ({ stake, payout }) => payout >= stake * condition.times,
      )
        ? undefined
        : `${period}没有派彩达到投注额 ${condition.times} 倍的${gamesAt(condition.category)}有效注单`
  }
}

function amountOf(world: World, member: Member, bonus: PromotionBonus): Fen {
  if (bonus.kind === 'fixed') return bonus.amount
  if (bonus.kind === 'by-level') return fen(bonus.amount * member.vip)
  if (bonus.kind === 'of-level') return bonus.amounts[member.vip - 1] ?? ZERO
  const [first] = creditedDeposits(world, member, Number.NEGATIVE_INFINITY)
  return min(bonus.most, shareOf(first?.amount ?? ZERO, (bonus.percent * ONE_PERCENT) as Share))
}

/** The credited deposits that were opened at or after `since`, oldest first. */
function creditedDeposits(world: World, member: Member, since: number): Transaction[] {
  const window = { fromMs: since, toMs: Number.POSITIVE_INFINITY }
  return [...rowsOf(world, 'transactions', transactionLog(member.id, DEPOSIT), window)].filter(
    ({ state }) => state === APPROVED,
  )
}

/** The settled bets of one category that were placed at or after `since` and count as turnover. */
function countedBets(world: World, member: Member, category: string, since: number): Bet[] {
  const window = { fromMs: since, toMs: Number.POSITIVE_INFINITY }
  return [...rowsOf(world, 'betsByCategory', categoryLog(member.id, category), window)]
    .map(({ position }) => rowAt(world, 'bets', member.id, position))
    .filter(({ turnover }) => turnover > ZERO)
}
