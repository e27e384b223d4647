import type { AppRoute } from '@ts-rest/core'
import { type Envelope, readEnvelope, SUCCESS, UNAUTHORISED } from '#contracts/envelope.ts'
import { reportContractError } from './contract-report.ts'
import { ApiError, ContractError, type ContractIssue, NetworkError, SessionExpired } from './errors.ts'

type AnswerContext = { route: AppRoute; silent: boolean }

/** Parses HTTP 200 with a JSON body; throws a NetworkError that names what came instead. */
function readJson({ status, headers }: Response, text: string): unknown {
  if (status !== 200) throw new NetworkError('http', status)
  if (text.trim() === '') throw new NetworkError('empty', status)
  if (!/\bjson\b/i.test(headers.get('content-type') ?? '')) throw new NetworkError('html', status)
  const body = parsed(text)
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
 * A whole answer as the route's schema reads it: `{code: 200, message, data}` with money in fen, flags as
 * booleans and unknown fields removed. HTTP 401 and code 401 are the same event.
 */
export async function readAnswer(
  { route, silent }: AnswerContext,
  response: Response,
  text: string,
): Promise<unknown> {
  if (response.status === UNAUTHORISED) throw new SessionExpired(silent, readEnvelope(parsed(text))?.message)
  const envelope = readEnvelope(readJson(response, text))
  if (envelope === undefined)
    throw broken(route, [{ path: '', message: 'is no envelope {code, message, data}' }])
  if (envelope.code === UNAUTHORISED) throw new SessionExpired(silent, envelope.message)
  if (envelope.code !== SUCCESS) throw new ApiError(envelope.code, envelope.message)
  return decode(route, envelope)
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

const whereAndWhat = ({ message, path = [] }: Found): ContractIssue => ({
  path: path.map(String).join('.'),
  message,
})

function broken(route: AppRoute, issues: readonly ContractIssue[]): ContractError {
  const error = new ContractError(`${route.method} ${route.path}`, issues)
  reportContractError(error)
  return error
}
