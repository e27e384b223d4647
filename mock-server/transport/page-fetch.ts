import { DROP_HEADER, METHOD_NOT_ALLOWED, METHODS } from './mirage.ts'
import { readWireBody } from './request-body.ts'

type NetworkFetch = typeof fetch

/** The browser's own functions, saved before Mirage replaces them. */
export type NativeFetch = {
  fetch: NetworkFetch
  Request: typeof Request
  Response: typeof Response
  Headers: typeof Headers
}

export const nativeFetch = (): NativeFetch => ({
  fetch: globalThis.fetch,
  Request: globalThis.Request,
  Response: globalThis.Response,
  Headers: globalThis.Headers,
})

/**
 * A layer over Mirage in the page. It restores the page's own Request, Response and Headers, and sends everything that
 * the mock backend does not answer to the network. It turns a dropped answer into a failed fetch, because Mirage only
 * offers a status of 0, which resolves.
 */
export function layerOver(native: NativeFetch, isMockPath: (path: string) => boolean): () => void {
  const mirage = {
    fetch: globalThis.fetch,
    Request: globalThis.Request,
    Response: globalThis.Response,
    Headers: globalThis.Headers,
  }
  const layered: NetworkFetch = async (input, init) => {
    const path = pathOf(input)
    if (path === undefined || !isMockPath(path.split('?')[0] ?? ''))
      return native.fetch.call(globalThis, input, init)
    const call = await plainCall(input, init)
    if (!METHODS.includes(call.method)) return refused(native)
    const answer = await mirage.fetch(path, call)
    if (answer.headers.get(DROP_HEADER) !== null) throw new TypeError('Failed to fetch')
    return nativeResponse(answer, native)
  }
  Object.assign(globalThis, { ...native, fetch: layered })
  return () => Object.assign(globalThis, native)
}

/** The path of a call to this origin; undefined for any other. */
function pathOf(input: RequestInfo | URL): string | undefined {
  const address = typeof input === 'string' ? input : input instanceof URL ? input.href : input.url
  // A page opened from a file has no origin, so only the path identifies its calls.
  if (address.startsWith('/') && !address.startsWith('//')) return address
  const url = new URL(address, globalThis.location.href)
  return url.origin === globalThis.location.origin && url.origin !== 'null'
    ? url.pathname + url.search
    : undefined
}

/** Mirage's fetch reads neither native Headers nor native Requests, so it gets plain parts, as they would be sent. */
async function plainCall(input: RequestInfo | URL, init: RequestInit = {}) {
  const given = typeof input === 'object' && 'method' in input ? input : undefined
  const headers: Record<string, string> = {}
  for (const source of [given?.headers, init.headers]) {
    new Headers(source).forEach((value, name) => {
      headers[name] = value
    })
  }
  const method = (init.method ?? given?.method ?? 'GET').toUpperCase()
  const signal = init.signal ?? given?.signal
  const read = init.body ? await bodyOf(init.body, headers) : await bodyOf(given, headers)
  return { method, ...read, ...(signal ? { signal } : {}) }
}

/** The body of a Request or beside an address. A form that has not been written down needs no reading. */
async function bodyOf(source: BodyInit | Request | undefined, headers: Record<string, string>) {
  if (source instanceof FormData) return { headers, body: source }
  const isRequest = typeof source === 'object' && 'method' in source
  const message = isRequest ? source : new Response(source)
  const bytes = new Uint8Array(await message.arrayBuffer())
  if (bytes.length === 0) return { headers }
  const type = headers['content-type'] ?? message.headers.get('content-type') ?? ''
  const { body, headers: added } = await readWireBody(bytes, type)
  return { headers: { ...headers, ...added }, body }
}

function refused({ Response }: NativeFetch): Response {
  const [status, headers, body] = METHOD_NOT_ALLOWED
  return new Response(body, { status, headers })
}

const BODYLESS = new Set([204, 205, 304])

async function nativeResponse(answer: Response, { Response, Headers }: NativeFetch): Promise<Response> {
  const headers = new Headers()
  answer.headers.forEach((value, name) => {
    headers.set(name, value)
  })
  const body = await answer.text()
  return new Response(BODYLESS.has(answer.status) ? null : body, { status: answer.status, headers })
}
