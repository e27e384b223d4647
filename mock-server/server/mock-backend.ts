import type { PictureUrl } from '../art/picture.ts'
import { inlinePicture } from '../data/pictures.ts'
import type { TransportOptions } from '../routes/handler.ts'
import type { RealTime } from '../state/clock.ts'
import type { CommitHooks } from '../state/store/commit.ts'
import type { Lock } from '../state/store/lock.ts'
import type { SnapshotStore } from '../state/store/snapshot.ts'
import type { World } from '../state/types.ts'
import { bodyText, type CallLog, callLog } from './call-log.ts'
import {
  applyFault,
  type Fault,
  type FaultTable,
  faultTable,
  isApplied,
  isOffline,
  type MockResponse,
  transferMsOf,
} from './faults.ts'
import { type Cause, type UndoHistory, undoHistory } from './history.ts'
import { bearer, type MockRequest, type MockRoute, refusalEnvelope } from './implement.ts'
import { failed, headersAt, type Served, unserved } from './standard-answers.ts'
import { openWorldStore } from './world-store.ts'

/**
 * The mock backend. It runs requests one at a time, each whole or not at all, and answers once the changes are
 * stored. It behaves the same in the page and in Node; Mirage routes to it in both.
 */
export type MockBackend = {
  handle(request: MockRequest): Promise<MockResponse>
  /**
   * Runs `work` on a draft of the newest world, like a request, and stores the changes. `what` is the name of the
   * change.
   */
  change<T>(work: (draft: World, now: number) => T, what?: string): Promise<T>
  /** Reads the newest world. The caller must not change what `work` returns. */
  read<T>(work: (world: World, now: number) => T): Promise<T>
  /** Replaces the whole world; `what` is the name of the change. */
  replace(build: (realNow: number) => World, what?: string): Promise<void>
  /** The changes that can be undone. `recall` adds those from before this start. */
  history: Pick<UndoHistory, 'points' | 'pointsOn'> & { recall(): Promise<void> }
  /** Undoes a change and all later ones, in the world and in the faults. False if the change is no longer kept. */
  goBack(id: number): Promise<boolean>
  /** Holds reviews that fall due, from now on for so long by the machine's clock; 0 ends it. */
  holdReviews(forMs: number): void
  areReviewsHeld(): boolean
  /** Sets faults, as a change that can be undone. */
  changeFaults(change: { add: readonly Fault[]; clear: boolean }): Promise<void>
  routes: readonly MockRoute[]
  faults: FaultTable
  log: RequestLog
  /** The last calls with request and answer. */
  calls: CallLog
  /** Warnings about this instance, for people. */
  notices: StartupWarning[]
  /** Ends every hanging request and closes the store. */
  close(): void
}

/**
 * `reseeded`: the stored world was unreadable, so a new one was built. `memory`: nothing is stored across reloads.
 */
export type StartupWarning = 'reseeded' | 'memory' | 'address'

export type LoggedRequest = { method: string; path: string; atMs: number; code: number; applied: boolean }
export type RequestLog = { all(): LoggedRequest[]; clear(): void }

export type MockBackendOptions = {
  routes: readonly MockRoute[]
  store: SnapshotStore
  lock: Lock
  real: RealTime
  /** Builds the first world if none is stored. */
  build: (realNow: number) => World
  seed: number
  /**
   * The address of the demo games' page for this caller. It is absolute, because the app checks it like any other
   * address.
   */
  venueBaseUrl?: (headers: Record<string, string>) => string
  /** How answers contain the site's pictures. Default: as data: URIs. */
  picture?: PictureUrl
  notices?: StartupWarning[]
  /** Called after each change of the world or of the faults. */
  onChange?: (cause: Cause) => void
  /** Called with whether a fault takes the network away, whenever faults are set or cleared. */
  onOffline?: (isOffline: boolean) => void
  /** Tests replace it so that they do not wait. */
  sleep?: (ms: number) => Promise<void>
  /** Receives errors that were thrown while answering: bugs of the mock itself. */
  report?: (problem: unknown, path: string) => void
  /** For tests: called before each write to a draft. */
  hooks?: () => CommitHooks
}

const LOG_LENGTH = 1000
const DEFAULT_VENUE = 'http://127.0.0.1:8787/venue/'

