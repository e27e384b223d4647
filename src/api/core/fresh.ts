/** How long an answer that changes rarely (games, articles, promotions, links) is shown without being asked for again, in ms. */
export const LONG_FRESH_MS = 5 * 60_000
