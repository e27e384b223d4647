import {
  DEPOSIT,
  TRANSFER_IN,
  TRANSFER_OUT,
  type TransactionType,
  WITHDRAWAL,
} from '#contracts/wire/record-codes.ts'
import type { MockControl } from '#mock/control/control.ts'
import { exportedWorld, memberNamed, rowsOf, transactionLog } from '../journeys/world.ts'

/** What the matrix counts in the world: each action changes one of these, once. */
export type WorldCounts = {
  deposits: number
  withdrawals: number
  intoVenue: number
  fromVenue: number
  packets: number
  collected: number
  cards: number
  auto: number
}

/** Counts one member’s effects in the world that the mock backend exports. */
export async function countsOf(mock: MockControl, username: string): Promise<WorldCounts> {
  const world = await exportedWorld(mock)
  const { id, autoTransfer } = memberNamed(world, username)
  const transactions = (type: TransactionType) => rowsOf(world.transactions, transactionLog(id, type)).length
  return {
    deposits: transactions(DEPOSIT),
    withdrawals: transactions(WITHDRAWAL),
    intoVenue: transactions(TRANSFER_OUT),
    fromVenue: transactions(TRANSFER_IN),
    packets: rowsOf(world.redPackets, id).length,
    collected: rowsOf(world.rebates, id).filter(({ collectedMs }) => collectedMs !== null).length,
    cards: world.cards[id]?.length ?? 0,
    auto: autoTransfer ? 1 : 0,
  }
}
