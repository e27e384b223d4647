import type { RedPacketInfo, RedPacketRule } from '../../api/queries/money/red-packet.ts'

export type PacketNumbers = Pick<RedPacketInfo, 'remaining' | 'claimed' | 'maxTimes' | 'rules'>

/** How many packets a step of the table gives, at most the day's maximum (0 means none). */
const givenBy = ({ packetsADay }: RedPacketRule, { maxTimes }: PacketNumbers): number =>
  maxTimes > 0 ? Math.min(packetsADay, maxTimes) : packetsADay

/** All of today's packets: those left and those claimed. */
const quotaOf = ({ remaining, claimed }: PacketNumbers): number => Math.max(0, remaining) + claimed

/**
 * The step that the member has reached. The wire does not carry the sum of deposits, so the step follows from the
 * number of packets, if exactly one step gives that many.
 */
export function reachedRule(info: PacketNumbers): RedPacketRule | undefined {
  const quota = quotaOf(info)
  const fitting = info.rules.filter((rule) => quota > 0 && givenBy(rule, info) === quota)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The lowest step that gives more than today's number, and how many more. */
export function nextRule(info: PacketNumbers): { rule: RedPacketRule; more: number } | undefined {
  const quota = quotaOf(info)
  const [rule] = info.rules
    .filter((step) => givenBy(step, info) > quota)
    .sort((a, b) => a.leastDeposit - b.leastDeposit)
  return rule && { rule, more: givenBy(rule, info) - quota }
}
