import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { CHIEF } from '../e2e/engines/chief.ts'
import type { Engine } from '../e2e/engines/engine.ts'
import { linesOf } from '../e2e/engines/not-run.ts'
import { hasFile, prepare } from '../e2e/engines/prepare.ts'
import { thisMachine } from '../e2e/support/browser.ts'
import { playwright } from './reports.ts'
import { repo } from './run-command.ts'
import type { Tally } from './test-counts.ts'

const PRELOAD = pathToFileURL(join(repo, 'e2e/engines/preload.ts')).href

/** Runs the browser tests, or the chief ones, in an engine of Debian's, and says what it could not run, and why. */
export async function runEngine(engine: Engine, part: 'all' | 'chief'): Promise<Tally> {
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
    { config: 'e2e/engines/playwright.config.ts', nodeOptions: `--import ${PRELOAD}` },
  )
  if (part === 'chief') return tally
  const notRun = linesOf(projects)
  for (const line of notRun) console.log(`not run: ${line}`)
  return { ...tally, notRun }
}
