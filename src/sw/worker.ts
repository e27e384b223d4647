import {
  addPlugins,
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precache,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { FROM_NETWORK } from '../lib/loading/from-network.ts'

type Addressee = { postMessage: (text: string, ports: MessagePort[]) => void }
type OpenPage = Addressee & { url: string; visibilityState: DocumentVisibilityState }

/** The part of a worker's global scope used here; its type library conflicts with the page's. */
type WorkerScope = {
  __WB_MANIFEST: PrecacheEntry[]
  registration: { scope: string; waiting: Addressee | null }
  skipWaiting: () => Promise<void>
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
  }
  addEventListener: (
    type: 'message',
    listener: (event: {
      data: unknown
      ports: readonly MessagePort[]
      waitUntil: (work: Promise<unknown>) => void
    }) => void,
  ) => void
}
const worker = self as unknown as WorkerScope

/**
 * The host forbids storing the page. If this answer kept that header, the browser would not keep the page in memory
 * either for the way back from another site, and typed texts would be lost.
 */
function storable(answer: Response): Response {
  if (!answer.headers.get('cache-control')?.includes('no-store')) return answer
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-cache')
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
addPlugins([
  { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && storable(cachedResponse) },
])

/**
 * The one place that decides about caching. The app's own page and its hashed files are kept, all of one version, so
 * that it starts without a network and never mixes two versions. Everything else is not touched here and goes to the
 * network by itself: every call of `/api` and `/pay`, pictures, and pages that are not the app's (kf.html).
 */
precache(worker.__WB_MANIFEST)
cleanupOutdatedCaches()
const home = new URL(worker.registration.scope).pathname
/** The path of the app's own page, and what may follow it. */
const OWN_PAGE = new RegExp(`^${home.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(index\\.html)?(\\?|$)`)
const ownPage = createHandlerBoundToURL('index.html')
// A challenge in front of the host is reached by a query that the app adds (docs/faults.md#wall).
registerRoute(
  new NavigationRoute(async (params) => ((await givesWay()) ? nextVersion() : ownPage(params)), {
    allowlist: [OWN_PAGE],
    denylist: [new RegExp(`[?&]${FROM_NETWORK}=`)],
  }),
)
// After it: this one would answer for the folder's page, too.
addRoute()

/**
 * A new version waits until every page of the old one is closed, or until the only open page asks for it: a second page
 * may be in the middle of a payment and would lose its files. Answers whether it takes over.
 */
worker.addEventListener('message', (event) => {
  if (event.data !== 'take-over') return
  event.waitUntil(takeOver().then((follows) => event.ports[0]?.postMessage(follows)))
})

const openPages = () => worker.clients.matchAll({ type: 'window', includeUncontrolled: true })

/** The open pages belong to the old version's worker, not to this one that waits. */
async function takeOver(): Promise<boolean> {
  if ((await openPages()).length > 1) return false
  await worker.skipWaiting()
  return true
}

/** Longer than a busy page takes to answer. */
const ANSWER_MS = 3000
/** A worker that does not take over, which may be anybody's, is let in so often: the page would load again without end. */
const MOST_TRIES = 3
let tries = 0

/**
 * Whether the app has started in this page (src/boot/boot.ts). A page out of view may be asleep, and kf.html has no
 * script. They cannot answer, and count as started.
 */
const hasStarted = async (page: OpenPage): Promise<boolean> =>
  !OWN_PAGE.test(new URL(page.url).pathname) ||
  page.visibilityState === 'hidden' ||
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(() => resolve(false), ANSWER_MS)
    page.postMessage('started?', [port2])
  })

/**
 * A version that does not start can offer no other, so when its page is loaded again the one that waits is let in: the way
 * back from a bad release. Its word is not waited for: it begins only once this answer is out.
 */
async function givesWay(): Promise<boolean> {
  const { waiting } = worker.registration
  if (!waiting || tries === MOST_TRIES) return false
  const [page, ...others] = await openPages()
  if (others.length > 0 || (page && (await hasStarted(page)))) return false
  tries += 1
  waiting.postMessage('take-over', [])
  return true
}

/**
 * Loads the page again, which the other worker then answers. By the standard a `Refresh` loads nothing if the address
 * has a hash.
 */
const nextVersion = () =>
  new Response(
    `<!doctype html><meta name="color-scheme" content="light dark"><script>
const again = () => location.reload()
navigator.serviceWorker.onmessage = ({ ports }) => ports[0].postMessage(false)
navigator.serviceWorker.oncontrollerchange = again
setTimeout(again, 500)
</script>`,
    { headers: { 'content-type': 'text/html', 'cache-control': 'no-store' } },
  )
