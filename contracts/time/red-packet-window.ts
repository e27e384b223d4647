import { RED_PACKET_DEPOSITS_FROM_HOUR, RED_PACKET_END_HOUR, RED_PACKET_START_HOUR } from '../limits.ts'
import type { RedPacketPhase } from '../red-packet.ts'
import { addDays, HOUR_MS, startOfBeijingDay } from './beijing-time.ts'
import type { TimeWindow } from './beijing-windows.ts'

/** Today's window for claims, and the window of the deposits that count for them (docs/rules.md#red-packets). */
export function redPacketWindow(nowMs: number): { claim: TimeWindow; deposits: TimeWindow } {
  const today = startOfBeijingDay(nowMs)
  const timeOf = (hour: number) => today + hour * HOUR_MS
  return {
    claim: { fromMs: timeOf(RED_PACKET_START_HOUR), toMs: timeOf(RED_PACKET_END_HOUR) },
    deposits: {
      fromMs: addDays(timeOf(RED_PACKET_DEPOSITS_FROM_HOUR), -1),
      toMs: timeOf(RED_PACKET_START_HOUR),
    },
  }
}

/** The phase at a time: before today's window, in it, or after it until midnight. */
export function redPacketPhaseAt(nowMs: number): RedPacketPhase {
  const { claim } = redPacketWindow(nowMs)
  if (nowMs < claim.fromMs) return 'READY'
  return nowMs < claim.toMs ? 'STARTING' : 'END'
}
