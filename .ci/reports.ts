import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunOptions, run } from './run-command.ts'
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

/** Runs projects of vite.config.ts with vitest and counts their tests. */
export async function vitest(projects: readonly string[], options?: RunOptions): Promise<Tally> {
  const file = reportFile()
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const chosen = projects.flatMap((name) => ['--project', name])
  const code = await run('vitest', ['run', ...chosen, ...reporters], options)
  return settled(read(file, ofVitest), code)
}

type PlaywrightOptions = Pick<RunOptions, 'limitMs' | 'held'> & { config?: string; nodeOptions?: string }

/** Runs browser tests with Playwright and counts them. */
export async function playwright(
  args: readonly string[] = [],
  { config = 'e2e/playwright.config.ts', nodeOptions, ...how }: PlaywrightOptions = {},
): Promise<Tally> {
  const file = reportFile()
  const code = await run('playwright', ['test', '--config', config, ...args], {
    // Playwright sets FORCE_COLOR for its workers, and Node warns if NO_COLOR is set too.
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      NO_COLOR: '',
      ...(nodeOptions === undefined ? {} : { NODE_OPTIONS: nodeOptions }),
    },
    ...how,
  })
  return settled(read(file, ofPlaywright), code)
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
