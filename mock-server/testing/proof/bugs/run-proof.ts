import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The kinds of proof, in the order in which they run. */
export const PROOFS = ['model', 'races', 'differential', 'unit'] as const
export type ProofName = (typeof PROOFS)[number]

const FILES: Record<ProofName, readonly string[]> = {
  model: ['mock-server/testing/proof/model-1.test.ts'],
  races: ['mock-server/testing/proof/races/'],
  differential: ['mock-server/testing/proof/differential/'],
  unit: [
    'mock-server/rules/',
    'mock-server/routes/',
    'mock-server/state/',
    'mock-server/server/mock-backend.test.ts',
  ],
}

/** Short runs, since a planted bug shows early. */
const SHORT = { PROOF_RUNS: '400', PROOF_QUICK: '1', PROOF_RACES: '40', PROOF_LISTS: '2' }

export type Failure = { test: string; message: string }
type Report = {
  numTotalTests: number
  testResults: {
    message?: string
    assertionResults: { status: string; title: string; failureMessages: string[] }[]
  }[]
}

/** The first test of a kind of proof that fails in this tree; undefined if all pass. */
export function firstFailure(root: string, proof: ProofName): Failure | undefined {
  const out = join(root, 'report.json')
  rmSync(out, { force: true })
  const args = [
    'run',
    '--bail=1',
    '--no-isolate',
    '--testTimeout=900000',
    '--hookTimeout=900000',
    '--reporter=json',
    `--outputFile=${out}`,
    ...FILES[proof],
  ]
  const { status, stderr } = spawnSync('nice', [join(root, 'node_modules/.bin/vitest'), ...args], {
    cwd: root,
    env: { ...process.env, ...SHORT },
    encoding: 'utf8',
  })
  const report: Report = JSON.parse(readFileSync(out, 'utf8'))
  if (report.numTotalTests === 0 && status === 0) throw new Error(`${proof}: no test was run\n${stderr}`)
  if (status === 0) return undefined
  for (const { assertionResults, message } of report.testResults) {
    const failed = assertionResults.find((one) => one.status === 'failed')
    if (failed) return { test: failed.title, message: firstLine(failed.failureMessages[0] ?? '') }
    if (message) return { test: 'before the first test', message: firstLine(message) }
  }
  throw new Error(`${proof} failed and does not say where\n${stderr}`)
}

const MOST = 140
/** The first line, without colours and error names. */
function firstLine(message: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminal colours begin with a control character.
  const lines = message.replace(/\u001b\[[0-9;]*m/g, '').split('\n')
  // fast-check prints the thrown error in a later line.
  const line = lines.find((one) => one.startsWith('Got ')) ?? lines[0] ?? ''
  const bare = line.replace(/^(Got )?((Error|Broken|AssertionError): )+/, '')
  return bare.length > MOST ? `${bare.slice(0, MOST)}…` : bare
}
