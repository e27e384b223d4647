import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ofStopped, PROGRESS_FILE } from './progress.ts'
import { type RunOptions, run, STOPPED } from './run-command.ts'
import { ofPlaywright, ofVitest, settled, type Tally } from './test-counts.ts'

const folder = mkdtempSync(join(tmpdir(), 'checks-'))
let count = 0
const reportFile = () => join(folder, `${++count}.json`)

function read<R>(file: string, tally: (report: R) => Tally): Tally | undefined {
  try {
    return tally(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Runs a test runner whose reporter is `progress.ts`. If the run was stopped, its tests are counted by the progress
 * that it noted.
 */
async function runTests<R>(
  command: string,
  args: readonly string[],
  { env, ...options }: RunOptions,
  report: { file: string; tally: (report: R) => Tally },
): Promise<Tally> {
  const progress = `${report.file}.progress`
  const code = await run(command, args, { ...options, env: { ...env, [PROGRESS_FILE]: progress }, progress })
  return code === STOPPED ? ofStopped(progress) : settled(read(report.file, report.tally), code)
}

/** Runs projects of vite.config.ts with vitest, with `args` for it, and counts their tests. */
export function vitest(
  projects: readonly string[],
  { args = [], ...options }: RunOptions & { args?: readonly string[] } = {},
): Promise<Tally> {
  const file = reportFile()
  const reporters = ['default', 'json', '.ci/progress.ts'].map((name) => `--reporter=${name}`)
  const chosen = projects.flatMap((name) => ['--project', name])
  return runTests('vitest', ['run', ...chosen, ...args, ...reporters, `--outputFile.json=${file}`], options, {
    file,
    tally: ofVitest,
  })
}

type PlaywrightOptions = Pick<RunOptions, 'limitMs' | 'held'> & { config?: string; nodeOptions?: string }

/** Runs browser tests with Playwright and counts them. */
export function playwright(
  args: readonly string[] = [],
  { config = 'e2e/playwright.config.ts', nodeOptions, ...how }: PlaywrightOptions = {},
): Promise<Tally> {
  const file = reportFile()
  // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too.
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    NO_COLOR: '',
    ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }),
  }
  return runTests(
    'playwright',
    ['test', '--config', config, ...args],
    { ...how, env },
    { file, tally: ofPlaywright },
  )
}

/** Verifies the mock backend against the pacts; each interaction counts. */
export async function verification(args: readonly string[] = [], options?: RunOptions): Promise<Tally> {
  const file = reportFile()
  const code = await run('node', ['pacts/provider/verify.ts', ...args, '--report', file], options)
  return settled(
    read(file, (tally: Tally) => tally),
    code,
  )
}
