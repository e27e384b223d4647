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

/**
 * Writes `pacts/*.json` anew. It deletes the old files first, because a pact is merged into its file and would keep old
 * entries.
 */
export async function writePacts(): Promise<Tally> {
  for (const name of pactsIn(tree)) rmSync(join(tree, name))
  return vitest(['pact'])
}

/**
 * Runs the consumer tests, which must write the committed bytes, checks the OpenAPI document against the pacts, and
 * verifies the mock backend with pact-js. The whole set also runs the consumer tests a second time, and verifies with
 * the Pact project's own verifier, which contains no code of ours.
 */
export async function checkPacts(whole: boolean): Promise<Tally> {
  const committed = bytes(tree)
  const again = whole ? writeAgain() : undefined
  const tests = await writePacts()
  const current = report(
    'the pacts in the tree are what the tests write: commit them',
    bytes(tree) === committed,
  )
  const same = again ? [report('two runs write the same pacts', await again)] : []
  const compared = single(await run('node', ['pacts/openapi/compare-cli.ts']))
  const verified = await Promise.all([
    verification(),
    ...(whole ? [verification(['--cli'], { held: true })] : []),
  ])
  return totalOf([tests, current, ...same, compared, ...verified])
}

/** Whether a second run of the consumer tests writes the committed bytes. */
async function writeAgain(): Promise<boolean> {
  const committed = bytes(tree)
  const folder = mkdtempSync(join(tmpdir(), 'pacts-again-'))
  const { failed } = await vitest(['pact'], { env: { PACTS_DIR: folder }, held: true })
  const same = failed === 0 && bytes(folder) === committed
  rmSync(folder, { recursive: true })
  return same
}

function report(what: string, holds: boolean): Tally {
  console.log(`${holds ? 'ok' : 'NOT OK'}: ${what}`)
  return single(holds ? 0 : 1)
}
