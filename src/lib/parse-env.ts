import { urlOf } from '#contracts/url-of.ts'

/** The settings that the environment may hold. Every value is read here, once, at build or start. */
export type Env = {
  /** Which backend the app talks to: the mock backend inside the page, or `/api` and `/pay` of its own origin. */
  readonly backend: 'mock' | 'real'
  /**
   * Only for development with the real backend: where the dev server sends `/api` and `/pay`. An origin without a path.
   */
  readonly apiOrigin: string | undefined
  /** First login and payment password of an automatic registration; unset: a random one for each. */
  readonly initialPassword: string | undefined
}

/** A variable whose value is not allowed; the message names it. */
export class BadEnv extends Error {
  override readonly name = 'BadEnv'
  readonly variable: string
  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`)
    this.variable = variable
  }
}

/** Throws BadEnv at the first variable that is wrong. An empty value is the same as none. */
export function parseEnv(variables: Readonly<Record<string, unknown>>): Env {
  return {
    backend: backendOf(text(variables.VITE_BACKEND)),
    apiOrigin: originOf(text(variables.VITE_API_ORIGIN)),
    initialPassword: passwordOf(text(variables.VITE_INITIAL_PASSWORD)),
  }
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

function backendOf(value = 'mock'): Env['backend'] {
  if (value === 'mock' || value === 'real') return value
  throw new BadEnv('VITE_BACKEND', `is "${value}": it is "mock" (the mock backend) or "real"`)
}

function originOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined
  const url = urlOf(value)
  const bare = url?.origin === value || `${url?.origin}/` === value
  if (url && bare && /^https?:$/.test(url.protocol)) return url.origin
  throw new BadEnv(
    'VITE_API_ORIGIN',
    `is "${value}": it is an origin without a path, like https://api.example.com`,
  )
}

/** Both forms require at least 6 characters, and a withdrawal accepts a payment password of at most 18. */
function passwordOf(value: string | undefined): string | undefined {
  if (value === undefined || /^[\x21-\x7e]{6,18}$/.test(value)) return value
  throw new BadEnv(
    'VITE_INITIAL_PASSWORD',
    'must have 6 to 18 characters: letters, digits or signs, no spaces',
  )
}
