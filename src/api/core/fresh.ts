/**
 * How long an answer that changes rarely (games, articles, promotions, links) is used without a new request, in
 * ms.
 */
export const LONG_FRESH_MS = 5 * 60_000
