import { CONSUMER, PACT_FILE } from '../names.ts'

/** What `pact:publish` and `pact:can-i-deploy` ask of a Pact Broker, by the usual variables and by git. */

/** Something that whoever runs the script has to set right; the text says what. */
export class CannotAsk extends Error {
  override readonly name = 'CannotAsk'
}

export type Environment = Readonly<Record<string, string | undefined>>
/** The commit that is checked out, its branch (none when detached), and whether the pact differs from the commit's. */
export type Git = { commit: string | undefined; branch: string | undefined; pactChanged: boolean }

const VARIABLES = `Variables:
  PACT_BROKER_BASE_URL     the broker, e.g. https://broker.example.com
  PACT_BROKER_TOKEN        its token; or PACT_BROKER_USERNAME and PACT_BROKER_PASSWORD; none for an open broker
  GIT_COMMIT, GIT_BRANCH   version and branch, where they are not those of the checkout (CI often detaches it)`

const stop = (what: string): never => {
  throw new CannotAsk(`${what}\n${VARIABLES}`)
}

const given = (env: Environment, name: string): string | undefined => env[name]?.trim() || undefined

/** Throws CannotAsk where the broker or the credentials are not to be understood. They go to the program by the environment. */
function checkBroker(env: Environment): void {
  const url = given(env, 'PACT_BROKER_BASE_URL')
  if (url === undefined) return stop('PACT_BROKER_BASE_URL is not set: which Pact Broker?')
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol))
    return stop(`PACT_BROKER_BASE_URL is no http or https address: "${url}".`)
  const [token, name, password] = ['TOKEN', 'USERNAME', 'PASSWORD'].map((of) =>
    given(env, `PACT_BROKER_${of}`),
  )
  if (token !== undefined && name !== undefined)
    stop('PACT_BROKER_TOKEN and PACT_BROKER_USERNAME are both set: set one of them.')
  if (name !== undefined && password === undefined)
    stop('PACT_BROKER_USERNAME is set and PACT_BROKER_PASSWORD is not: set both, or PACT_BROKER_TOKEN.')
  if (password !== undefined && name === undefined)
    stop('PACT_BROKER_PASSWORD is set and PACT_BROKER_USERNAME is not: set both, or PACT_BROKER_TOKEN.')
}

const versionIn = (env: Environment, { commit }: Git): string =>
  given(env, 'GIT_COMMIT') ??
  commit ??
  stop('This is no git checkout, and GIT_COMMIT is not set: which version?')

/** The pact of this commit, for everybody. A pact that no commit has is not published. */
export function publishCommand(env: Environment, git: Git): string[] {
  checkBroker(env)
  const version = versionIn(env, git)
  const branch =
    given(env, 'GIT_BRANCH') ??
    git.branch ??
    stop('No branch is checked out, and GIT_BRANCH is not set: which branch?')
  if (git.pactChanged)
    throw new CannotAsk(
      `${PACT_FILE} is not what the commit has: run npm run pact:consumer and commit it first.`,
    )
  return ['publish', PACT_FILE, '--consumer-app-version', version, '--branch', branch]
}

/** Whether this commit may go where the backends of an environment are. */
export function canIDeployCommand(env: Environment, git: Git, to: string | undefined): string[] {
  checkBroker(env)
  const environment = to ?? given(env, 'PACT_ENVIRONMENT')
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
