/**
 * For an expectation of what takes seconds by itself: an answer that the test delays, a release that is installed, rows read
 * at a fixed pace, a clock that a test runs in small steps. The usual limit is for a busy machine, and those seconds must
 * not use it up. For a page that is loaded anew there is `loadAnew` (../journeys/entry.ts).
 */
export const OWN_TIME = { timeout: 15_000 }
