import { rememberPid } from '../api/pid.ts'
import { watchOtherTabs } from '../api/session-store.ts'
import { afterFirstTouch } from '../lib/first-touch.ts'
import { storage } from '../lib/storage.ts'
import { preloadDialogs } from '../ui/confirm.ts'
import { startTheme } from '../ui/theme.ts'
import { toast } from '../ui/toast.ts'
import { reloadOnCrossing } from './frame.ts'
import { rememberPidOfLink } from './pid-of-link.ts'

/** What runs once, before the first render. `backend` settles when there is somebody to call. */
export async function start(backend: Promise<unknown>): Promise<void> {
  history.scrollRestoration = 'manual'
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

/** Brings in what the app can start without. */
export function startLater(): void {
  const load = () => import('./later/later.tsx').then((later) => later.startLater())
  afterFirstTouch(() => void load().catch(() => undefined))
}
