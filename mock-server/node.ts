import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { urlOf } from '#contracts/url-of.ts'
import { controlOf, type MockControl } from './control/control.ts'
import { isConsolePath, serveConsole } from './control/http/console-page.ts'
import { httpControl } from './control/http/http-control.ts'
import { inlinePicture } from './data/pictures.ts'
import { buildScenario } from './scenarios/catalogue.ts'
import { letHappen } from './scenarios/events.ts'
import { type MockBackend, openMockBackend } from './server/mock-backend.ts'
import { mockRoutes } from './server/mock-routes.ts'
import { queueLock } from './state/store/lock.ts'
import { memoryStore } from './state/store/snapshot.ts'
import { firstBannerHint } from './transport/first-banner.ts'
import { sendText } from './transport/http-answer.ts'
import { readBody } from './transport/http-body.ts'
import { DROP_HEADER, mirageServer, mockPaths } from './transport/mirage.ts'
import { nodeInterceptor } from './transport/node-interceptor.ts'
import { isPicturePath, pictureFile, servePicture } from './transport/pictures/files.ts'
import { staticFiles } from './transport/static-files.ts'
import { isVenuePath, serveVenue, venueUrlFor } from './transport/venue-page.ts'

export type MockServerOptions = {
  /** 0: any free port. */
  port?: number
  /** Folder of a build to serve on the same origin. */
  staticDir?: string
  scenario?: string
  params?: unknown
  seed?: number
  /** The clock stands still at this moment (epoch ms) until control sets it. Without this it follows real time. */
  clock?: number
  /**
   * Lets anybody who can reach the port call `POST /_pact/provider-states` and `POST /_mock/<verb>`, and serves the
   * console at `/_console/`.
   */
  providerStates?: boolean
  /** How answers carry the site's pictures: as addresses of files on this server (the default), or as data: URIs. */
  pictures?: 'files' | 'inline'
  sleep?: (ms: number) => Promise<void>
  report?: (problem: unknown, path: string) => void
}

export type MockServer = {
  url: string
  port: number
  control: MockControl
  mock: MockBackend
  close(): Promise<void>
}

const HOST = '127.0.0.1'
const KEEP_ALIVE_MS = 30_000
export const DEFAULT_SEED = 1

/** The mock backend over HTTP, on this machine only: the same Mirage server as in the page, driven by node:http. */
export async function startMockServer(options: MockServerOptions = {}): Promise<MockServer> {
  const { seed = DEFAULT_SEED, clock, scenario = 'demo', params, providerStates = false } = options
  const real = () => Date.now()
  const startFor = (worldSeed: number, realNow: number) =>
    clock === undefined
      ? { seed: worldSeed, now: realNow, clock: { stopped: false, realNow } as const }
      : { seed: worldSeed, now: clock, clock: { stopped: true } as const }
  const picture = options.pictures === 'inline' ? inlinePicture : pictureFile
  const mock = await openMockBackend({
    routes: mockRoutes,
    store: memoryStore(),
    lock: queueLock(),
    real,
    build: (realNow) => buildScenario(scenario, params, startFor(seed, realNow)),
    seed,
    venueBaseUrl: (headers) =>
      venueUrlFor(headers, `http://${HOST}:${(server.address() as AddressInfo).port}`),
    picture,
    ...(options.sleep ? { sleep: options.sleep } : {}),
    ...(options.report ? { report: options.report } : {}),
  })
  const control = controlOf(mock, { real, startFor })
  const interceptor = nodeInterceptor()
  const mirage = mirageServer(mock, interceptor)
  const hint = () => mock.read((world) => firstBannerHint(world, picture))
  const files = options.staticDir === undefined ? undefined : staticFiles(options.staticDir, hint)
  const isMockPath = mockPaths(mock)
  const controlOverHttp = providerStates
    ? httpControl(control, (event, params) =>
        mock.change((world, now) => letHappen(event, params, { world, now, real }), event),
      )
    : undefined

  const server = createServer((request, response) => {
    serve(request, response).catch((problem: unknown) => {
      // The client hung up in the middle of its request. That is no bug of ours, and nobody waits for an answer.
      if (request.destroyed && !request.complete) return
      ;(options.report ?? console.error)(problem, request.url ?? '')
      if (response.headersSent) response.destroy()
      else
        response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Internal Server Error')
    })
  })

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = addressOf(request.url)
    if (address === undefined) return end(response, 400, 'Bad Request')
    const path = address.pathname
    if (controlOverHttp?.owns(path)) return controlOverHttp.serve(request, response, path)
    if (controlOverHttp && isConsolePath(path)) return serveConsole(request, response, path)
    if (isMockPath(path)) return answer(request, response, path + address.search)
    if (isVenuePath(path)) return serveVenue(request, response, path)
    if (request.method === 'GET' || request.method === 'HEAD') {
      if (isPicturePath(path)) return servePicture(request, response, path)
      if (files) return files(request, response, path)
    }
    return end(response, 404, 'Not Found')
  }

  async function answer(request: IncomingMessage, response: ServerResponse, url: string): Promise<void> {
    const { body, headers: added } = await readBody(request)
    const [status, headers, text] = await interceptor.handle({
      method: request.method ?? 'GET',
      url,
      requestHeaders: { ...headersOf(request), ...added },
      requestBody: body,
    })
    if (headers[DROP_HEADER] !== undefined) {
      request.socket.destroy()
      return
    }
    await sendText(request, response, status, headers, text)
  }

  await listen(server, options.port ?? 0)
  server.keepAliveTimeout = KEEP_ALIVE_MS
  const { port } = server.address() as AddressInfo
  return {
    url: `http://${HOST}:${port}`,
    port,
    control,
    mock,
    close: async () => {
      mock.close()
      mirage.shutdown()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, HOST, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** The address of a request line, which has a path or, as proxies write it, the whole address. */
function addressOf(url = ''): URL | undefined {
  const whole = url.startsWith('/') ? `http://mock.invalid${url}` : url
  return urlOf(whole)
}

const headersOf = (request: IncomingMessage): Record<string, string> =>
  Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  )

function end(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}
