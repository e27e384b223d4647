import { createRoot } from 'react-dom/client'
import { requestBreak } from '../../features/responsible-play/break-request.ts'
import { watchPlay } from '../../features/responsible-play/watch-play.ts'
import { storage } from '../../lib/device/storage.ts'
import { preloadScreens } from '../routing/router.tsx'
import { keepFocus } from './keep-focus.ts'
import { registerServiceWorker, unregisterWorkers } from './register-worker.ts'
import { reloadWhenSafe } from './reload-when-safe.ts'
import { StatusBar } from './StatusBar.tsx'
import { stillOutOfView } from './still-out-of-view.ts'
import { ignoreStrayTaps } from './stray-taps.ts'
import { markUnread } from './unread.tsx'

/** The width of the page has crossed the breakpoint. Reloads when that is safe and the width is still `across`. */
export const crossed = (across: () => boolean): void => void reloadWhenSafe(across)

/** Starts what the app can do without at first. Runs once, when the first screen is drawn and the page is idle. */
export function startDeferred(): void {
  storage.sweep()
  preloadScreens()
  // A site under maintenance may not serve files, so the notice loads before it is needed.
  import('../shell/Maintenance.tsx').catch(() => undefined)
  markUnread()
  ignoreStrayTaps()
  keepFocus()
  stillOutOfView()
  watchPlay(() => {
    requestBreak()
    location.hash = '/userCent'
  })
  const box = document.createElement('div')
  box.className = 'status-box'
  box.setAttribute('aria-live', 'polite')
  document.getElementById('root')?.before(box)
  const root = createRoot(box)
  const show = (waiting?: ServiceWorker) => root.render(<StatusBar waiting={waiting} />)
  show()
  // The demo's mock backend runs in the page, so it needs no service worker.
  if (import.meta.env.VITE_BACKEND === 'mock') return void unregisterWorkers().catch(() => undefined)
  if (import.meta.env.PROD) registerServiceWorker({ onWaiting: show }).catch(() => undefined)
}
