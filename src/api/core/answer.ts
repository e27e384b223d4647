import type { AppRoute } from '@ts-rest/core'
import type { Answered, Asked } from '#contracts/about.ts'
import {
  type Envelope,
  MAINTENANCE,
  type RouteMetadata,
  readEnvelope,
  SUCCESS,
  UNAUTHORISED,
} from '#contracts/envelope.ts'
import { reportContractError } from './contract-report.ts'
import {
  ApiError,
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
    return JSON.parse(text)
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
  if (status === MAINTENANCE) throw new ApiError(MAINTENANCE, readEnvelope(parsed(text))?.message ?? '')
  const envelope = readEnvelope(readJson(response, text))
  if (envelope === undefined)
    throw broken(route, [{ path: '', message: 'is no envelope {code, message, data}' }])
  return envelope
}

/**
 * An envelope as the route's schema reads it: `{code: 200, message, data}` with money in fen, flags as booleans and unknown
 * fields removed, and about what was asked.
 */
export async function readAnswer(
  { route, silent, asked = () => ({}) }: AnswerContext,
  envelope: Envelope,
): Promise<unknown> {
  if (envelope.code === UNAUTHORISED) throw new SessionExpired(silent, envelope.message)
  if (envelope.code !== SUCCESS) throw new ApiError(envelope.code, envelope.message)
  return aboutWhatWasAsked(route, asked, await decode(route, envelope))
}

/** What every schema library offers (Standard Schema); zod's codecs decode by it. */
type Schema = { '~standard': { validate: (value: unknown) => Validated | Promise<Validated> } }
type Validated = { value: unknown; issues?: undefined } | { issues: readonly Found[] }
type Found = { message: string; path?: readonly unknown[] }

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && '~standard' in value

async function decode(route: AppRoute, envelope: Envelope): Promise<unknown> {
  const schema = route.responses[200]
  if (!isSchema(schema)) throw broken(route, [{ path: '', message: 'has no schema in the contract' }])
  const read = await schema['~standard'].validate(envelope)
  if (read.issues === undefined) return read.value
  throw broken(route, read.issues.map(whereAndWhat))
}

/** Holds the answer against the request, as the route declares it. What the app can do without is only reported. */
function aboutWhatWasAsked(route: AppRoute, asked: () => Asked, answer: unknown): unknown {
  const { about = [] } = (route.metadata ?? {}) as Partial<RouteMetadata>
  const found = about.flatMap((check) => check(answer as Answered, asked()))
  if (found.some(({ refused }) => refused)) throw broken(route, found, OtherAnswer)
  if (found.length > 0) broken(route, found)
  return answer
}

const whereAndWhat = ({ message, path = [] }: Found): ContractIssue => ({
  path: path.map(String).join('.'),
  message,
})

function broken(route: AppRoute, issues: readonly ContractIssue[], kind = ContractError): ContractError {
  const error = new kind(`${route.method} ${route.path}`, issues)
  reportContractError(error)
  return error
}
