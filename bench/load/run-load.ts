import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BadFlag } from '#mock/cli-options.ts'
import type { ResultSection } from '../measure.ts'
import { printSections, reportMissedGoals, resultsPage } from '../results.ts'
import { measureAgain } from './again.ts'
import { measureDoors } from './doors.ts'
import { measureHeap } from './heap.ts'
import { measureHome } from './home.ts'
import { HELP, type LoadPart, type Options, optionsOf, PARTS } from './options.ts'
import { measureRoutes } from './routes.ts'
import { type Sites, serveAll } from './sites.ts'
import { measureTaps } from './taps.ts'

/**
 * `npm run bench:load`: what the production build costs a phone, beside a page of react and react-dom alone and the same
 * pixels without a script. Prints
 * each part as a table, and fails if one misses a goal. Only a run of all parts writes LOAD.md.
 */
const MEASURES: Record<LoadPart, (sites: Sites, options: Options) => Promise<ResultSection[]>> = {
  home: measureHome,
  doors: measureDoors,
  again: measureAgain,
  routes: measureRoutes,
  taps: measureTaps,
  heap: measureHeap,
}

const ABOUT = {
  title: 'What the app costs a phone',
  command: 'npm run bench:load',
  note: 'Times depend on the machine and on what else it does; the ratios to the bare page hardly do, since both were measured by turns. Why a goal is not met, and what it would take: [LEFT.md](LEFT.md).',
}

async function main(): Promise<void> {
  const repo = join(import.meta.dirname, '../..')
  const options = optionsOf(process.argv.slice(2), repo)
  if (options === 'help') {
    console.log(HELP)
    return
  }
  const sites = await serveAll(options.builds, repo)
  const sections: ResultSection[] = []
  try {
    for (const part of options.parts) {
      const measured = await MEASURES[part](sites, options)
      printSections(measured)
      sections.push(...measured)
    }
  } finally {
    await sites.stop()
  }
  if (options.parts.length === PARTS.length)
    writeFileSync(join(import.meta.dirname, '../LOAD.md'), resultsPage(ABOUT, sections))
  reportMissedGoals(sections)
}

main().catch((problem: unknown) => {
  console.error(problem instanceof BadFlag ? `${problem.message}\n\n${HELP}` : problem)
  process.exitCode = 2
})
