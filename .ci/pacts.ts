import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { verification, vitest } from './reports.ts'
import { repo, run } from './run-command.ts'
import { single, sum, type Tally } from './tally.ts'

const folder = join(repo, 'pacts')
/** `provider-states.json` is written from the catalogue, not by the consumer tests. */
const isPact = (name: string) => name.endsWith('.json') && name !== 'provider-states.json'
const pactFiles = () => readdirSync(folder).filter(isPact).sort()
const bytes = () =>
  pactFiles()
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n')

/** Writes `pacts/*.json` anew. They go first: a pact is merged into what is there, and would keep what no test says any more. */
export async function writePacts(): Promise<Tally> {
  for (const name of pactFiles()) rmSync(join(folder, name))
  return vitest('pact')
}

/**
 * The consumer's tests twice, for the same bytes; those committed, too; then the OpenAPI document is held against them, and
 * the house answers them all: to pact-js, and to the Pact project's own verifier, which has no code of ours.
 */
export async function checkPacts(): Promise<Tally> {
  const committed = bytes()
  const tests = await writePacts()
  const first = bytes()
  const again = await writePacts()
  const same = report('two runs write the same pacts', bytes() === first && again.failed === 0)
  const current = report('the pacts in the tree are what the tests write: commit them', first === committed)
  const compared = single(await run('node', ['pacts/openapi/compare-cli.ts']))
  return sum([tests, same, current, compared, await verification(), await verification('--cli')])
}

function report(what: string, holds: boolean): Tally {
  console.log(`${holds ? 'ok' : 'NOT OK'}: ${what}`)
  return single(holds ? 0 : 1)
}
