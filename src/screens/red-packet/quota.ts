import type { RedPacketInfo, RedPacketRule } from '#contracts/red-packet.ts'

export type PacketNumbers = Pick<RedPacketInfo, 'sendnums' | 'acquirednum' | 'max_times' | 'rules'>

/** How many packets a step of the table gives, at most the day's maximum (0 means none). */
const givenBy = ({ day_flow }: RedPacketRule, { max_times }: PacketNumbers): number =>
  max_times > 0 ? Math.min(day_flow, max_times) : day_flow

/** All of today's packets: those left and those claimed. */
const quotaOf = ({ sendnums, acquirednum }: PacketNumbers): number => Math.max(0, sendnums) + acquirednum

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
    .sort((a, b) => a.recharge - b.recharge)
  return rule && { rule, more: givenBy(rule, info) - quota }
}
