import { connect, createServer, type Socket } from 'node:net'

/** The server at `url` under an address of its own, until `cut`: from then on every connection to it is refused. */
export async function lineTo(url: string): Promise<{ url: string; cut: () => Promise<void> }> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      // The end of one side, whatever ends it, is the end of the other.
      socket
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(socket)
          other.destroy()
        })
      socket.pipe(other)
    }
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
