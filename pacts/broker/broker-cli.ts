import { execFileSync } from 'node:child_process'
import { PACT_FILE, PACTS_DIR } from '../names.ts'
import { CannotAsk, canIDeployCommand, type Git, publishCommand } from './commands.ts'
import { askBroker } from './program.ts'

function git(...args: string[]): string | undefined {
  try {
    const output = execFileSync('git', args, { cwd: PACTS_DIR, stdio: ['ignore', 'pipe', 'ignore'] })
    return output.toString().trim()
  } catch {
    return undefined
  }
}

const checkout = (): Git => ({
  commit: git('rev-parse', 'HEAD'),
  branch: git('branch', '--show-current') || undefined,
  pactChanged: (git('status', '--porcelain', '--', PACT_FILE) ?? '') !== '',
})

/**
 * `npm run pact:publish` and `npm run pact:can-i-deploy -- ENVIRONMENT` run the Pact project’s own program against
 * the broker of PACT_BROKER_BASE_URL. They exit with its code, or with 2 and an explanation when a setting is
 * missing.
 */
function orderOf([what, to]: readonly string[]): string[] {
  if (what === 'publish') return publishCommand(process.env, checkout())
  if (what === 'can-i-deploy') return canIDeployCommand(process.env, checkout(), to)
  throw new CannotAsk('publish or can-i-deploy?')
}

try {
  process.exitCode = await askBroker(orderOf(process.argv.slice(2)), process.env)
} catch (problem) {
  if (!(problem instanceof CannotAsk)) throw problem
  console.error(problem.message)
  process.exitCode = 2
}
