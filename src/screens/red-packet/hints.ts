import {
  RED_PACKET_DEPOSITS_FROM_HOUR as FROM_HOUR,
  RED_PACKET_START_HOUR as START_HOUR,
} from '#contracts/limits.ts'
import type { RedPacketPhase } from '#contracts/red-packet.ts'
import { redPacketTexts } from '#contracts/texts/messages.ts'
import { roundYuan } from '../../lib/format/round-yuan.ts'
import { nextRule, type PacketNumbers } from './quota.ts'

/** Which deposits count, for the usual hours. For others no answer says so. */
export const DEPOSITS_THAT_COUNT = `昨日 ${FROM_HOUR}:00 至今日 ${START_HOUR}:00 的充值计入今日活动`

/** The line below the packet: what a tap does now, or what is missing. The phase is undefined if it is unknown. */
export function hintOf(phase: RedPacketPhase | undefined, { remaining, claimed }: PacketNumbers): string {
  if (phase === 'END') return redPacketTexts.ended
  if (phase === 'READY')
    return remaining > 0 ? `已为您备好 ${remaining} 个红包，请静待活动开始` : redPacketTexts.notStarted
  if (remaining > 0) return `您有 ${remaining} 个红包，点击「開」开红包`
  return claimed > 0 ? '今日红包已全部领取' : '计入今日活动的充值未达到领取条件'
}

/**
 * How to get more packets, if that is possible. At the usual hours deposits before 10:00 count for today, those from
 * 12:00 on for tomorrow. Those in between count for neither day, so no deposit is suggested then
 * (docs/rules.md#red-packet-deposits). At other hours it is unknown which deposits count, and only the rules show.
 */
export function adviceOf(
  phase: RedPacketPhase | undefined,
  info: PacketNumbers,
  isUsual: boolean,
): { text: string; recharge: boolean } | undefined {
  if (phase === 'STARTING' || phase === 'END') {
    if (!isUsual) return undefined
    return phase === 'END'
      ? { text: `现在的充值计入明日活动，截至明日 ${START_HOUR}:00。`, recharge: true }
      : {
          text: `今日的累计充值已于 ${START_HOUR}:00 截止；${FROM_HOUR}:00 起的充值计入明日活动。`,
          recharge: false,
        }
  }
  const next = nextRule(info)
  if (!next) return undefined
  const by = isUsual ? `今日 ${START_HOUR}:00 前累计充值` : '累计充值'
  const gain = next.more === next.rule.packetsADay ? `可得 ${next.more} 个` : `可多得 ${next.more} 个`
  return { text: `${by}达到 ${roundYuan(next.rule.leastDeposit)}，${gain}红包。`, recharge: true }
}
