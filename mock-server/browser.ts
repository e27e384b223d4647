import { controlOf, type MockControl } from './control/control.ts'
import { CONSOLE_HOLDS, readTabKey, worldName } from './demo-sites/demo-keys.ts'
import { GAMES_PAGE } from './demo-sites/pages.ts'
import { buildScenario } from './scenarios/catalogue.ts'
import { type Opening, openingFrom } from './scenarios/demo/opening.ts'
import type { Fault } from './server/faults.ts'
import { openMockBackend, type StartupWarning } from './server/mock-backend.ts'
import { mockRoutes } from './server/mock-routes.ts'
import { openIndexedDbStore } from './state/store/indexed-db.ts'
import { type Kept, keptStore } from './state/store/kept-store.ts'
import { webLock } from './state/store/lock.ts'
import { memoryStore } from './state/store/snapshot.ts'
import type { World } from './state/types.ts'
import { mirageServer, mockPaths } from './transport/mirage.ts'
import { layerOver, nativeFetch } from './transport/page-fetch.ts'
import { pageOffline } from './transport/page-offline.ts'

/** A bundle with this text contains the mock backend. Budgets and the production check search for it. */
export const MOCK_MARK = 'yunzhou-demo-mock'

export type PageMockOptions = {
  /**
   * Builds this world unless the stored one already has that scenario and these params.
   * Default: what the page's address names, then the stored world, then demo.
   */
  opening?: Opening
  /** Where the world is stored between reloads. */
  storage?: 'indexeddb' | 'memory'
  /** How long the stored world may take to open before a new one in memory stands in. Default: 3 s. */
  openMaxMs?: number
  /** Address of the demo games' page. Default: `venue.html` beside this page. */
  venueBaseUrl?: string
}

export type PageMock = MockControl & {
  mark: typeof MOCK_MARK
  notices(): StartupWarning[]
  /** Calls `listen` at once, and whenever that changes. */
  onKept(listen: (kept: Kept) => void): void
  /**
   * Calls `listen` after each change that no call of this page has made: a verb of the control, work that has fallen due,
   * another tab. Due work is done at its moment, also while nobody calls.
   */
  onOutsideChange(listen: () => void): void
  stop(): void
}

declare global {
  interface Window {
    /** Only in builds that contain the mock backend. */
    __mock?: PageMock
  }
}

const DEFAULT_SEED = 20_260_501

/** Due work that is held, or that a stopped clock keeps, is not asked for more often than this. */
const DUE_PAUSE_MS = 1_000
const MOST_TIMEOUT_MS = 2 ** 31 - 1

/** Marks on the page's performance timeline. Between them lies what the start costs the main thread. */
export const START_MARKS = { begins: 'mock-begins', ready: 'mock-ready' } as const

/** Starts the mock backend in this page. It answers the API calls; all other requests go to the network. */
export async function startMockInPage(options: PageMockOptions = {}): Promise<PageMock> {
  performance.mark(START_MARKS.begins)
  const query = new URLSearchParams(globalThis.location.search)
  const notices: StartupWarning[] = []
  const keptListeners: ((kept: Kept) => void)[] = []
  let lastKept: Kept = 'yes'
  const changeListeners: (() => void)[] = []
  let isStopped = false
  let dueTimer: ReturnType<typeof setTimeout> | undefined
  const asked = options.opening ?? openingFrom(query)
  if (asked === 'unreadable') notices.push('address')
  const opening = asked === 'unreadable' ? undefined : asked
  const { name, params, at, seed = DEFAULT_SEED }: Opening = opening ?? { name: 'demo', params: {} }
  const isAskedFor = ({ meta }: World) =>
    !opening || (meta.scenario === name && JSON.stringify(meta.params) === JSON.stringify(params))
  const store =
    options.storage === 'memory'
      ? memoryStore()
      : await keptStore((onBlocked) => openIndexedDbStore(worldName(MOCK_MARK), onBlocked), {
          onKept: (kept) => {
            lastKept = kept
            const at = notices.indexOf('memory')
            if (kept === 'yes' && at >= 0) notices.splice(at, 1)
            if (kept !== 'yes' && at < 0) notices.push('memory')
            for (const listen of keptListeners) listen(kept)
          },
          mayShow: isAskedFor,
          openMaxMs: options.openMaxMs,
        })
  const real = () => Date.now()
  const startFor = (seed: number, realNow: number) => ({
    seed,
    now: realNow,
    clock: { stopped: false, realNow } as const,
  })
  const planDue = (inMs: number) => {
    clearTimeout(dueTimer)
    if (isStopped) return
    // A read that fails is tried again with the next change.
    dueTimer = setTimeout(() => void doDue().catch(() => undefined), inMs)
  }
  /** A read does what is due. Its next moment is planned as long as the clock runs. */
  const doDue = async () => {
    if (isStopped) return
    const nextMs = await mock.read(({ meta }, now) =>
      meta.clock.stoppedMs === null && meta.nextDueMs !== null ? meta.nextDueMs - now : undefined,
    )
    if (nextMs !== undefined) planDue(Math.min(Math.max(nextMs, DUE_PAUSE_MS), MOST_TIMEOUT_MS))
  }
  const mock = await openMockBackend({
    routes: mockRoutes,
    store,
    lock: webLock(worldName(MOCK_MARK), globalThis.navigator?.locks),
    real,
    build: (realNow) => buildScenario(name, params, { ...startFor(seed, realNow), now: at ?? realNow }),
    seed,
    venueBaseUrl: () => options.venueBaseUrl ?? new URL(GAMES_PAGE, globalThis.document.baseURI).href,
    notices,
    onOffline: pageOffline(),
    onChange: ({ by, what }) => {
      planDue(DUE_PAUSE_MS)
      // Faults change how calls are answered, and nothing that a page shows.
      if (by !== 'call' && what !== 'faults') for (const listen of changeListeners) listen()
    },
  })
  const heldMs = Number(readTabKey(CONSOLE_HOLDS)) - real()
  if (heldMs > 0) mock.holdReviews(heldMs)
  const control = controlOf(mock, { real, startFor })
  const isShown = await mock.read(isAskedFor)
  // A link to a state shows that state, not what became of it at the last visit.
  if (opening && (!isShown || query.has('as')))
    await control.scenario({ name, params, seed, ...(at === undefined ? {} : { at }) })
  // Faults that make no sense are told as any other part of the address.
  if (opening?.faults)
    await control.faults({ add: opening.faults as Fault[] }).catch(() => notices.push('address'))
  const native = nativeFetch()
  const mirage = mirageServer(mock)
  const restore = layerOver(native, mockPaths(mock))
  const page: PageMock = {
    ...control,
    mark: MOCK_MARK,
    notices: () => [...mock.notices],
    onKept: (listen) => {
      keptListeners.push(listen)
      listen(lastKept)
    },
    onOutsideChange: (listen) => void changeListeners.push(listen),
    stop: () => {
      isStopped = true
      clearTimeout(dueTimer)
      mirage.shutdown()
      restore()
      mock.close()
      delete globalThis.window.__mock
    },
  }
  globalThis.window.__mock = page
  planDue(DUE_PAUSE_MS)
  performance.mark(START_MARKS.ready)
  return page
}
