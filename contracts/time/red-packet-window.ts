import { RED_PACKET_DEPOSITS_FROM_HOUR, RED_PACKET_END_HOUR, RED_PACKET_START_HOUR } from '../limits.ts'
import type { RedPacketPhase } from '../red-packet.ts'
import { addDays, HOUR_MS, startOfBeijingDay } from './beijing-time.ts'
import type { TimeWindow } from './beijing-windows.ts'

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
