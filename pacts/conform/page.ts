import { registerHooks } from 'node:module'
import { answerText } from '#src/api/core/client/answer-text.ts'
import { SENDABLE } from './calls.ts'

/*
 * The check runs the app's own client in Node, which needs little of a page: an origin to send to, which replaces
 * `location`, and the constants of a build in `import.meta.env`. It has no storage, as in a browser that refuses it, so
 * the token stays in memory. This must run before the client is imported.
 */

/** Sends calls to paths below `base`, which may have a path itself. */
export function standInForPage(base: string): void {
  // The guards of addresses read the other fields.
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

/** The last answer as it came, before the client reads it. */
export type RawAnswer = { status: number; headers: Headers; text: string }

/** A call that is not on the list of read-only calls. It is a bug of this check, and nothing was sent. */
export class NotSendable extends Error {
  override readonly name = 'NotSendable'
}

/** Keeps the last answer, and blocks every call that changes something, whatever the plans say. */
export function watchFetch(base: string): { last: () => RawAnswer | undefined; forget: () => void } {
  const send = globalThis.fetch
  let last: RawAnswer | undefined
  globalThis.fetch = async (input, init) => {
    const path = new URL(String(input)).href.slice(base.length).replace(/\?.*$/, '')
    const call = `${init?.method ?? 'GET'} ${path}`
    if (!String(input).startsWith(`${base}/`) || !SENDABLE.has(call))
      throw new NotSendable(`${call} is not on the list of calls that only read`)
    // A redirect would carry the password to any host, past the list.
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
