import { mayReload } from './may-reload.ts'

const WORKER = './worker.js'
const ASK_EVERY_MS = 60 * 60_000

type ScriptPolicy = { createScriptURL: (text: string) => string }
type PolicyFactory = {
  createPolicy: (name: string, rules: { createScriptURL: () => string }) => ScriptPolicy
}

/** The worker's address. In browsers with Trusted Types, the page's policy does not accept plain text for it. */
function workerAddress(): string {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  return (
    factory?.createPolicy('service-worker', { createScriptURL: () => WORKER }).createScriptURL('') ?? WORKER
  )
}

type News = { onWaiting: (waiting: ServiceWorker) => void }

/** Registers the service worker that keeps the app's files (src/sw/worker.ts), and reports when an update is ready. */
export async function registerServiceWorker({ onWaiting }: News): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(workerAddress(), { updateViaCache: 'none' })
  const offerWaiting = () => {
    // The very first worker is not an update: there is no older version to replace.
    if (registration.waiting && navigator.serviceWorker.controller) onWaiting(registration.waiting)
  }
  const watch = () => registration.installing?.addEventListener('statechange', offerWaiting)
  offerWaiting()
  // A worker that is already installing fires no `updatefound`.
  watch()
  registration.addEventListener('updatefound', watch)
  let askedMs = performance.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || performance.now() - askedMs < ASK_EVERY_MS) return
    askedMs = performance.now()
    registration.update().catch(() => undefined)
  })
}

/** Sometimes a browser neither answers nor reports that the page has a new worker. */
const RELOAD_AT_LATEST_MS = 3000

/**
 * Activates the waiting version, and reloads the page once it controls it. `busy`: this page holds something that would
 * be lost. `elsewhere`: another page of the app is open and may hold something. In both cases nothing has happened.
 */
export async function activateUpdate(waiting: ServiceWorker): Promise<'done' | 'busy' | 'elsewhere'> {
  if (!mayReload()) return 'busy'
  const { port1, port2 } = new MessageChannel()
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true)
  })
  const reload = () => location.reload()
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true })
  const late = setTimeout(() => mayReload() && reload(), RELOAD_AT_LATEST_MS)
  waiting.postMessage('take-over', [port2])
  if (await answer) return 'done'
  clearTimeout(late)
  navigator.serviceWorker.removeEventListener('controllerchange', reload)
  return 'elsewhere'
}

/**
 * A worker that another build left on this very folder must not answer for a demo. The demo's own stays, and so do those of
 * other folders.
 */
export async function unregisterWorkers(): Promise<void> {
  const ownScope = new URL('./', location.href).href
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  const isStray = ({ scope, active, waiting, installing }: ServiceWorkerRegistration) =>
    scope === ownScope && !(active ?? waiting ?? installing)?.scriptURL.endsWith('/demo-worker.js')
  await Promise.all(registrations.filter(isStray).map((registration) => registration.unregister()))
}
