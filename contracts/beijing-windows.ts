import { addDays, HOUR_MS, startOfBeijingDay } from './beijing-time.ts'
import { RED_PACKET_DEPOSITS_FROM_HOUR, RED_PACKET_END_HOUR, RED_PACKET_START_HOUR } from './limits.ts'
import type { RedPacketPhase } from './red-packet.ts'

/** A half-open span of time: `fromMs <= t < toMs`. */
export type TimeWindow = { fromMs: number; toMs: number }

export const isWithin = (ms: number, { fromMs, toMs }: TimeWindow): boolean => fromMs <= ms && ms < toMs

/** How many Beijing days each date filter covers, today included. */
const FILTER_DAYS = { 1: 1, 2: 7, 3: 15, 4: 30 } as const
export type DateFilter = keyof typeof FILTER_DAYS

/** The span of a date filter: whole Beijing days that end with today. */
export function dateFilterWindow(filter: DateFilter, nowMs: number): TimeWindow {
  const tomorrow = addDays(startOfBeijingDay(nowMs), 1)
  return { fromMs: addDays(tomorrow, -FILTER_DAYS[filter]), toMs: tomorrow }
}

/** Today's red packet window, and the span of the deposits that count for it (docs/rules.md#red-packets). */
export function redPacketWindow(nowMs: number): { claim: TimeWindow; deposits: TimeWindow } {
  const today = startOfBeijingDay(nowMs)
  const at = (hour: number) => today + hour * HOUR_MS
  return {
    claim: { fromMs: at(RED_PACKET_START_HOUR), toMs: at(RED_PACKET_END_HOUR) },
    deposits: { fromMs: addDays(at(RED_PACKET_DEPOSITS_FROM_HOUR), -1), toMs: at(RED_PACKET_START_HOUR) },
  }
}

/** Before today's red packet window, in it, or after it until the next morning. */
export function redPacketPhaseAt(nowMs: number): RedPacketPhase {
  const { claim } = redPacketWindow(nowMs)
  if (nowMs < claim.fromMs) return 'READY'
  return nowMs < claim.toMs ? 'STARTING' : 'END'
}
