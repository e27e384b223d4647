import { registerHooks } from 'node:module'
import { answerText } from '#src/api/core/client/answer-text.ts'
import { SENDABLE } from './calls.ts'

/*
 * The check runs the app's own client in Node. It needs little of a page: an origin to send to, which stands in for
 * `location`, and the constants of a build in `import.meta.env`. Storage it does without: as in a browser that refuses
 * it, the token then stays in memory. This must run before the client is imported.
 */

/** Calls go below this address, which may have a path. */
export function standInForPage(base: string): void {
  // The guards of addresses compare with the rest.
  const { protocol, host, hostname, href } = new URL(base)
  const value = { origin: base, protocol, host, hostname, href }
  Object.defineProperty(globalThis, 'location', { value, configurable: true })
  registerHooks({
    load(url, context, next) {
      const loaded = next(url, context)
      const code = url.includes('/src/') ? String(loaded.source) : ''
      return code.includes('import.meta.env')
        ? { ...loaded, source: `import.meta.env ??= {};${code}` }
        : loaded
    },
  })
}

/** What came back last, beside what the client makes of it. */
export type RawAnswer = { status: number; headers: Headers; text: string }

/** A call that is not on the list of those which only read. A bug of this check: nothing was sent. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable'
}

/** Keeps the last answer, and lets no call out that changes something, whatever the plans say. */
export function watchFetch(base: string): { last: () => RawAnswer | undefined; forget: () => void } {
  const send = globalThis.fetch
  let last: RawAnswer | undefined
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).href.slice(base.length).replace(/\?.*$/, '')
    const call = `${init?.method ?? 'GET'} ${path}`
    if (!String(input).startsWith(`${base}/`) || !SENDABLE.has(call))
      throw new NotSendable(`${call} is not on the list of calls that only read`)
    // A redirect would carry the password to wherever it points, and past the list.
    const response = await send(input, { ...init, redirect: 'manual' })
    last = { status: response.status, headers: response.headers, text: await answerText(response.clone()) }
    return response
  }
  return {
    last: () => last,
    forget: () => {
      last = undefined
    },
  }
}
