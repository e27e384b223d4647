import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PACTS_DIR, PROVIDER } from '../names.ts'
import { expectedOf, type VerificationResult, verificationResultOf } from './results.ts'
import type { Target } from './verification.ts'

/** The Pact project’s own verifier (`@pact-foundation/pact-cli`), which contains no code of ours. */
const PROGRAM = join(PACTS_DIR, '../node_modules/.bin/pact-verifier')

/** Its arguments for a provider, as in pacts/README.md. */
export function argumentsFor(
  files: readonly string[],
  { baseUrl, statesUrl }: Pick<Target, 'baseUrl' | 'statesUrl'>,
): string[] {
  const { hostname, port, protocol, pathname } = new URL(baseUrl)
  return [
    ...files.flatMap((file) => ['--file', file]),
    ...['--provider-name', PROVIDER],
    ...['--transport', protocol.slice(0, -1), '--hostname', hostname],
    ...(port === '' ? [] : ['--port', port]),
    ...(pathname === '/' ? [] : ['--base-path', pathname]),
    ...['--state-change-url', statesUrl],
  ]
}

/** Runs the verifier against the provider and shows its output. The JSON report decides. */
export async function verifyWithCli(files: readonly string[], target: Target): Promise<VerificationResult> {
  const folder = await mkdtemp(join(tmpdir(), 'pact-cli-'))
  try {
    const report = join(folder, 'report.json')
    const args = [...argumentsFor(files, target), '--json', report, '--no-colour']
    const problem = await run(args)
    const reportText = await readFile(report, 'utf8').catch(() => problem)
    return verificationResultOf(reportText, expectedOf(files, target))
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** Returns how the program ended, for a message when it leaves no report. */
function run(args: readonly string[]): Promise<string> {
  console.log(`\n$ pact-verifier ${args.join(' ')}`)
  return new Promise((resolve) => {
    const child = spawn(PROGRAM, args, { stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', (error) => resolve(`pact-verifier did not start: ${error.message}`))
    child.on('close', (code) => resolve(`pact-verifier ended with ${code} and left no report`))
  })
}
