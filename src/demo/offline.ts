import { IN_ONE_FILE } from '#mock/demo-sites/pages.ts'

const WORKER = './demo-worker.js'
const LINKS = [
  { rel: 'manifest', href: './demo.webmanifest' },
  { rel: 'apple-touch-icon', href: './icons/180.png' },
]

/**
 * Lets a phone install the demo, and start it without a network once it is installed (src/sw/demo-worker.ts). A demo in a tab gets
 * no worker, and neither does one that is opened from a disk or is one file.
 */
export function startOffline(): void {
  if (IN_ONE_FILE || !import.meta.env.PROD || !location.protocol.startsWith('http')) return
  for (const link of LINKS) document.head.append(Object.assign(document.createElement('link'), link))
  const isInstalled =
    matchMedia('(display-mode: standalone)').matches || Reflect.get(navigator, 'standalone') === true
  // A demo that cannot be kept still runs.
  if (isInstalled)
    void navigator.serviceWorker?.register(WORKER, { updateViaCache: 'none' }).catch(() => undefined)
}
