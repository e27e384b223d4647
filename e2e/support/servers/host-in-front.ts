import { createServer, type IncomingMessage, request } from 'node:http'
import { pipeline } from 'node:stream'
import { test } from '../test.ts'

type OwnAnswer = { status: number; headers?: Record<string, string>; body: string }
/** The host's own answer; undefined passes the request to the app's server. */
export type Own = (asked: IncomingMessage) => OwnAnswer | undefined

export type HostInFront = { url: string; answers: (own: Own) => void }

/**
 * Serves the site at `url` under an address of its own, behind a host that answers some requests itself. It ends with
 * the test.
 */
export async function hostInFront(url: string): Promise<HostInFront> {
  let own: Own = () => undefined
  const server = createServer((incoming, answer) => {
    const { status, headers, body } = own(incoming) ?? {}
    if (status !== undefined)
      return void answer
        .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
        .end(body)
    const { method = 'GET', headers: sentHeaders } = incoming
    const ahead = request(new URL(incoming.url ?? '/', url), { method, headers: sentHeaders }, (reply) => {
      // A page that is left cancels its requests.
      if (answer.destroyed) return void reply.destroy()
      answer.writeHead(reply.statusCode ?? 502, reply.headers)
      pipeline(reply, answer, () => undefined)
    })
    ahead.on('error', () => answer.destroy())
    pipeline(incoming, ahead, () => undefined)
  })
  const { hostname } = new URL(url)
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  stops.add(() => {
    server.close()
    server.closeAllConnections()
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the host has no port')
  return {
    url: `http://${hostname}:${address.port}/`,
    answers: (next) => {
      own = next
    },
  }
}

const stops = new Set<() => void>()
test.afterEach(async ({ context }) => {
  await Promise.all(context.pages().map((page) => page.close()))
  for (const stop of stops) stop()
  stops.clear()
})
