import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMockServer } from '#mock/node.ts'
import { STATES_PATH } from './target.ts'

type Answer = { status: number; body: object }

/** How a backend differs from the mock backend: in its reading of headers, its state answers and its calls. */
export type BackendDifferences = {
  headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders
  state?: (state: string) => Answer | undefined
  answer?: (path: string) => Answer | undefined
  /** HTTP status by the envelope's code. */
  status?: (code: number) => number | undefined
}

/** A fake foreign backend for tests of the verification: the mock backend behind a server that changes it. */
export async function startBackend({
  headers = (same) => same,
  state = () => undefined,
  answer: own = () => undefined,
  status = () => undefined,
}: BackendDifferences) {
  const mock = await startMockServer({
    providerStates: true,
    clock: Date.parse('2026-05-01T11:00:00+08:00'),
  })
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const url = request.url ?? ''
    const ownAnswer = url === STATES_PATH ? state(JSON.parse(body.toString()).state) : own(url)
    const answer = await fetch(`${mock.url}${url}`, {
      method: request.method ?? 'GET',
      headers: sendable(headers(request.headers)),
      ...(body.length > 0 ? { body } : {}),
    })
    const text = await answer.text()
    response
      .writeHead(ownAnswer?.status ?? status(JSON.parse(text).code) ?? answer.status, {
        'content-type': 'application/json',
      })
      .end(ownAnswer === undefined ? text : JSON.stringify(ownAnswer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await mock.close()
    },
  }
}

/** Headers that fetch sets itself. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

const sendable = (headers: IncomingHttpHeaders): [string, string][] =>
  Object.entries(headers).flatMap(([name, value]) =>
    OWN.has(name) || value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
