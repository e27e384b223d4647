import { connect, createServer, type Socket } from 'node:net'
import { pipeline } from 'node:stream'

/** Serves the http server at `url` under an address of its own. After `cut` it refuses every connection. */
export async function lineTo(url: string): Promise<{ url: string; cut: () => Promise<void> }> {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  const server = createServer((near) => {
    sockets.push(near)
    // The end of one side, for whatever reason, ends the other.
    pipeline(near, connect(Number(port), hostname), near, () => near.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, hostname, resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the line has no port')
  return {
    url: `http://${hostname}:${address.port}/`,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
