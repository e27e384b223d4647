import { inlinePicture, type PictureUrl } from '../data/pictures.ts'
import type { RealTime } from '../state/clock.ts'
import type { CommitHooks } from '../state/commit.ts'
import type { Lock } from '../state/lock.ts'
import type { SnapshotStore } from '../state/snapshot.ts'
import type { World } from '../state/types.ts'
import { contractRoutes } from './contract-routes.ts'
import {
  applyFault,
  type Fault,
  type FaultTable,
  faultTable,
  isApplied,
  type MockResponse,
} from './faults.ts'
import {
  type MockRequest,
  type MockRoute,
  refusalEnvelope,
  type TransportOptions,
  type WireEnvelope,
} from './implement.ts'
import { NOT_BUILT, UNKNOWN_CALL } from './outcome.ts'
import { openWorldStore } from './world-store.ts'

/**
 * The mock backend. It runs requests one at a time, each whole or not at all, and answers once the change is stored.
 * It behaves the same in the page and in Node; Mirage routes to it in both.
 */
export type MockBackend = {
  handle(request: MockRequest): Promise<MockResponse>
  /** Runs `work` on a draft of the newest world, as a request does, and stores its changes. */
  change<T>(work: (draft: World, now: number) => T): Promise<T>
  /** Reads the newest world. The caller must not change what `work` returns. */
  read<T>(work: (world: World, now: number) => T): Promise<T>
  /** Replaces the whole world. */
  replace(build: (realNow: number) => World): Promise<void>
  routes: readonly MockRoute[]
  faults: FaultTable
  log: RequestLog
  /** Warnings about how this instance runs, for people. */
  notices: StartupWarning[]
  /** Ends every hanging request and closes the store. */
  close(): void
}

/** reseeded: the stored world was unreadable, so a new one was built. memory: nothing is stored across reloads. */
export type StartupWarning = 'reseeded' | 'memory' | 'address'

export type LoggedRequest = { method: string; path: string; atMs: number; code: number; applied: boolean }
export type RequestLog = { all(): LoggedRequest[]; clear(): void }

export type MockBackendOptions = {
  routes: readonly MockRoute[]
  store: SnapshotStore
  lock: Lock
  real: RealTime
  /** Builds the first world when none is stored. */
  build: (realNow: number) => World
  seed: number
  /** Address of the demo games' page for this caller. Absolute, because the app checks it like any other address. */
  venueBaseUrl?: (headers: Record<string, string>) => string
  /** How answers carry the site's pictures. Default: as data: URIs. */
  picture?: PictureUrl
  notices?: StartupWarning[]
  /** Tests replace it, so that they need not wait. */
  sleep?: (ms: number) => Promise<void>
  /** Receives what was thrown while answering: a bug of the mock backend itself. */
  report?: (problem: unknown, path: string) => void
  /** For tests: called before each write to a draft. */
  hooks?: () => CommitHooks
}

const LOG_LENGTH = 1000
const DEFAULT_VENUE = 'http://127.0.0.1:8787/venue/'
const JSON_TYPE = 'application/json; charset=utf-8'

export async function openMockBackend(options: MockBackendOptions): Promise<MockBackend> {
  const {
    routes,
    sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report = reportToConsole,
    hooks = () => ({}),
  } = options
  // The caller's own array, not a copy: it may add a warning later, when the store is lost.
  const notices = options.notices ?? []
  const transportOptionsOf = ({ headers }: MockRequest): TransportOptions => ({
    venueBaseUrl: options.venueBaseUrl?.(headers) ?? DEFAULT_VENUE,
    picture: options.picture ?? inlinePicture,
  })
  const faults = faultTable(options.seed)
  const routeTable = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))
  const logged: LoggedRequest[] = []
  const hanging = new Set<() => void>()

  const worldStore = await openWorldStore({ ...options, hooks, onReseed: () => notices.push('reseeded') })

  const serve = async (request: MockRequest): Promise<{ envelope: WireEnvelope; applied: boolean }> => {
    const route = routeTable.get(`${request.method} ${request.path}`)
    if (!route) return { envelope: unserved(request), applied: false }
    try {
      const { result, applied } = await worldStore.transact((draft, now) => {
        const { envelope, keep } = route.run(draft, request, now, transportOptionsOf(request))
        return { result: envelope, keep }
      })
      return { envelope: result, applied }
    } catch (problem) {
      report(problem, request.path)
      return { envelope: refusalEnvelope(request.path, 500, '系统繁忙，请稍后再试'), applied: false }
    }
  }

  const answerTo = async (
    request: MockRequest,
    fault: Fault | undefined,
  ): Promise<Exclude<MockResponse, 'drop'>> => {
    const served = isApplied(fault)
      ? await serve(request)
      : { envelope: refusalEnvelope(request.path, 500, ''), applied: false }
    const envelope =
      fault?.kind === 'refuse' ? refusalEnvelope(request.path, fault.code, fault.message) : served.envelope
    const { applied } = served
    const atMs = worldStore.now()
    logged.push({ method: request.method, path: request.path, atMs, code: envelope.code, applied })
    if (logged.length > LOG_LENGTH) logged.shift()
    return { status: 200, headers: headersAt(atMs), body: JSON.stringify(envelope) }
  }

  const hang = () => new Promise<void>((resolve) => hanging.add(resolve))

  return {
    routes,
    faults: {
      ...faults,
      clear: () => {
        faults.clear()
        for (const end of hanging) end()
        hanging.clear()
      },
    },
    notices,
    log: {
      all: () => [...logged],
      clear: () => {
        logged.length = 0
      },
    },
    handle: async (request) => {
      const fault = faults.take(request.path)
      const delay = fault ? faults.delayOf(fault) : 0
      if (delay > 0) await sleep(delay)
      const answer = await answerTo(request, fault)
      if (!fault) return answer
      if (fault.kind === 'hang') {
        await hang()
        return 'drop'
      }
      return applyFault(fault, answer)
    },
    change: async (work) =>
      (await worldStore.transact((draft, now) => ({ result: work(draft, now), keep: true }))).result,
    read: worldStore.read,
    replace: worldStore.replace,
    close: () => {
      for (const end of hanging) end()
      hanging.clear()
      worldStore.close()
    },
  }
}

const declared = new Set(contractRoutes.map(({ method, path }) => `${method} ${path}`))

function unserved({ method, path }: MockRequest): WireEnvelope {
  return declared.has(`${method} ${path}`)
    ? refusalEnvelope(path, NOT_BUILT, '该功能暂未开放，请联系在线客服')
    : refusalEnvelope(path, UNKNOWN_CALL, '接口不存在')
}

/** Each answer carries the server's time, because the payment window is counted by it and not by the phone's clock. */
const headersAt = (atMs: number): Record<string, string> => ({
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
  Date: new Date(atMs).toUTCString(),
})

function reportToConsole(problem: unknown, path: string): void {
  console.error(`[mock backend] ${path}`, problem)
}
