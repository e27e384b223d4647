import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BUGS } from './bugs.ts'
import { type Failure, firstFailure, PROOFS, type ProofName } from './run-proof.ts'
import { copyTree, plant } from './tree.ts'

/**
 * `npm run proof:bugs`: plants each bug alone in a copy of the mock backend, runs every kind of proof on it, and writes
 * BUGS.md. Fails when the unchanged copy does not pass, when a bug cannot be planted, or when the model test, the races
 * and the comparison all miss one. `-- --only 3,7` runs only these bugs and writes nothing.
 */
const { values } = parseArgs({ options: { only: { type: 'string' } } })
const only = values.only?.split(',').map(Number)
const chosen = BUGS.map((bug, index) => ({ bug, number: index + 1 })).filter(
  ({ number }) => only === undefined || only.includes(number),
)

type Row = { number: number; name: string; file: string; caught: Partial<Record<ProofName, Failure>> }
const rows: Row[] = []
const tree = copyTree()
try {
  for (const proof of PROOFS) {
    const failure = firstFailure(tree.root, proof)
    if (failure)
      throw new Error(`the sound mock backend does not pass ${proof}: ${failure.test}: ${failure.message}`)
  }
  for (const { bug, number } of chosen) {
    const removeBug = plant(tree.root, bug)
    const caught: Row['caught'] = {}
    for (const proof of PROOFS) {
      const failure = firstFailure(tree.root, proof)
      if (failure) caught[proof] = failure
    }
    removeBug()
    rows.push({ number, name: bug.name, file: bug.file, caught })
    const by = PROOFS.filter((proof) => caught[proof])
    const [first] = by
    console.log(`${number}. ${bug.name}: ${by.join(', ') || 'NOT CAUGHT'}`)
    if (first) console.log(`   ${caught[first]?.test}: ${caught[first]?.message}`)
  }
} finally {
  tree.remove()
}

const missed = rows.filter(({ caught }) => !caught.model && !caught.races && !caught.differential)
console.log(`${rows.length} bugs planted, ${rows.length - missed.length} caught by the proof`)
if (only === undefined) writeFileSync(join(import.meta.dirname, '../BUGS.md'), table())
process.exitCode = missed.length > 0 ? 1 : 0

function table(): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const lines = rows.map(({ number, name, file, caught }) => {
    const first = PROOFS.find((proof) => caught[proof])
    const how = first ? `${first}: ${caught[first]?.test} — ${caught[first]?.message}` : 'nothing'
    const marks = PROOFS.map((proof) => (caught[proof] ? '✓' : '–'))
    return `| ${[number, name, `\`${file}\``, ...marks, how].map((one) => cell(String(one))).join(' | ')} |`
  })
  return `# Planted bugs

Written by \`npm run proof:bugs\`, which plants each of these alone in a copy of the mock backend and asks each kind of proof, with
short runs: the model test, the races, the comparison of the two ways in, and the unit tests of rules, routes and world.
The last column is what failed first.

| # | Bug | Planted in | model | races | differential | unit | First seen by |
|---|---|---|---|---|---|---|---|
${lines.join('\n')}

${rows.length} planted, ${rows.length - missed.length} caught by the model test, the races or the comparison.
`
}
