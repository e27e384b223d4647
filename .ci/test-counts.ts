/** Cases of the money matrix: most run without a browser, some in one. */
export type MatrixCount = { passed: number; failed: number }

/**
 * The result of one step of the checks. `red`: the names of what failed, if they have names. `notRun`: what the
 * machine, or the way of driving an engine, could not run. `matrix`: the cases of the money matrix among the tests.
 */
export type Tally = {
  passed: number
  failed: number
  red?: readonly string[]
  notRun?: readonly string[]
  matrix?: MatrixCount
}

const NOTHING: Tally = { passed: 0, failed: 0 }

const withRed = (tally: Tally, red: readonly string[]): Tally => (red.length > 0 ? { ...tally, red } : tally)

const IN_MATRIX = /matrix\/[\w.-]+\.(?:spec|test)\.ts$/

/** Counts those that belong to the money matrix. */
function withMatrix(tally: Tally, tests: readonly { file: string; ok: boolean }[]): Tally {
  const cases = tests.filter(({ file }) => IN_MATRIX.test(file))
  if (cases.length === 0) return tally
  const passed = cases.filter(({ ok }) => ok).length
  return { ...tally, matrix: { passed, failed: cases.length - passed } }
}

const sumOf = (a: MatrixCount, b: MatrixCount): MatrixCount => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
})

export function totalOf(tallies: readonly Tally[]): Tally {
  const red = tallies.flatMap((tally) => tally.red ?? [])
  const matrix = tallies.flatMap((tally) => tally.matrix ?? [])
  const notRun = tallies.flatMap((tally) => tally.notRun ?? [])
  const sum = withRed(tallies.reduce<MatrixCount>(sumOf, NOTHING), red)
  const total = notRun.length > 0 ? { ...sum, notRun } : sum
  return matrix.length > 0 ? { ...total, matrix: matrix.reduce(sumOf) } : total
}

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
  const tally = withRed({ passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length }, [
    ...red,
    ...broken.map(({ name }) => `${name} did not load`),
  ])
  return withMatrix(
    tally,
    testResults.flatMap(({ name: file, assertionResults }) =>
      assertionResults.map(({ status }) => ({ file, ok: status === 'passed' })),
    ),
  )
}

type PlaywrightSpec = {
  ok: boolean
  file: string
  line: number
  title: string
  tests: { projectName: string }[]
}
type PlaywrightSuite = { specs: PlaywrightSpec[]; suites?: PlaywrightSuite[] }

type PlaywrightReport = {
  suites: PlaywrightSuite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Playwright's JSON. Flaky and skipped tests are failures; errors outside of tests (a server, a file) one each. */
export function ofPlaywright({ suites, stats, errors }: PlaywrightReport): Tally {
  const failed = stats.unexpected + stats.flaky + stats.skipped + errors.length
  const specs = specsOf(suites)
  const red = specs
    .filter(({ ok }) => !ok)
    .map(
      ({ file, line, title, tests }) =>
        `[${tests.map(({ projectName }) => projectName).join()}] ${file}:${line}: ${title}`,
    )
  return withMatrix(withRed({ passed: stats.expected, failed }, red), specs)
}

const specsOf = (suites: readonly PlaywrightSuite[]): PlaywrightSpec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** Combines a runner's tally with its exit code. A runner that failed, ran nothing or wrote no report never passes. */
export function settled(tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failed } = tally ?? NOTHING
  return { ...tally, passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }
}

export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/** How many cases of the money matrix ran, in a browser and without one; undefined when none did. */
export const matrixLine = ({ matrix }: Tally): string | undefined =>
  matrix && `money matrix: ${matrix.passed} cases passed, ${matrix.failed} failed`

/** The line of one step. It also says how many tests could not run. */
export const stepLine = (tally: Tally): string =>
  tally.notRun?.length ? `${closingLine(tally)}, ${tally.notRun.length} not run` : closingLine(tally)

export const exitCodeOf = ({ passed, failed }: Tally): number => (failed > 0 || passed === 0 ? 1 : 0)
