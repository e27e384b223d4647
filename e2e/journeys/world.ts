import type { TransactionType } from '#contracts/wire/record-codes.ts'
import type { MockControl } from '#mock/control/control.ts'
import type { World } from '#mock/state/types.ts'

/** The whole state of the mock backend at this moment. */
export const exportedWorld = async (mock: MockControl): Promise<World> => JSON.parse(await mock.export())

export function memberNamed(world: World, username: string): World['members'][string] {
  const member = Object.values(world.members).find((candidate) => candidate.username === username)
  if (!member) throw new Error(`the world has no member ${username}`)
  return member
}

/** The rows of one log, oldest first: chunk n of it is the entry `<key>/<n>`. */
export const rowsOf = <R>(chunks: Record<string, R[]>, key: string): R[] =>
  Object.entries(chunks)
    .filter(([at]) => at.startsWith(`${key}/`))
    .sort(([a], [b]) => Number(a.split('/').at(-1)) - Number(b.split('/').at(-1)))
    .flatMap(([, rows]) => rows)

/** The key of the log of a member's transactions of one type. */
export const transactionLog = (memberId: string, type: TransactionType): string => `${memberId}:${type}`
