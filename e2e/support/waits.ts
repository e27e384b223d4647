/**
 * The limit for what takes seconds by design: an answer that the test delays, a page load, the installation of a
 * release, rows read at a fixed pace, a clock that runs in small steps. The usual limit is there for a busy machine,
 * and those seconds would use it up.
 */
export const OWN_TIME = { timeout: 15_000 }
