/** The part of a worker's global scope used here; its type library conflicts with the page's. */
type WorkerScope = {
  __DEMO_FILES: { build: string; files: readonly string[] }
  registration: { scope: string }
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  addEventListener: {
    (
      type: 'install' | 'activate',
      listener: (event: { waitUntil: (work: Promise<unknown>) => void }) => void,
    ): void
    (
      type: 'fetch',
      listener: (event: { request: Request; respondWith: (answer: Promise<Response>) => void }) => void,
    ): void
  }
}
const worker = self as unknown as WorkerScope
const { build, files } = worker.__DEMO_FILES
const { scope } = worker.registration

/** Only of this folder: a demo in another folder of the origin keeps its own. */
const OURS = `demo ${scope} `
const CACHE = OURS + build
const known = new Set(files.map((file) => new URL(file, scope).href))

/**
 * The service worker of an installed demo. The network always comes first, so a new demo shows at once. Only without a
 * network it serves files, all from the same build. It touches no file of another build.
 */
worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE)
    // Past the browser's own cache, which may still have files of an older build.
    await cache.addAll([...known].map((address) => new Request(address, { cache: 'reload' })))
    await worker.skipWaiting()
  }
  event.waitUntil(keep())
})

worker.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE)
    await Promise.all(old.map((name) => caches.delete(name)))
    await worker.clients.claim()
  }
  event.waitUntil(tidy())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const address = fileAt(request.url)
  if (request.method !== 'GET' || !known.has(address)) return
  const cachedOrThrow = async (cause: unknown) => {
    const found = await (await caches.open(CACHE)).match(address)
    if (!found) throw cause
    return found
  }
  event.respondWith(fetch(request).catch(cachedOrThrow))
})

/** The file of an address: without its query, which the page reads, and with the name of the folder's page. */
function fileAt(text: string): string {
  const { origin, pathname } = new URL(text)
  const plain = origin + pathname
  return plain === scope ? new URL('index.html', scope).href : plain
}
