import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'

/** The part of a worker's global scope used here; its type library conflicts with the page's. */
type WorkerScope = {
  __WB_MANIFEST: PrecacheEntry[]
  registration: { scope: string }
  skipWaiting: () => Promise<void>
  clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: true }) => Promise<readonly unknown[]>
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
 * The host forbids to store the page. A browser that heard so from here would not keep it in memory either, for the way back
 * from another site, and what is typed would be gone.
 */
function kept(answer: Response): Response {
  if (!answer.headers.get('cache-control')?.includes('no-store')) return answer
  const headers = new Headers(answer.headers)
  headers.set('cache-control', 'no-cache')
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}
addPlugins([
  { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && kept(cachedResponse) },
])

/** What only old engines load (src/boot/floor.js) is kept by those alone. */
const isNeeded = ({ url }: PrecacheEntry): boolean => !('canParse' in URL && url.includes('/old-engines-'))

/**
 * The one place that decides about caching. The app's own page and its hashed files are kept, all of one version, so
 * that it starts without a network and never mixes two versions. Everything else is not touched here and goes to the
 * network by itself: every call of `/api` and `/pay`, pictures, and pages that are not the app's (kf.html).
 */
precacheAndRoute(worker.__WB_MANIFEST.filter(isNeeded))
cleanupOutdatedCaches()
const home = new URL(worker.registration.scope).pathname
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('index.html'), {
    allowlist: [new RegExp(`^${home.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(index\\.html)?(\\?|$)`)],
  }),
)

/**
 * A new version waits until every page of the old one is closed, or until the only open page asks for it: a second
 * page may be in the middle of a payment, and its files would be gone. Answers whether it takes over.
 */
worker.addEventListener('message', (event) => {
  if (event.data !== 'take-over') return
  event.waitUntil(takeOver().then((follows) => event.ports[0]?.postMessage(follows)))
})

/** The open pages belong to the old version's worker, not to this one that waits. */
async function takeOver(): Promise<boolean> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (pages.length > 1) return false
  await worker.skipWaiting()
  return true
}
