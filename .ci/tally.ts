/** What one step of the checks comes to. */
export type Tally = { passed: number; failed: number }

const NOTHING: Tally = { passed: 0, failed: 0 }

export const sum = (tallies: readonly Tally[]): Tally =>
  tallies.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), NOTHING)

/** A check without tests of its own counts as one. */
export const single = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  testResults: { status: string; assertionResults: unknown[] }[]
}

/** Vitest's JSON. A file that did not even load has no tests: it counts as one failure. So does any held-back test. */
export function ofVitest({ numTotalTests, numPassedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status !== 'passed' && !assertionResults.length,
  )
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }
}

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Playwright's JSON. Flaky and skipped are failures; errors outside of tests (a server, a file) one each. */
export function ofPlaywright({ stats, errors }: PlaywrightReport): Tally {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }
}

/**
 * A runner's tally beside how it ended: one that failed, or ran nothing, never comes out clean; nor does one
 * whose report is missing.
 */
export function settled(tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failed } = tally ?? NOTHING
  return { passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }
}

export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

export const exitCodeOf = ({ passed, failed }: Tally): number => (failed > 0 || passed === 0 ? 1 : 0)
