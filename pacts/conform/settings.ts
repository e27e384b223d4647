import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { REQUEST_TIMEOUT_MS } from '#contracts/limits.ts'

const PASSWORD_VARIABLE = 'CONFORM_PASSWORD'

/** The usage text of `npm run conform`. */
export const HELP = `Usage: npm run conform -- <base url> [--account NAME] [flags]
       npm run conform -- [base url] --har FILE [flags]
Walks the calls that only read, with the app's own client, and prints every breach of the contract:
the call, the path in its answer and the kind of value that came, never the value.
Without an account the calls for visitors are walked. A member's unread messages count as read afterwards.
With --har it sends nothing, and reads the calls of a browser's recording instead, those that move money too.
  --account NAME            logs in once as this member, and off at the end
  --password-env VARIABLE   holds the password (default ${PASSWORD_VARIABLE}; else it is asked on the terminal)
  --token-env VARIABLE      holds a token: nobody is logged in or off
  --only REGEX              only calls that match, e.g. '/api/balance$'
  --timeout MS              for each whole answer (default and at most ${REQUEST_TIMEOUT_MS}, the app's own limit)
  --har FILE                a recording of a browser; the url is only needed if it has calls of two backends
  --json FILE               writes the result as JSON
  --record FILE             writes how the backend writes (no value of an answer), for npm run fidelity
  --force                   writes over a file that is there
  --insecure                allows http to another machine: password and token then travel as plain text
  --help                    this text
Exit code: 0 no breach, 1 a breach, a refused login or nobody there, 2 wrong usage or a file that
cannot be read.`

const FLAGS = {
  account: { type: 'string' },
  'password-env': { type: 'string' },
  'token-env': { type: 'string' },
  only: { type: 'string' },
  timeout: { type: 'string' },
  har: { type: 'string' },
  json: { type: 'string' },
  record: { type: 'string' },
  force: { type: 'boolean', default: false },
  insecure: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** The command line is invalid. The message says what to write instead. */
export class WrongUsage extends Error {
  override readonly name = 'WrongUsage'
}

/** A file is not what it should be, or would be written over. The message says which and why, in one sentence. */
export class BadInput extends Error {
  override readonly name = 'BadInput'
}

/** How the check gets its session. A password may still have to be typed. */
export type Access =
  | { as: 'visitor' }
  | { as: 'token'; token: string }
  | { as: 'account'; account: string; password: string | undefined }

/** Where the results go, and of which calls. */
export type Results = { only: RegExp; json: string | undefined; record: string | undefined }
export type Settings = Results & { base: string; access: Access; timeoutMs: number }
/** For a recording; without `base` it may be of one backend only. */
export type RecordingSettings = Results & { har: string; base: string | undefined }

type Environment = Readonly<Record<string, string | undefined>>

/** Throws WrongUsage for anything that it cannot read, and BadInput for a file that it would write over. */
export function settingsFrom(args: string[], env: Environment): Settings | RecordingSettings | 'help' {
  const { values, positionals } = parsed(args)
  if (values.help) return 'help'
  const [address, ...more] = positionals
  // Not quoted, because it may be a password.
  if (more.length > 0)
    throw new WrongUsage('There is more than one address. A password is never an argument.')
  const { json, record, har, force } = values
  const results = {
    only: pattern(values.only ?? ''),
    json: unwritten(json, force),
    record: unwritten(record, force),
  }
  if (har !== undefined) {
    if (values.account !== undefined || values['token-env'] !== undefined)
      throw new WrongUsage('--har sends nothing, so it takes no account and no token.')
    // No call goes to the address, so http is no danger.
    return { ...results, har, base: address === undefined ? undefined : baseOf(address, true) }
  }
  if (address === undefined) throw new WrongUsage('The address of the backend is missing.')
  return {
    ...results,
    base: baseOf(address, values.insecure),
    access: accessFrom(values, env),
    timeoutMs: timeout(values.timeout ?? String(REQUEST_TIMEOUT_MS)),
  }
}

function unwritten(file: string | undefined, force: boolean): string | undefined {
  if (file !== undefined && existsSync(file) && !force)
    throw new BadInput(`${file} is there already: --force writes over it.`)
  return file
}

function parsed(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS, allowPositionals: true })
  } catch (problem) {
    throw new WrongUsage(problem instanceof Error ? problem.message : String(problem))
  }
}

const isLocal = (host: string): boolean => /^(127(\.\d+){3}|localhost|\[::1\])$/.test(host)

/** The address without a trailing slash. Errors do not quote it, because it may contain a password. */
function baseOf(address: string, insecure: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url === undefined || !/^https?:$/.test(url.protocol))
    throw new WrongUsage('The address is no http or https address. Example: https://staging.example')
  if (url.username !== '' || url.password !== '')
    throw new WrongUsage(
      'The address names a user: use --account, and an environment variable for the password.',
    )
  if (url.search !== '' || url.hash !== '')
    throw new WrongUsage('The address has a query or a fragment: give the part before /api only.')
  if (url.protocol === 'http:' && !isLocal(url.hostname) && !insecure)
    throw new WrongUsage(
      'http to another machine shows the password to the network: use https, or --insecure.',
    )
  return url.href.replace(/\/+$/, '')
}

type AccessFlags = { account?: string; 'password-env'?: string; 'token-env'?: string }

function accessFrom(flags: AccessFlags, env: Environment): Access {
  const { account, 'password-env': passwordFrom, 'token-env': tokenFrom } = flags
  if (passwordFrom !== undefined && tokenFrom !== undefined)
    throw new WrongUsage('--password-env and --token-env exclude each other.')
  if (tokenFrom !== undefined) return { as: 'token', token: variable(tokenFrom, env) }
  if (account === undefined) {
    if (passwordFrom !== undefined) throw new WrongUsage('--password-env needs --account.')
    return { as: 'visitor' }
  }
  if (account.trim() === '') throw new WrongUsage('--account is empty.')
  const password = passwordFrom === undefined ? env[PASSWORD_VARIABLE] : variable(passwordFrom, env)
  return { as: 'account', account, password: password || undefined }
}

function variable(name: string, env: Environment): string {
  // The name is not quoted, because somebody may have put the secret itself there.
  if (!env[name]) throw new WrongUsage('--password-env or --token-env names a variable that is not set.')
  return env[name]
}

function pattern(text: string): RegExp {
  try {
    return new RegExp(text)
  } catch {
    throw new WrongUsage(`--only "${text}" is no regular expression.`)
  }
}

function timeout(text: string): number {
  const ms = Number(text)
  if (!/^\d+$/.test(text) || ms < 1 || ms > REQUEST_TIMEOUT_MS)
    throw new WrongUsage(`--timeout wants a whole number from 1 to ${REQUEST_TIMEOUT_MS}.`)
  return ms
}
