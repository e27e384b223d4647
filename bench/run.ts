import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { measureCost } from './cost.ts'
import { measureFirstStart } from './first-start.ts'
import { asMarkdown, type Section } from './measure.ts'
import { measureRivals } from './rivals.ts'

/**
 * `npm run bench`: what the mock backend costs. Prints each part as a table, and fails if one misses a goal.
 * `-- cost`, `-- start`, `-- rivals` run one part; only a run of all writes RESULTS.md.
 */
const PARTS: Record<string, () => Promise<Section[]>> = {
  cost: async () => [await measureCost()],
  start: async () => [await measureFirstStart()],
  rivals: measureRivals,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !Object.hasOwn(PARTS, name))
if (unknown.length > 0) {
  console.error(`no such part: ${unknown.join(', ')}; there are ${Object.keys(PARTS).join(', ')}`)
  process.exit(2)
}

const sections: Section[] = []
for (const [name, measure] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const measured = await measure()
  for (const section of measured) console.log(`\n${asMarkdown(section)}`)
  sections.push(...measured)
}

if (asked.length === 0) writeFileSync(join(import.meta.dirname, 'RESULTS.md'), results(sections))
const broken = sections.flatMap(({ title, rows }) =>
  rows.filter(({ kept }) => !kept).map(({ cells }) => `${title}: ${cells.join(', ')}`),
)
for (const one of broken) console.error(`not kept: ${one}`)
process.exitCode = broken.length > 0 ? 1 : 0

function results(all: readonly Section[]): string {
  const machine = `${availableParallelism()} cores, Node ${process.versions.node}, ${process.platform}`
  return [
    '# What the mock backend costs',
    `Written by \`npm run bench\` (${machine}). Times hang on the machine and on what else it does; the ratios hardly do, since both sides of each were measured by turns.`,
    ...all.map(asMarkdown),
    '',
  ].join('\n\n')
}
