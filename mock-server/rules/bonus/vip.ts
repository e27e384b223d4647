import { VIP_MAINTENANCE_DAYS, VIP_MAX_LEVEL } from '#contracts/limits.ts'
import { type Fen, subtract, ZERO } from '#contracts/money/money.ts'
import { DAY_MS } from '#contracts/time/beijing-time.ts'
import type { Member, World } from '../../state/types.ts'
import { sendInboxMessage } from '../inbox.ts'
import { levelDownMessage, levelUpMessage } from '../letters.ts'
import { VIP_LEVELS, type VipLevelSeed } from './vip-levels.ts'

/**
 * VIP levels change with the clock: up by one at the end of the day after the next level was reached, down by one
 * after 90 days without the turnover that keeps the level.
 */

const seedOf = (level: number): VipLevelSeed | undefined => VIP_LEVELS.find((seed) => seed.level === level)

const keepFlowOf = (level: number): Fen => seedOf(level)?.keepFlow ?? ZERO

type Standing = Pick<Member, 'vip' | 'paysum' | 'turnover' | 'vipTurnover' | 'vipPeak'>

/** The turnover since the member reached the level. */
const turnoverInLevel = (member: Standing): Fen => subtract(member.turnover, member.vipTurnover)

/**
 * Whether cumulative deposits AND turnover reach the level above. Neither ever falls, so a lost level would return
 * by itself the next day. It therefore also requires its maintenance turnover again.
 */
export function nextLevelReached(member: Standing): boolean {
  const next = member.vip < VIP_MAX_LEVEL ? seedOf(member.vip + 1) : undefined
  if (!next || member.paysum < next.recharge || member.turnover < next.flow) return false
  return next.level > member.vipPeak || turnoverInLevel(member) >= next.keepFlow
}

function setLevel(member: Member, level: number, now: number): void {
  member.vip = level
  member.vipPeak = Math.max(member.vipPeak, level)
  member.vipSinceMs = now
  member.vipTurnover = member.turnover
}

/**
 * The end of a Beijing day. A level that was reached by the end of the day before is given now, one a day. A level
 * is lost after 90 days without its turnover; with its turnover it lasts another 90 days.
 */
export function vipAtMidnight(world: World, member: Member, midnight: number): void {
  const current = seedOf(member.vip)
  const heldMs = midnight - member.vipSinceMs
  if (member.vipReady) {
    setLevel(member, member.vip + 1, midnight)
    sendInboxMessage(world, member.id, levelUpMessage(member.vip, keepFlowOf(member.vip)), midnight)
  } else if (current && heldMs >= VIP_MAINTENANCE_DAYS * DAY_MS) {
    const isKept = turnoverInLevel(member) >= current.keepFlow
    setLevel(member, isKept ? member.vip : member.vip - 1, midnight)
    if (!isKept) sendInboxMessage(world, member.id, levelDownMessage(member.vip, current.keepFlow), midnight)
  }
  member.vipReady = nextLevelReached(member)
}
