import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Front, releaseOf, startFront } from './front.ts'

/** What reached the backend: the address as it was written there, and the headers. */
export type Heard = {
  url: string | undefined
  headers: IncomingHttpHeaders
  /** nginx has ended the connection. */
  hungUp: Promise<void>
}

/** nginx in front of a backend that only remembers what reaches it. `changes` are those of `startFront`. */
export async function withListener(
  use: (front: Front, heard: Heard[]) => Promise<void>,
  changes?: Record<string, string>,
): Promise<void> {
  const heard: Heard[] = []
  const server = createServer(({ url, headers, socket }, response) => {
    heard.push({ url, headers, hungUp: new Promise((resolve) => socket.once('end', resolve)) })
    response.end('{}')
  })
  // It never hangs up by itself.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const stop = async () => {
    server.closeAllConnections()
    server.close()
  }
  const front = await startFront(releaseOf('first'), { url, control: url, stop }, changes)
  try {
    await use(front, heard)
  } finally {
    await front.stop()
  }
}
