import type { RedPacketInfo, RedPacketRule } from '#contracts/red-packet.ts'

type Numbers = Pick<RedPacketInfo, 'sendnums' | 'acquirednum' | 'max_times' | 'rules'>

/** How many packets a step of the table gives, never more than the day's maximum (0: the backend names none). */
const givenBy = ({ day_flow }: RedPacketRule, { max_times }: Numbers): number =>
  max_times > 0 ? Math.min(day_flow, max_times) : day_flow

/** All of today's packets: what is left and what was taken. */
const quotaOf = ({ sendnums, acquirednum }: Numbers): number => Math.max(0, sendnums) + acquirednum

/**
 * The step that the member has reached. The wire does not say how much was recharged; it is told from the number of
 * packets, where exactly one step gives that many.
 */
export function reachedRule(info: Numbers): RedPacketRule | undefined {
  const quota = quotaOf(info)
  const fitting = info.rules.filter((rule) => quota > 0 && givenBy(rule, info) === quota)
  return fitting.length === 1 ? fitting[0] : undefined
}

/** The nearest step that gives more than today's number, and how many more. */
export function nextRule(info: Numbers): { rule: RedPacketRule; more: number } | undefined {
  const quota = quotaOf(info)
  const [rule] = info.rules
    .filter((one) => givenBy(one, info) > quota)
    .sort((a, b) => a.recharge - b.recharge)
  return rule && { rule, more: givenBy(rule, info) - quota }
}

const clock = (text: string): string => text.replace(/^(\d{1,2}:\d{2}):\d{2}$/, '$1')

/** `10:00–12:00`, from whatever the backend writes; the activity's own hours where it writes nothing. */
export const hoursOf = ({ start_time, end_time }: RedPacketRule): string =>
  start_time && end_time ? `${clock(start_time)}–${clock(end_time)}` : '10:00–12:00'
