import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/**
 * A plain static server for the files of a folder, on the same port at each start. After `stop` it refuses connections.
 */
export function plainHost(folder: string) {
  let port = 0
  let server = createServer()
  const start = async () => {
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
      try {
        const bytes = readFileSync(join(folder, path))
        response.writeHead(200, {
          'content-type': TYPES[extname(path)] ?? 'text/plain',
          'cache-control': 'no-cache',
        })
        response.end(bytes)
      } catch {
        response.writeHead(404).end()
      }
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
    return `http://127.0.0.1:${port}`
  }
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  return { start, stop }
}
