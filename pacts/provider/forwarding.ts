import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startMockServer } from '#mock/node.ts'
import { MOCK_CLOCK } from './target.ts'

/** A server in front of the mock backend, for foreign backends in tests. `listener` gets the mock's address. */
export async function startInFront(listener: (mockUrl: string) => RequestListener) {
  const mock = await startMockServer({ providerStates: true, clock: MOCK_CLOCK })
  const server = createServer(listener(mock.url))
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

/** The body of a request or nothing. */
export async function bodyOf(request: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** Headers that fetch sets itself. */
const OWN = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'accept-encoding'])

export const sendable = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      OWN.has(name) || value === undefined ? [] : [[name, String(value)]],
    ),
  )
