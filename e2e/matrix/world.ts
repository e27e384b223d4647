import type { MockHandle } from '../support/mock.ts'

/** What the matrix counts in the world: each action changes one of these, once. */
export type Counts = {
  deposits: number
  withdrawals: number
  intoVenue: number
  fromVenue: number
  packets: number
  collected: number
  cards: number
  auto: number
}

type Exported = {
  members: Record<string, { username: string; autoTransfer: boolean }>
  transactions: Record<string, readonly unknown[]>
  redPackets: Record<string, readonly unknown[]>
  rebates: Record<string, readonly { collectedMs: number | null }[]>
  cards: Record<string, readonly unknown[]>
}

/** Counts one member’s effects in the world that the mock backend exports. */
export async function countsOf(mock: MockHandle, username: string): Promise<Counts> {
  const world = JSON.parse(await mock.export()) as Exported
  const [id, member] = Object.entries(world.members).find(([, one]) => one.username === username) ?? []
  const rows = <R>(log: Record<string, readonly R[]>, key: string): R[] =>
    Object.entries(log)
      .filter(([at]) => at.startsWith(`${key}/`))
      .flatMap(([, chunk]) => chunk)
  const transactions = (type: number) => rows(world.transactions, `${id}:${type}`).length
  return {
    deposits: transactions(1),
    withdrawals: transactions(2),
    intoVenue: transactions(4),
    fromVenue: transactions(3),
    packets: rows(world.redPackets, `${id}`).length,
    collected: rows(world.rebates, `${id}`).filter(({ collectedMs }) => collectedMs !== null).length,
    cards: world.cards[`${id}`]?.length ?? 0,
    auto: member?.autoTransfer ? 1 : 0,
  }
}
