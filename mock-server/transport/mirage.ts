import { createServer, type Request as MirageRequest, Response as MirageResponse } from 'miragejs'

import type { Upload } from '../routes/handler.ts'
import type { MockRequest, RequestBody } from '../server/implement.ts'
import type { MockBackend } from '../server/mock-backend.ts'
import { bareRecord } from '../state/world.ts'
import { badBody, TOO_LARGE } from './request-body.ts'

/**
 * The Mirage server, the same in the page and in Node. It only routes: the mock backend behind it keeps the state, and
 * none of Mirage's own models is used. In the page Mirage intercepts requests by itself; Node needs an interceptor.
 */
export type Mirage = ReturnType<typeof mirageServer>

/** Mirage's interface for a custom interceptor, which gets each route's handler under its verb. */
export type Interceptor = {
  create(server: MirageHandlers, config: unknown): void
  config(config: unknown): void
  start(): void
  shutdown(): void
}
export type RackAnswer = [status: number, headers: Record<string, string>, body: string]
export type RackHandler = (request: MirageRequest) => Promise<RackAnswer>
export type MirageHandlers = {
  registerRouteHandler(
    verb: string,
    path: string,
    handler: unknown,
    code: undefined,
    options: object,
  ): RackHandler
} & Record<string, unknown>

/** Marks an answer that must not arrive. Mirage cannot break a connection, but the layer around it can. */
export const DROP_HEADER = 'X-Mock-Drop'

/** The mock backend owns every path below these, so a wrong one gets an envelope and does not reach the network. */
const API_ROOTS = ['/api/', '/pay/api/'] as const
export const CATCH_ALL = '*rest'

/** The methods of the contract. Every path below the roots answers to both, if only to refuse. */
export const METHODS: readonly string[] = ['GET', 'POST']
/** What any other method gets. Mirage has no route for it and would send it to the network. */
export const METHOD_NOT_ALLOWED: RackAnswer = [
  405,
  { 'Content-Type': 'text/plain', Allow: METHODS.join(', ') },
  'Method Not Allowed',
]

/** Whether the mock backend answers a path, whatever the method. */
export function mockPaths(mock: MockBackend): (path: string) => boolean {
  const served = new Set(mock.routes.map(({ path }) => path))
  return (path) => served.has(path) || API_ROOTS.some((root) => path.startsWith(root))
}

export function mirageServer(mock: MockBackend, interceptor?: Interceptor) {
  const config = {
    // Not 'test', which would put the server on `window`; not 'development', which would log and wait.
    environment: 'mock',
    timing: 0,
    useDefaultPassthroughs: false,
    ...(interceptor ? { interceptor } : {}),
  }
  const server = createServer(config)
  // Set here because Mirage ignores `logging: false` at creation.
  server.logging = false
  const answer = async (_schema: unknown, request: MirageRequest) => respond(mock, await mockRequest(request))
  for (const { method, path } of mock.routes) {
    server[method === 'GET' ? 'get' : 'post'](path, answer)
  }
  // A call of the contract without a route, or with another method, is refused by the mock backend and not by Mirage.
  for (const root of API_ROOTS) {
    server.get(root + CATCH_ALL, answer)
    server.post(root + CATCH_ALL, answer)
  }
  // All other requests of the page pass through to the network.
  if (!interceptor) server.passthrough()
  return server
}

async function respond(mock: MockBackend, request: MockRequest): Promise<MirageResponse> {
  const answer = await mock.handle(request)
  return answer === 'drop'
    ? new MirageResponse(200, { [DROP_HEADER]: '1', 'Content-Type': 'text/plain' }, '')
    : new MirageResponse(answer.status, { ...answer.headers }, answer.body)
}

async function mockRequest(request: MirageRequest): Promise<MockRequest> {
  const headers = Object.fromEntries(
    Object.entries(request.requestHeaders).map(([name, value]) => [name.toLowerCase(), String(value)]),
  )
  const { pathname, searchParams } = new URL(request.url, 'http://mock.invalid')
  return {
    method: methodOf(request),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers,
    body: badBody(headers) ?? (await bodyOf(request.requestBody)),
  }
}

/** Mirage's request has its method at run time, but not in its types. */
const methodOf = (request: MirageRequest): string =>
  'method' in request && typeof request.method === 'string' ? request.method.toUpperCase() : 'GET'

async function bodyOf(body: unknown): Promise<RequestBody> {
  if (typeof body === 'string') return body === '' ? { kind: 'none' } : { kind: 'text', text: body }
  if (body instanceof FormData) return formBody(body)
  return { kind: 'none' }
}

const MAX_UPLOAD_BYTES = 4_000_000

async function formBody(form: FormData): Promise<RequestBody> {
  const fields = bareRecord<unknown>()
  const uploads: Upload[] = []
  for (const [field, value] of form) {
    fields[field] = value
    if (typeof value === 'string') continue
    if (value.size > MAX_UPLOAD_BYTES) return TOO_LARGE
    uploads.push({
      field,
      name: value.name,
      type: value.type,
      bytes: new Uint8Array(await value.arrayBuffer()),
    })
  }
  return { kind: 'form', fields, uploads }
}
