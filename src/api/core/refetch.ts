import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { getToken } from './session-store.ts'

type Keys = readonly QueryKey[]

const TRIES = 3
const PAUSE_MS = 1_000

/** Drops the reads under way: an answer that began before a movement of money would show the balance of before. */
export async function cancelReads(client: QueryClient, queryKeys: Keys): Promise<void> {
  await Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })))
}

/** Marks as old, and reads anew what is on the screen. Nobody waits for it. */
export function invalidate(client: QueryClient, queryKeys: Keys): void {
  for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Reads anew, up to 3 times, until everything on the screen has come. What is not on the screen is marked as
 * old. Ends with the session, and never rejects.
 */
export async function refetchWithRetries(client: QueryClient, queryKeys: Keys): Promise<void> {
  const token = getToken()
  for (let round = 1; round <= TRIES && getToken() === token; round += 1) {
    await cancelReads(client, queryKeys)
    try {
      await Promise.all(
        queryKeys.map((queryKey) => client.invalidateQueries({ queryKey }, { throwOnError: true })),
      )
      return
    } catch {
      if (round < TRIES && getToken() === token) await pause(PAUSE_MS * round)
    }
  }
}
