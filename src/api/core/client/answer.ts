import type { AppRoute } from '@ts-rest/core'
import type * as z from 'zod/mini'
import type { Answered, Asked } from '#contracts/about.ts'
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

type AnswerContext = { route: AppRoute; silent: boolean; asked?: () => Asked }

/** A login to the network or to a proxy is wanted. */
const LOGINS: readonly number[] = [407, 511]
/** What refuses a request in front of the backend answers so, with a page. */
const CHALLENGES: readonly number[] = [403, 429]

/** A redirect, which is not followed: its status is 0 in a browser. No call of the contract has one. */
const isRedirect = (status: number) => status === 0 || (status >= 300 && status < 400)

/** Parses HTTP 200 with a JSON body; throws a NetworkError that names what came instead. */
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

/** JSON never reads as undefined, so that is what other text reads as. */
function parsed(text: string): unknown {
  try {
    // What each file of a PHP backend may begin with: byte-order marks, of which fetch drops one, and blank lines.
    return JSON.parse(text.trim())
  } catch {
    return undefined
  }
}

/**
 * The envelope of an answer of the backend. Throws where it is none: only what this returns says that the backend was
 * reached. HTTP 401 is the same event as code 401, and HTTP 503 as code 503, whatever its body.
 */
export function envelopeOf({ route, silent }: AnswerContext, response: Response, text: string): Envelope {
  const { status } = response
  if (status === UNAUTHORISED) throw new SessionExpired(silent, readEnvelope(parsed(text))?.message)
  if (status === MAINTENANCE) {
    const told = readEnvelope(parsed(text))
    throw told ? new ApiError(MAINTENANCE, told.message) : new ClosedByHost()
  }
  const envelope = readEnvelope(readJson(response, text))
  if (envelope === undefined)
    throw broken(route, [{ path: '', message: 'is no envelope {code, message, data}' }])
  return envelope
}

/**
 * An envelope as the route's schema reads it: `{code: 200, message, data}` with money in fen, flags as booleans and unknown
 * fields removed, and about what was asked.
 */
export function readAnswer(
  { route, silent, asked = () => ({}) }: AnswerContext,
  envelope: Envelope,
): unknown {
  if (envelope.code === UNAUTHORISED) throw new SessionExpired(silent, envelope.message)
  if (envelope.code !== SUCCESS) throw new ApiError(envelope.code, envelope.message, route.summary)
  return aboutWhatWasAsked(route, asked, decode(route, envelope))
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Where only lenient fields or rows cannot be read, the breach is reported, and the rest is the answer. */
function decode(route: AppRoute, envelope: Envelope): unknown {
  const schema = route.responses[SUCCESS]
  if (!isSchema(schema)) throw broken(route, [{ path: '', message: 'has no schema in the contract' }])
  const { value, breaches } = readLeniently(schema, envelope)
  if (breaches.length === 0) return value
  const error = broken(route, issuesOf(breaches))
  if (breaches.some(({ lenient }) => !lenient)) throw error
  return value
}

/** Holds the answer against the request, as the route declares it. What the app can do without is only reported. */
function aboutWhatWasAsked(route: AppRoute, asked: () => Asked, answer: unknown): unknown {
  const { about = [] } = (route.metadata ?? {}) as Partial<RouteMetadata>
  const found = about.flatMap((check) => check(answer as Answered, asked()))
  if (found.some(({ refused }) => refused)) throw broken(route, found, OtherAnswer)
  if (found.length > 0) broken(route, found)
  return answer
}

/** Each breach once, whatever the number of its row: the place, what the contract reads there, and what kind came. */
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
