/**
 * The result of one step of the checks; `red` names what failed, where that has a name, and `notRun` what the machine,
 * or the way of driving an engine, could not run.
 */
export type Tally = { passed: number; failed: number; red?: readonly string[]; notRun?: readonly string[] }

const NOTHING: Tally = { passed: 0, failed: 0 }

const withRed = (tally: Tally, red: readonly string[]): Tally => (red.length > 0 ? { ...tally, red } : tally)

export const totalOf = (tallies: readonly Tally[]): Tally =>
  tallies.reduce(
    (a, b) =>
      withRed({ passed: a.passed + b.passed, failed: a.failed + b.failed }, [
        ...(a.red ?? []),
        ...(b.red ?? []),
      ]),
    NOTHING,
  )

/** A check without tests of its own counts as one. */
export const single = (exitCode: number): Tally =>
  exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

type VitestReport = {
  numTotalTests: number
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** Vitest's JSON. A file that failed to load has no tests: it counts as one failure. So does any skipped test. */
export function ofVitest({ numTotalTests, numPassedTests, testResults }: VitestReport): Tally {
  const broken = testResults.filter(
    ({ status, assertionResults }) => status !== 'passed' && !assertionResults.length,
  )
  const red = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status !== 'passed')
      .map(({ fullName }) => `${name}: ${fullName}`),
  )
  return withRed({ passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }, [
    ...red,
    ...broken.map(({ name }) => `${name} did not load`),
  ])
}

type PlaywrightSuite = {
  specs: { ok: boolean; file: string; line: number; title: string; tests: { projectName: string }[] }[]
  suites?: PlaywrightSuite[]
}

type PlaywrightReport = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Playwright's JSON. Flaky and skipped tests are failures; errors outside of tests (a server, a file) one each. */
export function ofPlaywright({ suites, stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  return withRed({ passed: stats.expected, failed }, redOf(suites))
}

const redOf = (suites: readonly PlaywrightSuite[]): string[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(
        ({ file, line, title, tests }) =>
          `[${tests.map(({ projectName }) => projectName).join()}] ${file}:${line}: ${title}`,
      ),
    ...redOf(inner),
  ])

/** A runner's tally combined with its exit code: one that failed, ran nothing, or wrote no report never passes. */
export function settled(tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failed, red = [] } = tally ?? NOTHING
  return withRed({ passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }, red)
}

export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/** The line of one step: it also says how much could not be run. */
export const stepLine = (tally: Tally): string =>
  tally.notRun?.length ? `${closingLine(tally)}, ${tally.notRun.length} not run` : closingLine(tally)

export const exitCodeOf = ({ passed, failed }: Tally): number => (failed > 0 || passed === 0 ? 1 : 0)
