import { type Fen, fen, wholeYuan } from '#contracts/money/money.ts'

/** One step of the table: from this sum of deposits on, the number of packets a day and the largest amount of each. */
export type RedPacketStep = { recharge: Fen; packets: number; most: Fen }

export const RED_PACKET_LEAST: Fen = fen(88)
export const RED_PACKET_MAX_TIMES = 8

/** In ascending order of deposits; the highest step that is reached counts. */
export const RED_PACKET_STEPS: readonly RedPacketStep[] = [
  { recharge: wholeYuan(100), packets: 1, most: fen(888) },
  { recharge: wholeYuan(500), packets: 2, most: fen(1_888) },
  { recharge: wholeYuan(2_000), packets: 3, most: fen(3_888) },
  { recharge: wholeYuan(10_000), packets: 5, most: fen(8_888) },
  { recharge: wholeYuan(50_000), packets: 8, most: fen(18_888) },
]
