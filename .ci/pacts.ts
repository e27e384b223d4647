import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verification, vitest } from './reports.ts'
import { repo, run } from './run-command.ts'
import { single, type Tally, totalOf } from './test-counts.ts'

const tree = join(repo, 'pacts')
/** `provider-states.json` is written from the catalogue, not by the consumer tests. */
const isPact = (name: string) => name.endsWith('.json') && name !== 'provider-states.json'
const pactsIn = (folder: string) => readdirSync(folder).filter(isPact).sort()
const bytes = (folder: string) =>
  pactsIn(folder)
    .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`)
    .join('\n')

/** Writes `pacts/*.json` anew. Deletes the old ones first: a pact is merged into its file and keeps old entries. */
export async function writePacts(): Promise<Tally> {
  for (const name of pactsIn(tree)) rmSync(join(tree, name))
  return vitest(['pact'])
}

/**
 * Runs the consumer tests twice in parallel: both must write the same bytes, and those that are committed. Then checks
 * the OpenAPI document against the pacts, and verifies the mock backend with pact-js and with the Pact project's own
 * verifier, which contains no code of ours.
 */
export async function checkPacts(): Promise<Tally> {
  const committed = bytes(tree)
  const otherFolder = mkdtempSync(join(tmpdir(), 'pacts-again-'))
  const [tests, again] = await Promise.all([
    writePacts(),
    vitest(['pact'], { env: { PACTS_DIR: otherFolder }, held: true }),
  ])
  const first = bytes(tree)
  const same = report('two runs write the same pacts', bytes(otherFolder) === first && again.failed === 0)
  rmSync(otherFolder, { recursive: true })
  const current = report('the pacts in the tree are what the tests write: commit them', first === committed)
  const compared = single(await run('node', ['pacts/openapi/compare-cli.ts']))
  const verified = await Promise.all([verification(), verification(['--cli'], { held: true })])
  return totalOf([tests, same, current, compared, ...verified])
}

function report(what: string, holds: boolean): Tally {
  console.log(`${holds ? 'ok' : 'NOT OK'}: ${what}`)
  return single(holds ? 0 : 1)
}
