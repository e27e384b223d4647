import { vi } from 'vitest'

/** One request as it left the client. */
export type Sent = {
  method: string
  url: string
  headers: Headers
  body: unknown
  signal: AbortSignal
  cache: RequestCache | undefined
  redirect: RequestRedirect | undefined
}
/** What a stubbed route does: answers (plain data becomes a 200 envelope), throws like fetch, or never settles. */
export type Reply = (sent: Sent) => Response | Promise<Response>

export const envelope = (data: unknown, message = 'ok', code = 200): Response =>
  new Response(JSON.stringify({ code, message, data }), {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })

export const refusal = (message: string, code = 202): Response => envelope(null, message, code)
export const expired = (): Response => envelope(null, 'Unauthenticated.', 401)

/** Never answers. Rejects like fetch when it is aborted. */
export const hang = ({ signal }: Sent): Promise<Response> =>
  new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
  )

/** The connection fails. */
export const broken = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** An answer that comes when the test calls `answer`. */
export function held(): { reply: Reply; answer: (response: Response) => void } {
  const waiting = Promise.withResolvers<Response>()
  return { reply: () => waiting.promise, answer: waiting.resolve }
}

const read = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body)

/** Replaces fetch. `routes` is keyed by path and may change at any time. A missing path fails the test. */
export function stubBackend(routes: Record<string, Reply>) {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const request: Sent = {
      method: init.method ?? 'GET',
      url,
      headers: new Headers(init.headers),
      body: read(init.body),
      signal: init.signal ?? new AbortController().signal,
      cache: init.cache,
      redirect: init.redirect,
    }
    sent.push(request)
    const path = new URL(url, 'http://app.test').pathname
    const reply = routes[path] ?? routes['*']
    if (!reply) throw new Error(`no stub for ${path}`)
    return reply(request)
  })
  return {
    sent,
    routes,
    count: (path: string) =>
      sent.filter(({ url }) => new URL(url, 'http://app.test').pathname === path).length,
  }
}
