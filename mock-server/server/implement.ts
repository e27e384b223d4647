import type { AppRoute } from '@ts-rest/core'
import * as z from 'zod/mini'
import { yuanOf } from '#contracts/money/money.ts'
import { MAINTENANCE, SUCCESS } from '#contracts/wire/envelope.ts'
import type {
  Handler,
  HandlerContext,
  Handlers,
  ServedRoute,
  ServedRouter,
  TransportOptions,
  Upload,
} from '../routes/handler.ts'
import { isRefusal, type Outcome, REFUSED, refuse, UNREADABLE } from '../rules/outcome.ts'
import { refuseUnauthorised } from '../rules/unauthorised.ts'
import { centralBalance, sessionOf } from '../state/members.ts'
import { rngOf } from '../state/random.ts'
import type { World } from '../state/types.ts'
import { formsOfRefusal, writeInForms } from './response-variants.ts'

/** Builds the routes of the mock from contract and handlers. Everything that all calls share is in this file. */

export type RequestBody =
  | { kind: 'none' }
  | { kind: 'text'; text: string }
  | { kind: 'form'; fields: Record<string, unknown>; uploads: Upload[] }
  /** A body that is too large or does not fit its content type; the text is for the player. */
  | { kind: 'bad'; message: string }

/** A request, as every transport passes it on. Header names are in lower case. */
export type MockRequest = {
  method: string
  path: string
  query: Record<string, string>
  headers: Record<string, string>
  body: RequestBody
}

/** A route as the mock runs it: takes a draft of the world, returns the envelope for the wire. */
export type MockRoute = {
  name: string
  method: string
  path: string
  run(world: World, request: MockRequest, now: number, transport: TransportOptions): RouteAnswer
}
export type RouteAnswer = { envelope: WireEnvelope; keep: boolean }
export type WireEnvelope = { code: number; data: unknown } & ({ message: string } | { msg: string })

/** The mock's own answer does not fit the route's schema: a bug of the mock, never of the caller. */
export class InvalidOwnAnswer extends Error {
  override readonly name = 'InvalidOwnAnswer'
}

/**
 * The routes of one router. Each decodes the request, authorises it, runs its handler, and encodes the answer by
 * the route's schema.
 */
export function implement<const C extends ServedRouter>(router: C, handlers: Handlers<C>): MockRoute[] {
  return Object.entries(router).map(([key, route]) => ({
    name: key,
    method: route.method,
    path: route.path,
    run: (world, request, now, transport) => {
      const outcome = answer(
        route,
        handlers[key] as unknown as Handler<AppRoute>,
        world,
        request,
        now,
        transport,
      )
      const plain = toWire(route, outcome)
      return {
        envelope: applySwitches(world, request, now, plain, transport),
        keep: !isRefusal(outcome) || outcome.keep,
      }
    },
  }))
}

function answer(
  route: ServedRoute,
  handler: Handler<AppRoute>,
  world: World,
  request: MockRequest,
  now: number,
  transport: TransportOptions,
): Outcome<unknown> {
  const token = bearer(request.headers.authorization)
  const member = sessionOf(world, token, now)
  if (route.metadata.access === 'member' && !member) return refuseUnauthorised(world, token)
  if (!world.site.settings.open && isClosedInMaintenance(route)) {
    return refuse(world.site.settings.repairTips, { code: MAINTENANCE })
  }
  const body = 'body' in route ? readBody(route.body, request.body) : undefined
  if (isRefusal(body)) return body
  const query = route.query ? decode(route.query, request.query) : undefined
  if (isRefusal(query)) return query
  const uploads = request.body.kind === 'form' ? request.body.uploads : []
  return handler({
    world,
    member,
    token,
    body,
    query,
    uploads,
    now,
    rng: rngOf(world),
    transport,
  } as HandlerContext<AppRoute>)
}

/** The token of an `Authorization` header; empty without one. */
export const bearer = (header: string | undefined): string =>
  /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1] ?? ''

/** Maintenance refuses member calls, logins and registrations. Logging out and reading the notice stay possible. */
const LOGIN_PATHS = new Set(['/api/login', '/api/login_pc', '/api/register'])
const isClosedInMaintenance = (route: ServedRoute): boolean =>
  route.metadata.access === 'member' ? route.path !== '/api/logoff' : LOGIN_PATHS.has(route.path)

function readBody(schema: unknown, body: RequestBody): unknown {
  if (body.kind === 'bad') return refuse(body.message, { code: UNREADABLE })
  if (body.kind === 'none') return decode(schema, {})
  if (body.kind === 'form') return decode(schema, body.fields)
  const parsed = parseJson(body.text)
  return isRefusal(parsed) ? parsed : decode(schema, parsed)
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return refuse('请求内容不是有效的 JSON，请检查后重试', { code: UNREADABLE })
  }
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value

function decode(schema: unknown, wire: unknown): unknown {
  if (!isSchema(schema)) return undefined
  const result = z.safeDecode(schema, wire)
  if (result.success) return result.data
  const field = result.error.issues[0]?.path.join('.')
  return refuse(field ? `参数 ${field} 不正确，请检查后重试` : '请求参数不正确，请检查后重试', {
    code: UNREADABLE,
  })
}

/** `/pay/api/*` has `msg` in place of `message`. */
const messageField = (path: string, message: string) =>
  path.startsWith('/pay/api/') ? { msg: message } : { message }

const CONTRACT_PATH = /^\/(pay\/)?api\//

/** The answer in the wire forms, and with the refusal code, of this world's switches. */
function applySwitches(
  world: World,
  request: MockRequest,
  now: number,
  plain: WireEnvelope,
  { venueBaseUrl }: TransportOptions,
): WireEnvelope {
  const { wireForms, refusalCode } = world.site.switches
  const { path, headers } = request
  if (!CONTRACT_PATH.test(path)) return plain
  if (plain.code === REFUSED && refusalCode !== null) return { ...plain, code: refusalCode }
  if (wireForms.length === 0) return plain
  const forms = plain.code === SUCCESS ? [...wireForms] : formsOfRefusal(wireForms)
  const central = () => {
    const member = sessionOf(world, bearer(headers.authorization), now)
    return member ? yuanOf(centralBalance(world, member.id)) : 0
  }
  return writeInForms(forms, { path, envelope: plain, central, venueBaseUrl }) as WireEnvelope
}

export const refusalEnvelope = (path: string, code: number, message: string): WireEnvelope => ({
  code,
  ...messageField(path, message),
  data: null,
})

function toWire(route: ServedRoute, outcome: Outcome<unknown>): WireEnvelope {
  if (isRefusal(outcome)) return refusalEnvelope(route.path, outcome.code || REFUSED, outcome.message)
  const schema = route.responses[SUCCESS]
  if (!isSchema(schema)) throw new InvalidOwnAnswer(`${route.path} has no schema for its answer`)
  const encoded = z.safeEncode(schema, { code: SUCCESS, message: outcome.message, data: outcome.data })
  if (!encoded.success) throw new InvalidOwnAnswer(`${route.path}: ${JSON.stringify(encoded.error.issues)}`)
  const { code, message, data } = encoded.data as { code: number; message: string; data: unknown }
  return { code, ...messageField(route.path, message), data }
}
