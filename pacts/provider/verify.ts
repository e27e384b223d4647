import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { PACT_FILE } from '../names.ts'
import { readPact } from '../pact-file.ts'
import { CannotReport, readVerifierReport } from '../report/verifier-report.ts'
import { checkFolder, writeReport } from '../report/write-report.ts'
import { readFewRoots } from './few-roots.ts'
import { only } from './filter.ts'
import { printResults } from './report.ts'
import type { VerificationResult } from './results.ts'
import { CannotVerify, targetFrom } from './target.ts'
import { type Target, verify } from './verification.ts'
import { verifyWithCli } from './verifier-cli.ts'

/**
 * `npm run pact:verify -- [pact files]`: the mock backend, or the server of PROVIDER_BASE_URL (with
 * PROVIDER_STATES_URL), is verified against every interaction of the pact. Ends with `N passed, N failed`; `--counts
 * FILE` writes both as JSON. `--report FOLDER` writes pages that explain each failure. `--only REGEX` verifies only
 * interactions whose description matches, e.g. `--only '/api/balance:'`. `--cli` uses the Pact project’s own verifier,
 * which contains no code of this repository.
 */
type Options = { report?: string; counts?: string; cli?: boolean; only?: string }

async function main(args: readonly string[], options: Options): Promise<void> {
  const missing = args.find((file) => !existsSync(file))
  if (missing !== undefined)
    throw new CannotVerify(`${missing} is missing: npm run pact:consumer writes the pact.`)
  if (options.report !== undefined) checkFolder(options.report)
  const files = options.only === undefined ? args : only(args, options.only)
  const target = await targetFrom(process.env)
  if (isLocal(target.baseUrl)) forgetProxies()
  const removeRoot = readFewRoots(target.baseUrl, target.statesUrl)
  console.log(`Verifying ${target.what}`)
  const ask = options.cli ? verifyWithCli : verify
  const found = await ask(files, target).finally(target.close).finally(removeRoot)
  if (options.report !== undefined) explain(options.report, files, found, target)
  printResults(found, options.counts)
}

function explain(folder: string, files: readonly string[], found: VerificationResult, target: Target): void {
  // Where a verifier ended without results, its own message says why.
  if (found.isBroken) return
  const pact = { interactions: files.flatMap((file) => readPact(file).interactions) }
  const report = readVerifierReport(found.reportText, 'What the verifier wrote')
  const headline = writeReport(folder, report, { pact, addresses: target })
  console.log(`${headline}\n${join(folder, 'index.html')} explains it`)
}

const isLocal = (url: string): boolean => /^(127\.|localhost$|\[::1\]$)/.test(new URL(url).hostname)

/** pact-js sends even requests to this machine through a company’s proxy, whatever NO_PROXY contains. */
function forgetProxies(): void {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) delete process.env[name]
}

try {
  const { values, positionals } = parseArgs({
    options: {
      report: { type: 'string' },
      counts: { type: 'string' },
      cli: { type: 'boolean' },
      only: { type: 'string' },
    },
    allowPositionals: true,
  })
  await main(positionals.length > 0 ? positionals : [PACT_FILE], values)
} catch (problem) {
  const isExplained = problem instanceof CannotVerify || problem instanceof CannotReport
  console.error(isExplained ? problem.message : problem)
  console.log('0 passed, 1 failed')
  process.exitCode = problem instanceof CannotReport ? 2 : 1
}
