import { BALANCE_POLL_MS, TRANSFER_POLL_MS, WALLET_POLL_MS } from '#contracts/limits.ts'

/** From this many failures in a row on, the pause between polls doubles, up to SLOWEST_MS. */
const FAILURES_BEFORE_BACKOFF = 3
const SLOWEST_MS = 30_000

type Streak = { updates: number; errorsBefore: number }
const streaks = new WeakMap<object, Streak>()
type Polled = { state: { dataUpdateCount: number; errorUpdateCount: number; status: string } }

/** How many times the query has failed since it last got data. */
export function failuresInARow(query: Polled): number {
  const { dataUpdateCount, errorUpdateCount, status } = query.state
  const streak = streaks.get(query)
  if (streak?.updates === dataUpdateCount) return errorUpdateCount - streak.errorsBefore
  const failing = status === 'error' ? 1 : 0
  const errorsBefore = dataUpdateCount === 0 ? 0 : errorUpdateCount - failing
  streaks.set(query, { updates: dataUpdateCount, errorsBefore })
  return errorUpdateCount - errorsBefore
}

/**
 * A `refetchInterval` of `everyMs`, longer after failures. TanStack Query does the rest: it stops in a hidden tab
 * and on a hidden screen, and never runs two fetches of one query at once. `random` (0..1) adds jitter, so that
 * phones do not all return at once after an outage. It is drawn once per failure, because a new draw in each
 * render would restart the pause.
 */
export function pollEvery(everyMs: number, random: () => number = Math.random): (query: Polled) => number {
  let drawn = { failures: 0, share: 0 }
  return (query) => {
    const failures = failuresInARow(query)
    if (failures < FAILURES_BEFORE_BACKOFF) return everyMs
    if (drawn.failures !== failures) drawn = { failures, share: random() }
    const pause = Math.min(everyMs * 2 ** (failures - FAILURES_BEFORE_BACKOFF + 1), SLOWEST_MS)
    return Math.round(pause * (0.75 + drawn.share / 4))
  }
}

/** The intervals of the header's balance, of wallet lists, and of the balances on /transfer. */
export const pollBalance = pollEvery(BALANCE_POLL_MS)
export const pollWallets = pollEvery(WALLET_POLL_MS)
export const pollTransfer = pollEvery(TRANSFER_POLL_MS)
