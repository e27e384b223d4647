import { type Fen, fen, wholeYuan } from '#contracts/money.ts'

/** One step of the table: from a cumulative recharge on, so many packets a day of at most so much. */
export type RedPacketStep = { recharge: Fen; packets: number; most: Fen }

export const RED_PACKET_LEAST: Fen = fen(88)
export const RED_PACKET_MAX_TIMES = 8

/** Rising by recharge; the highest step that is reached counts. */
export const RED_PACKET_STEPS: readonly RedPacketStep[] = [
  { recharge: wholeYuan(100), packets: 1, most: fen(888) },
  { recharge: wholeYuan(500), packets: 2, most: fen(1_888) },
  { recharge: wholeYuan(2_000), packets: 3, most: fen(3_888) },
  { recharge: wholeYuan(10_000), packets: 5, most: fen(8_888) },
  { recharge: wholeYuan(50_000), packets: 8, most: fen(18_888) },
]
