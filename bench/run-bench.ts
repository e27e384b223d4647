import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureComparisons } from './comparisons.ts'
import { measureCost } from './cost.ts'
import { measureFirstStart } from './first-start.ts'
import type { ResultSection } from './measure.ts'
import { printSections, reportMissedGoals, resultsPage } from './results.ts'

/**
 * `npm run bench`: what the mock backend costs. Prints each part as a table, and fails if one misses a goal.
 * `-- cost`, `-- start`, `-- comparisons` run one part; only a run of all writes RESULTS.md.
 */
const PARTS: Record<string, () => Promise<ResultSection[]>> = {
  cost: async () => [await measureCost()],
  start: async () => [await measureFirstStart()],
  comparisons: measureComparisons,
}

const ABOUT = {
  title: 'What the mock backend costs',
  command: 'npm run bench',
  note: 'Times depend on the machine and on what else it does; the ratios hardly do, since both sides of each were measured by turns.',
}

const chosen = process.argv.slice(2)
const unknown = chosen.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

const sections: ResultSection[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const measured = await measure()
  printSections(measured)
  sections.push(...measured)
}

if (chosen.length === 0) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), resultsPage(ABOUT, sections))
reportMissedGoals(sections)
