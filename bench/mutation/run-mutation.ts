import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUPS } from './groups.ts'
import {
  explanationOf,
  fileScores,
  inPercent,
  onlyKilled,
  readMutationReport,
  type Survivor,
  scoreOf,
  withScores,
} from './report.ts'

/**
 * `npm run mutation`: changes rules, ledger, money and time in every small way that Stryker knows, and checks that a
 * test fails. Fails below 90 %. The results are kept in `.mutation/`, so that the next run tests only changed code and
 * survivors (`-- --force` tests all). Every survivor is explained in MUTANTS.md.
 */
const LEAST_SCORE = 0.9
const folder = import.meta.dirname
const repo = join(folder, '../..')

for (const group of Object.keys(GROUPS)) {
  const known = join(repo, `.mutation/incremental-${group}.json`)
  if (existsSync(known)) writeFileSync(known, onlyKilled(readFileSync(known, 'utf8')))
  const { status } = spawnSync(
    'stryker',
    ['run', 'bench/mutation/stryker.config.mjs', ...process.argv.slice(2)],
    { cwd: repo, stdio: 'inherit', env: { ...process.env, MUTATION_GROUP: group } },
  )
  if (status !== 0) throw new Error(`Stryker could not try the group "${group}"`)
}

const files = Object.keys(GROUPS).flatMap((group) =>
  readMutationReport(readFileSync(join(repo, `.mutation/mutation-${group}.json`), 'utf8')),
)
const table = fileScores(files)
console.log(`\n${table}`)
const survivors = files.flatMap((file) => file.survivors)
const explanations = join(folder, '../MUTANTS.md')
const known = readFileSync(explanations, 'utf8')
writeFileSync(explanations, withScores(known, table))
const unexplained = survivors.filter((survivor) => !known.includes(explanationOf(survivor)))
const lineOf = (survivor: Survivor) => `${survivor.file}:${survivor.line}  ${explanationOf(survivor)}`
if (unexplained.length > 0)
  console.log(`\nnot explained in MUTANTS.md:\n${unexplained.map(lineOf).join('\n')}`)
const score = scoreOf(files)
console.log(
  `\nmutation score ${inPercent(score)}, ${survivors.length} live on, ${unexplained.length} of them unexplained`,
)
process.exitCode = score < LEAST_SCORE ? 1 : 0