export async function openMockBackend(options: MockBackendOptions): Promise<MockBackend> {
  const {
    routes,
    sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    report = reportToConsole,
    hooks = () => ({}),
  } = options
  // The caller's own array and not a copy, because the caller may add a warning later, when the store is lost.
  const notices = options.notices ?? []
  const transportOptionsOf = ({ headers }: MockRequest): TransportOptions => ({
    venueBaseUrl: options.venueBaseUrl?.(headers) ?? DEFAULT_VENUE,
    picture: options.picture ?? inlinePicture,
  })
  const faults = faultTable(options.seed)
  const routeTable = new Map(routes.map((route) => [`${route.method} ${route.path}`, route]))
  const logged: LoggedRequest[] = []
  const calls = callLog()
  const history = undoHistory(options.onChange)
  const hanging = new Set<() => void>()
  const { real } = options
  let heldUntilMs = 0
  const areReviewsHeld = () => real() < heldUntilMs

  const worldStore = await openWorldStore({
    ...options,
    hooks,
    history,
    isHeld: (work) => work.kind === 'review' && areReviewsHeld(),
    onReseed: () => notices.push('reseeded'),
  })

  const serve = async (request: MockRequest): Promise<Served> => {
    const route = routeTable.get(`${request.method} ${request.path}`)
    if (!route) return unserved(request)
    const run = (draft: World, now: number) => {
      const { envelope, keep } = route.run(draft, request, now, transportOptionsOf(request))
      return { result: envelope, keep }
    }
    try {
      const { result, applied, refs } = await worldStore.transact(run, { by: 'call', what: request.path })
      return { envelope: result, applied, refs }
    } catch (problem) {
      report(problem, request.path)
      return failed(request.path, '系统繁忙，请稍后再试')
    }
  }

  const answerTo = async (request: MockRequest, fault: Fault | undefined): Promise<LoggedAnswer> => {
    const served = isApplied(fault) ? await serve(request) : failed(request.path, '')
    const envelope =
      fault?.kind === 'refuse' ? refusalEnvelope(request.path, fault.code, fault.message) : served.envelope
    const { applied, refs } = served
    const atMs = worldStore.now()
    logged.push({ method: request.method, path: request.path, atMs, code: envelope.code, applied })
    if (logged.length > LOG_LENGTH) logged.shift()
    const response = { status: 200, headers: headersAt(atMs), body: JSON.stringify(envelope) }
    return { response, atMs, code: envelope.code, applied, refs }
  }

  const hang = () => new Promise<void>((resolve) => hanging.add(resolve))

  const faultControl: FaultTable = {
    ...faults,
    clear: () => {
      faults.clear()
      for (const end of hanging) end()
      hanging.clear()
    },
  }
  const setFaults = (add: readonly Fault[], clear: boolean) => {
    if (clear) faultControl.clear()
    for (const fault of add) faults.add(fault)
    options.onOffline?.(isOffline(faults.list()))
  }

  return {
    routes,
    faults: faultControl,
    notices,
    calls,
    history: { points: history.points, pointsOn: history.pointsOn, recall: worldStore.recall },
    log: {
      all: () => [...logged],
      clear: () => {
        logged.length = 0
        calls.clear()
      },
    },
    handle: async (request) => {
      const startedMs = real()
      const fault = faults.take(request.path)
      const delay = fault ? faults.delayOf(fault) : 0
      if (delay > 0) await sleep(delay)
      const { response, ...logEntry } = await answerTo(request, fault)
      if (fault?.kind === 'hang') await hang()
      const sent: MockResponse =
        fault === undefined ? response : fault.kind === 'hang' ? 'drop' : applyFault(fault, response)
      const transfer = fault ? transferMsOf(fault, sent) : 0
      if (transfer > 0) await sleep(transfer)
      const { method, path, query } = request
      calls.add({
        ...{
          method,
          path,
          query,
          token: bearer(request.headers.authorization),
          body: bodyText(request),
          ...logEntry,
        },
        tookMs: real() - startedMs,
        fault: fault?.kind,
        status: sent === 'drop' ? undefined : sent.status,
        answer: sent === 'drop' ? undefined : sent.body,
      })
      return sent
    },
    change: async (work, what = 'change') => {
      const cause: Cause = { by: 'control', what }
      const run = (draft: World, now: number) => ({ result: work(draft, now), keep: true })
      return (await worldStore.transact(run, cause)).result
    },
    read: worldStore.read,
    replace: (build, what = 'replace') => worldStore.replace(build, { by: 'control', what }),
    goBack: (id) =>
      worldStore.goBack(id, { by: 'control', what: 'undo' }, (undone) => {
        const earlierFaults = undone.filter(({ faults }) => faults).at(-1)?.faults
        if (!earlierFaults) return {}
        const before = faults.list()
        setFaults(earlierFaults, true)
        return { faults: before }
      }),
    holdReviews: (forMs) => {
      heldUntilMs = real() + forMs
    },
    areReviewsHeld,
    changeFaults: async ({ add, clear }) => {
      const before = faults.list()
      setFaults(add, clear)
      if (add.length > 0 || (clear && before.length > 0))
        history.note({ by: 'control', what: 'faults' }, { faults: before }, worldStore.now())
    },
    close: () => {
      for (const end of hanging) end()
      hanging.clear()
      worldStore.close()
    },
  }
}

type LoggedAnswer = {
  response: Exclude<MockResponse, 'drop'>
  atMs: number
  code: number
  applied: boolean
  refs: string[]
}

function reportToConsole(problem: unknown, path: string): void {
  console.error(`[mock backend] ${path}`, problem)
}
