import { rememberPid } from '../api/pid.ts'
import { watchOtherTabs } from '../api/session-store.ts'
import { storage } from '../lib/storage.ts'
import { preloadDialogs } from '../ui/confirm.ts'
import { startTheme } from '../ui/theme.ts'
import { toast } from '../ui/toast.ts'
import { reloadOnCrossing } from './frame.ts'
import { rememberPidOfLink } from './pid-of-link.ts'

/** What runs once, before the first render. `backend` settles when there is somebody to call. */
export async function start(backend: Promise<unknown>): Promise<void> {
  startTheme()
  watchOtherTabs()
  reloadOnCrossing()
  rememberPid(new URLSearchParams(location.search).get('pid'))
  rememberPidOfLink()
  await backend
  if (!storage.isPersistent()) toast('浏览器禁止了本地存储，关闭页面后需要重新登录')
  // With the first touch, not with the first paint: a page that is only looked at needs no dialog.
  window.addEventListener('pointerdown', preloadDialogs, { once: true, passive: true })
}

/** So long the first screen has the page to itself, unless somebody touches it sooner. */
const ALONE_MS = 5_000

/** Brings in what the app can start without, with the first touch or key, or when the page has been idle for a while. */
export function startLater(): void {
  const events = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const
  const load = () => {
    clearTimeout(timer)
    for (const event of events) window.removeEventListener(event, load, { capture: true })
    void import('./later/later.tsx').then((later) => later.startLater()).catch(() => undefined)
  }
  // Safari has no idle callback.
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(load) : load())
  const timer = setTimeout(whenIdle, ALONE_MS)
  for (const event of events) window.addEventListener(event, load, { capture: true, passive: true })
}
