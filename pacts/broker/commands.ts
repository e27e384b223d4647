import { CONSUMER, PACT_FILE } from '../names.ts'

/** The commands of `pact:publish` and `pact:can-i-deploy` for a Pact Broker, from the usual variables and git. */

/** A setting is missing or wrong; the message explains it to the person who runs the script. */
export class CannotAsk extends Error {
  override readonly name = 'CannotAsk'
}

export type Environment = Readonly<Record<string, string | undefined>>
/** The current commit, its branch (none when detached), and whether the pact file has uncommitted changes. */
export type Git = { commit: string | undefined; branch: string | undefined; pactChanged: boolean }

const VARIABLES = `Variables:
  PACT_BROKER_BASE_URL     the broker, e.g. https://broker.example.com
  PACT_BROKER_TOKEN        its token; or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD; none for an open broker
  GIT_COMMIT, GIT_BRANCH   version and branch, where they are not those of the checkout (CI often detaches it)`

const stop = (what: string): never => {
  throw new CannotAsk(`${what}\n${VARIABLES}`)
}

const setting = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

/** Throws CannotAsk when the broker’s address or credentials, which the program reads itself, are unusable. */
function checkBroker(env: Environment): void {
  const url = setting(env, 'PACT_BROKER_BASE_URL')
  if (url === undefined) return stop('PACT_BROKER_BASE_URL is not set: which Pact Broker?')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return stop(`PACT_BROKER_BASE_URL is no http or https address: "${url}".`)
  const [token, name, password] = ['TOKEN', 'USERNAME', 'PASSWORD'].map((of) =>
    setting(env, `PACT_BROKER_${of}`),
  )
  if (token !== undefined && name !== undefined)
    stop('PACT_BROKER_TOKEN and PACT_BROKER_USERNAME are both set: set one of them.')
  if (name !== undefined && password === undefined)
    stop('PACT_BROKER_USERNAME is set and PACT_BROKER_PASSWORD is not: set both, or PACT_BROKER_TOKEN.')
  if (password !== undefined && name === undefined)
    stop('PACT_BROKER_PASSWORD is set and PACT_BROKER_USERNAME is not: set both, or PACT_BROKER_TOKEN.')
}

const versionIn = (env: Environment, { commit }: Git): string =>
  setting(env, 'GIT_COMMIT') ??
  commit ??
  stop('This is no git checkout, and GIT_COMMIT is not set: which version?')

/** Publishes the pact of this commit. An uncommitted pact is not published. */
export function publishCommand(env: Environment, git: Git): string[] {
  checkBroker(env)
  const version = versionIn(env, git)
  const branch =
    setting(env, 'GIT_BRANCH') ??
    git.branch ??
    stop('No branch is checked out, and GIT_BRANCH is not set: which branch?')
  if (git.pactChanged)
    throw new CannotAsk(
      `${PACT_FILE} is not what the commit has: run npm run pact:consumer and commit it first.`,
    )
  return ['publish', PACT_FILE, '--consumer-app-version', version, '--branch', branch]
}

/** Asks whether this commit may be deployed to an environment with the backends there. */
export function canIDeployCommand(env: Environment, git: Git, to: string | undefined): string[] {
  checkBroker(env)
  const environment = to ?? setting(env, 'PACT_ENVIRONMENT')
  if (environment === undefined)
    throw new CannotAsk(
      `Deploy where? npm run pact:can-i-deploy -- production (or PACT_ENVIRONMENT=production).\n${VARIABLES}`,
    )
  return [
    'can-i-deploy',
    '--pacticipant',
    CONSUMER,
    '--version',
    versionIn(env, git),
    '--to-environment',
    environment,
  ]
}
