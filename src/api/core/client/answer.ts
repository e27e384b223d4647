import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import type { DecodedAnswer, RequestFields } from '#contracts/wire/answer-checks.ts'
import {
  type Envelope,
  MAINTENANCE,
  type RouteMetadata,
  readEnvelope,
  SUCCESS,
  UNAUTHORISED,
} from '#contracts/wire/envelope.ts'
import { type Breach, readLeniently } from '#contracts/wire/lenient.ts'
import { reportContractError } from './contract-report.ts'
import {
  ApiError,
  ClosedByHost,
  ContractError,
  type ContractIssue,
  NetworkError,
  OtherAnswer,
  SessionExpired,
} from './errors.ts'

type AnswerContext = { route: AppRoute; silent: boolean; requestFields?: () => RequestFields }

/** The network or a proxy requires a login. */
const LOGINS: readonly number[] = [407, 511]
/** With these a host in front of the backend refuses a request, and sends a page. */
const CHALLENGES: readonly number[] = [403, 429]

/** A redirect, which the client does not follow. Browsers give it the status 0. No call of the contract redirects. */
const isRedirect = (status: number) => status === 0 || (status >= 300 && status < 400)

/** Parses HTTP 200 with a JSON body; throws a NetworkError whose kind says what came instead. */
function readJson({ status, headers }: Response, text: string): unknown {
  const body = parsed(text)
  if (isRedirect(status) || LOGINS.includes(status)) throw new NetworkError('wall', status)
  if (CHALLENGES.includes(status) && body === undefined) throw new NetworkError('wall', status)
  if (status !== 200) throw new NetworkError('http', status)
  if (text.trim() === '') throw new NetworkError('empty', status)
  if (!/\bjson\b/i.test(headers.get('content-type') ?? ''))
    throw new NetworkError(body === undefined ? 'wall' : 'html', status)
  if (body === undefined) throw new NetworkError('json', status)
  return body
}

/** The parsed JSON; undefined for any other text, which no JSON parses to. */
function parsed(text: string): unknown {
  try {
    // PHP files may begin with byte-order marks, of which fetch drops only one, and blank lines.
    return JSON.parse(text.trim())
  } catch {
    return undefined
  }
}

/**
 * The envelope of the backend's answer. Throws if there is none, so only a returned envelope proves that the
 * backend was reached. HTTP 401 means the same as code 401, and HTTP 503 the same as code 503, whatever the body.
 */
export function envelopeOf({ route, silent }: AnswerContext, response: Response, text: string): Envelope {
  const { status } = response
  if (status === UNAUTHORISED) throw new SessionExpired(silent, readEnvelope(parsed(text))?.message)
  if (status === MAINTENANCE) {
    const refusal = readEnvelope(parsed(text))
    throw refusal ? new ApiError(MAINTENANCE, refusal.message) : new ClosedByHost()
  }
  const envelope = readEnvelope(readJson(response, text))
  if (envelope === undefined)
    throw broken(route, [{ path: '', message: 'is not an envelope {code, message, data}' }])
  return envelope
}

/**
 * The envelope as the route's schema decodes it: `{code: 200, message, data}` with money in fen, flags as booleans
 * and without unknown fields. It has passed the checks of the route. Throws the errors of errors.ts.
 */
export function readAnswer(
  { route, silent, requestFields = () => ({}) }: AnswerContext,
  envelope: Envelope,
): unknown {
  if (envelope.code === UNAUTHORISED) throw new SessionExpired(silent, envelope.message)
  if (envelope.code !== SUCCESS) throw new ApiError(envelope.code, envelope.message, route.summary)
  return checked(route, requestFields, decode(route, envelope))
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/**
 * Decodes the envelope. If only lenient fields or rows cannot be read, it reports the breach and returns the rest.
 */
function decode(route: AppRoute, envelope: Envelope): unknown {
  const schema = route.responses[SUCCESS]
  if (!isSchema(schema)) throw broken(route, [{ path: '', message: 'has no schema in the contract' }])
  const { value, breaches } = readLeniently(schema, envelope)
  if (breaches.length === 0) return value
  const error = broken(route, issuesOf(breaches))
  if (breaches.some(({ lenient }) => !lenient)) throw error
  return value
}

/**
 * Runs the checks of the route. A mismatch that the app can do without is only reported; otherwise throws
 * OtherAnswer.
 */
function checked(route: AppRoute, requestFields: () => RequestFields, answer: unknown): unknown {
  const { checks = [] } = (route.metadata ?? {}) as Partial<RouteMetadata>
  const mismatches = checks.flatMap((check) => check(answer as DecodedAnswer, requestFields()))
  if (mismatches.some(({ refused }) => refused)) throw broken(route, mismatches, OtherAnswer)
  if (mismatches.length > 0) broken(route, mismatches)
  return answer
}

/** Each breach once, whatever its row: the path, what the contract expects there, and the type that came. */
function issuesOf(breaches: readonly Breach[]): ContractIssue[] {
  const issues = breaches.map(({ path = [], message, code, input }) => ({
    path: path.map((step) => (typeof step === 'number' ? '#' : String(step))).join('.'),
    message: `${message ?? code} (${input === null ? null : typeof input})`,
  }))
  return [...new Map(issues.map((issue) => [issue.path + issue.message, issue])).values()]
}

/** Reports a breach of the contract; the caller decides whether the call fails. */
function broken(route: AppRoute, issues: readonly ContractIssue[], kind = ContractError): ContractError {
  const error = new kind(`${route.method} ${route.path}`, issues)
  reportContractError(error)
  return error
}
