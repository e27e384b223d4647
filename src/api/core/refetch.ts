import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { pause } from '../../lib/loading/pause.ts'
import { getToken } from './client/session-store.ts'

type Keys = readonly QueryKey[]

const TRIES = 3
const PAUSE_MS = 1_000

/** Cancels running reads: one that was sent before money moved would show the old balance. */
export const cancelReads = (client: QueryClient, queryKeys: Keys): Promise<unknown> =>
  Promise.all(queryKeys.map((queryKey) => client.cancelQueries({ queryKey })))

/** Marks queries as stale, and refetches those on the screen without waiting. */
export function invalidate(client: QueryClient, queryKeys: Keys): void {
  for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey })
}

/** Marks queries as stale: they are refetched once a screen that uses them shows. */
export function markStale(client: QueryClient, queryKeys: Keys): void {
  for (const queryKey of queryKeys) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/**
 * Refetches, up to 3 times, until everything on the screen has loaded; marks all other queries as stale. Stops
 * when the session ends, and never rejects.
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
