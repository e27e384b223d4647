/** The result of one step of the checks. `red`: what failed. `notRun`: what this machine could not run. */
export type Tally = { passed: number; failed: number; red?: readonly string[]; notRun?: readonly string[] }

export const totalOf = (tallies: readonly Tally[]): Tally => {
  const sum = (count: (tally: Tally) => number) => tallies.reduce((all, tally) => all + count(tally), 0)
  const red = tallies.flatMap((tally) => tally.red ?? [])
  const notRun = tallies.flatMap((tally) => tally.notRun ?? [])
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed), red, notRun }
}

/** A check without tests of its own counts as one. */
export const single = (exitCode: number): Tally => ({
  passed: Number(exitCode === 0),
  failed: Number(exitCode !== 0),
})

type VitestReport = {
  numPassedTests: number
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** Vitest's JSON. A file that did not load counts as one failure, and so does a skipped test. */
export function ofVitest({ numPassedTests: passed, testResults }: VitestReport): Tally {
  const red = testResults.flatMap(({ name, status, assertionResults: tests }) => {
    if (status !== 'passed' && tests.length === 0) return [`${name} did not load`]
    return tests.filter((test) => test.status !== 'passed').map(({ fullName }) => `${name}: ${fullName}`)
  })
  return { passed, failed: red.length, red }
}

type Spec = { ok: boolean; file: string; line: number; title: string; tests: { projectName: string }[] }
type Suite = { specs: Spec[]; suites?: Suite[] }
type PlaywrightReport = {
  suites: Suite[]
  stats: { expected: number; unexpected: number; flaky: number; skipped: number }
  errors: unknown[]
}

/** Playwright's JSON. Flaky and skipped tests are failures; errors outside of tests (a server, a file) one each. */
export function ofPlaywright({ suites, stats, errors }: PlaywrightReport): Tally {
  const red = specsOf(suites)
    .filter(({ ok }) => !ok)
    .map(
      ({ file, line, title, tests }) =>
        `[${tests.map((test) => test.projectName).join()}] ${file}:${line}: ${title}`,
    )
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    red,
  }
}

const specsOf = (suites: readonly Suite[]): Spec[] =>
  suites.flatMap(({ specs, suites: inner = [] }) => [...specs, ...specsOf(inner)])

/** Combines a runner's tally with its exit code. A runner that failed, ran nothing or wrote no report never passes. */
export function settled(tally: Tally | undefined, exitCode: number): Tally {
  const { passed, failed } = tally ?? { passed: 0, failed: 0 }
  return { ...tally, passed, failed: failed === 0 && (exitCode !== 0 || passed === 0) ? 1 : failed }
}

export const closingLine = ({ passed, failed }: Tally): string => `${passed} passed, ${failed} failed`

/** The line of one step. It also says how many tests could not run. */
export const stepLine = (tally: Tally): string =>
  tally.notRun?.length ? `${closingLine(tally)}, ${tally.notRun.length} not run` : closingLine(tally)

export const exitCodeOf = ({ passed, failed }: Tally): number => (failed > 0 || passed === 0 ? 1 : 0)
