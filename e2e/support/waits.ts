/**
 * For what takes seconds by itself: an answer that the test delays, a page that is loaded, a release that is installed, rows
 * read at a fixed pace, a clock that a test runs in small steps. The usual limit is for a busy machine, and those seconds
 * must not use it up.
 */
export const OWN_TIME = { timeout: 15_000 }
