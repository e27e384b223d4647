import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHIEF } from '../e2e/engines/chief.ts'
import type { Engine } from '../e2e/engines/engine.ts'
import { linesOf } from '../e2e/engines/not-run.ts'
import { hasFile, prepare } from '../e2e/engines/prepare.ts'
import { thisMachine } from '../e2e/support/browser.ts'
import { playwright } from './reports.ts'
import { type RunOptions, repo } from './run-command.ts'
import { type Tally, totalOf } from './test-counts.ts'

const PRELOAD = pathToFileURL(join(repo, 'e2e/engines/preload.ts')).href

/** The chief tests in both engines side by side: each waits for its own browser to start more than it computes. */
export const runChief = async (): Promise<Tally> =>
  totalOf(await Promise.all([runEngine('firefox', 'chief'), runEngine('webkit', 'chief', { held: true })]))

/** Runs the browser tests, or the chief ones, in an engine of Debian's. Prints what it could not run, and why. */
export async function runEngine(
  engine: Engine,
  part: 'all' | 'chief',
  options: Pick<RunOptions, 'held'> = {},
): Promise<Tally> {
  const reason = prepare(engine, { ...thisMachine(() => ''), has: hasFile })
  if (reason !== undefined) {
    console.log(`${engine}: not run: ${reason}`)
    return { passed: 0, failed: 0, notRun: [`${engine}: ${reason}`] }
  }
  const projects = part === 'chief' ? [engine] : [engine, `${engine}-production`]
  const tally = await playwright(
    [
      ...projects.map((name) => `--project=${name}`),
      ...(part === 'chief' ? ['--grep', CHIEF.source] : []),
      // Playwright clears its output folder, and with it the failures of the run before.
      ...['--output', `e2e/.results/${engine}`],
    ],
    {
      config: 'e2e/engines/playwright.config.ts',
      nodeOptions: `--import ${PRELOAD}`,
      ...options,
    },
  )
  if (part === 'chief') return tally
  const notRun = linesOf(projects)
  for (const line of notRun) console.log(`not run: ${line}`)
  return { ...tally, notRun }
}
