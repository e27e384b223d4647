import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { PACT_FILE } from '../names.ts'
import { readFewRoots } from './few-roots.ts'
import { only } from './filter.ts'
import { printResults } from './report.ts'
import { CannotVerify, targetFrom } from './target.ts'
import { verify } from './verification.ts'
import { verifyWithCli } from './verifier-cli.ts'

/**
 * `npm run pact:verify -- [pact files]`: the mock backend, or the server of PROVIDER_BASE_URL (with
 * PROVIDER_STATES_URL), is verified against every interaction of the pact. Ends with `N passed, N failed`; `--report
 * FILE` writes both as JSON. `--only REGEX` verifies only interactions whose description matches, e.g. `--only
 * '/api/balance:'`. `--cli` uses the Pact project’s own verifier, which contains no code of this repository.
 */
type Options = { report?: string; cli?: boolean; only?: string }

async function main(args: readonly string[], options: Options): Promise<void> {
  const missing = args.find((file) => !existsSync(file))
  if (missing !== undefined)
    throw new CannotVerify(`${missing} is missing: npm run pact:consumer writes the pact.`)
  const files = options.only === undefined ? args : only(args, options.only)
  const target = await targetFrom(process.env)
  if (isLocal(target.baseUrl)) forgetProxies()
  const removeRoot = readFewRoots(target.baseUrl, target.statesUrl)
  console.log(`Verifying ${target.what}`)
  const ask = options.cli ? verifyWithCli : verify
  const found = await ask(files, target).finally(target.close).finally(removeRoot)
  printResults(found, options.report)
}

const isLocal = (url: string): boolean => /^(127\.|localhost$|\[::1\]$)/.test(new URL(url).hostname)

/** pact-js sends even requests to this machine through a company’s proxy, whatever NO_PROXY contains. */
function forgetProxies(): void {
  for (const name of ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']) delete process.env[name]
}

try {
  const { values, positionals } = parseArgs({
    options: { report: { type: 'string' }, cli: { type: 'boolean' }, only: { type: 'string' } },
    allowPositionals: true,
  })
  await main(positionals.length > 0 ? positionals : [PACT_FILE], values)
} catch (problem) {
  console.error(problem instanceof CannotVerify ? problem.message : problem)
  console.log('0 passed, 1 failed')
  process.exitCode = 1
}
