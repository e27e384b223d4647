import { redPacketTexts } from '#contracts/messages.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { roundYuan } from '../../lib/round-yuan.ts'
import { nextRule, type PacketNumbers } from './quota.ts'

/** The line below the packet: what a tap does now, or what is missing. */
export function hintOf(phase: RedPacketPhase, { sendnums, acquirednum }: PacketNumbers): string {
  if (phase === 'END') return redPacketTexts.ended
  if (phase === 'READY')
    return sendnums > 0 ? `已为您备好 ${sendnums} 个红包，10:00 准时开启` : redPacketTexts.notStarted
  if (sendnums > 0) return `您有 ${sendnums} 个红包，点击「開」领取`
  return acquirednum > 0 ? '今日红包已全部领取' : '前一日 12:00 至今日 10:00 的充值未达到领取条件'
}

/**
 * How to get more packets, if it is possible. Deposits before 10:00 count for today, those from 12:00 on for
 * tomorrow. Those in between count for neither day, so no deposit is suggested then
 * (docs/rules.md#red-packet-deposits).
 */
export function adviceOf(
  phase: RedPacketPhase,
  info: PacketNumbers,
): { text: string; recharge: boolean } | undefined {
  if (phase === 'STARTING') {
    return { text: '今日的累计充值已于 10:00 截止；12:00 起的充值计入明日活动。', recharge: false }
  }
  if (phase === 'END') return { text: '现在的充值计入明日活动，截至明日 10:00。', recharge: true }
  const next = nextRule(info)
  if (!next) return undefined
  const gain = next.more === next.rule.day_flow ? `可得 ${next.more} 个` : `可多得 ${next.more} 个`
  return { text: `今日 10:00 前累计充值达到 ${roundYuan(next.rule.recharge)}，${gain}红包。`, recharge: true }
}
