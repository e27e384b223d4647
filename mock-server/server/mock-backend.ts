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
 * The fake house: takes requests one at a time, each whole or not at all, and answers when the change is stored.
 * Mirage stands in front of it in the page and in Node alike; what it does is the same in both.
 */
export type MockBackend = {
  handle(request: MockRequest): Promise<MockResponse>
  /** Runs `work` on a draft of the newest world as one request does, and stores what it changed. */
  change<T>(work: (draft: World, now: number) => T): Promise<T>
  /** Looks at the newest world. What `work` returns must not be kept and changed. */
  read<T>(work: (world: World, now: number) => T): Promise<T>
  /** Throws the world away and begins with this one. */
  replace(build: (realNow: number) => World): Promise<void>
  routes: readonly MockRoute[]
  faults: FaultTable
  log: RequestLog
  /** What a person should know about how this house runs. */
  notices: StartupWarning[]
  /** Ends every request that hangs, and lets go of the store. */
  close(): void
}

/** reseeded: the stored world could not be read and a new one was begun. memory: nothing is stored, a reload begins anew. */
export type StartupWarning = 'reseeded' | 'memory'

export type LoggedRequest = { method: string; path: string; atMs: number; code: number; applied: boolean }
export type RequestLog = { all(): LoggedRequest[]; clear(): void }

export type MockBackendOptions = {
  routes: readonly MockRoute[]
  store: SnapshotStore
  lock: Lock
  real: RealTime
  /** Makes the world that a house without a stored one begins with. */
  build: (realNow: number) => World
  seed: number
  /** Where the demo games' page is for this caller: absolute, since the app checks it like any other address. */
  venueBaseUrl?: (headers: Record<string, string>) => string
  /** How answers name the site's pictures: inside themselves unless told otherwise. */
  picture?: PictureUrl
  notices?: StartupWarning[]
  /** Waits; tests put their own in. */
  sleep?: (ms: number) => Promise<void>
  /** A bug of the house itself: what was thrown while it answered. */
  report?: (problem: unknown, path: string) => void
  /** For tests: stands between the draft and each write. */
  hooks?: () => CommitHooks
}

const LOG_LENGTH = 1000
const DEFAULT_VENUE = 'http://127.0.0.1:8787/venue/'
const JSON_TYPE = 'application/json; charset=utf-8'

export async function openMockBackend(parts: MockBackendOptions): Promise<MockBackend> {
  const {
    routes,
    sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report = reportToConsole,
    hooks = () => ({}),
  } = parts
  // The giver's own list: a store may be lost long after the start.
  const notices = parts.notices ?? []
  const settingFor = ({ headers }: MockRequest): TransportOptions => ({
    venueBaseUrl: parts.venueBaseUrl?.(headers) ?? DEFAULT_VENUE,
    picture: parts.picture ?? inlinePicture,
  })
  const faults = faultTable(parts.seed)
  const table = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))
  const logged: LoggedRequest[] = []
  const hanging = new Set<() => void>()

  const keeper = await openWorldStore({ ...parts, hooks, onReseed: () => notices.push('reseeded') })

  const serve = async (request: MockRequest): Promise<{ envelope: WireEnvelope; applied: boolean }> => {
    const route = table.get(`${request.method} ${request.path}`)
    if (!route) return { envelope: unserved(request), applied: false }
    try {
      const { result, applied } = await keeper.transact((draft, now) => {
        const { envelope, keep } = route.run(draft, request, now, settingFor(request))
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
    const { envelope, applied } = isApplied(fault)
      ? await serve(request)
      : { envelope: refusalEnvelope(request.path, 500, ''), applied: false }
    const said =
      fault?.kind === 'refuse' ? refusalEnvelope(request.path, fault.code, fault.message) : envelope
    const atMs = keeper.now()
    logged.push({ method: request.method, path: request.path, atMs, code: said.code, applied })
    if (logged.length > LOG_LENGTH) logged.shift()
    return { status: 200, headers: headersAt(atMs), body: JSON.stringify(said) }
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
      (await keeper.transact((draft, now) => ({ result: work(draft, now), keep: true }))).result,
    read: keeper.read,
    replace: keeper.replace,
    close: () => {
      for (const end of hanging) end()
      hanging.clear()
      keeper.close()
    },
  }
}

const declared = new Set(contractRoutes.map(({ method, path }) => `${method} ${path}`))

function unserved({ method, path }: MockRequest): WireEnvelope {
  return declared.has(`${method} ${path}`)
    ? refusalEnvelope(path, NOT_BUILT, '该功能暂未开放，请联系在线客服')
    : refusalEnvelope(path, UNKNOWN_CALL, '接口不存在')
}

/** The server's time goes out with each answer: the payment window counts by it, not by the phone. */
const headersAt = (atMs: number): Record<string, string> => ({
  'Content-Type': JSON_TYPE,
  'Cache-Control': 'no-store',
  Date: new Date(atMs).toUTCString(),
})

function reportToConsole(problem: unknown, path: string): void {
  console.error(`[house] ${path}`, problem)
}
