import { rememberPid } from '../api/core/client/pid.ts'
import { isSignedIn, watchOtherTabs } from '../api/core/client/session-store.ts'
import { subscribeTrouble } from '../api/core/reach.ts'
import { leaveKeysToInputMethods } from '../lib/device/input-method-keys.ts'
import { storage } from '../lib/device/storage.ts'
import { afterFirstTouch } from '../lib/loading/first-touch.ts'
import { cleanAddress } from '../lib/loading/from-network.ts'
import { loadPart, noteLostFiles } from '../lib/loading/load-part.ts'
import { pause } from '../lib/loading/pause.ts'
import { whenIdle } from '../lib/loading/when-idle.ts'
import { beginMotion } from '../screens/home/entrance/motion.ts'
import { preloadDialogs } from '../ui/overlays/confirm.ts'
import { startTheme } from '../ui/theme.ts'
import { toast } from '../ui/toast/toast.ts'
import { guardRoute } from './routing/route-guard.ts'
import { prepareScreen } from './routing/router.tsx'
import { reloadOnCrossing } from './shell/breakpoint.ts'

const deferredPart = () => import('./deferred/start-deferred.tsx')
/** Resolves with undefined if the file does not load. */
const loadLater = () => loadPart(deferredPart).catch(() => undefined)

/** Runs once, before the first render. `backend` settles when requests can be sent. */
export async function start(backend: Promise<unknown>): Promise<void> {
  history.scrollRestoration = 'manual'
  cleanAddress()
  startTheme()
  noteLostFiles()
  watchOtherTabs()
  leaveKeysToInputMethods()
  reloadOnCrossing(loadLater)
  rememberPid(new URLSearchParams(location.search).get('pid'))
  rememberPidOfHash()
  window.addEventListener('hashchange', rememberPidOfHash)
  const screen = prepareScreen(redirect() ?? location.hash.slice(1))
  await backend
  await Promise.race([screen.catch(() => undefined), pause(SCREEN_WAIT_MS)])
  // Only now: a demo that begins by a link has logged its member in meanwhile.
  const to = redirect()
  if (to) history.replaceState(history.state, '', `#${to}`)
  if (!storage.isPersistent()) toast('浏览器禁止了本地存储，关闭页面后需要重新登录')
  afterFirstTouch(beginMotion, CALM_MS)
  // On the first touch and not on the first paint: a player who only looks needs no dialog.
  window.addEventListener('pointerdown', preloadDialogs, { once: true, passive: true })
}

/** A player who touches nothing sees nothing move for this time. */
const CALM_MS = 10_000
/** If its file takes longer, the first draw shows a skeleton with working tabs. */
const SCREEN_WAIT_MS = 3_000

/** Where the route guard leads from the address, if elsewhere: the first draw then already shows that screen. */
function redirect(): string | undefined {
  const [, pathname = '/', search = ''] = /^#([^?]+)(.*)/s.exec(location.hash) ?? []
  const entry = guardRoute({ pathname, search, signedIn: isSignedIn(), redPacketOpen: null })
  return entry.kind === 'go' ? entry.to : undefined
}

/** A pid is valid on any route, also in the query after the hash. */
function rememberPidOfHash(): void {
  const cut = location.hash.indexOf('?')
  if (cut >= 0) rememberPid(new URLSearchParams(location.hash.slice(cut)).get('pid'))
}

/**
 * The deferred part starts after this time at the latest, so that members who touch nothing still get unread messages
 * and play reminders.
 */
const MEMBER_LATEST_MS = 5_000

/**
 * Loads what the app can do without at first: for a member when the page is idle, for a visitor on the first touch. It
 * includes the bar that says why the backend cannot be reached, so in that case it loads at once.
 */
export function loadDeferred(): void {
  let isAsked = false
  const load = () => {
    if (isAsked) return
    isAsked = true
    void loadLater().then((later) => later?.startDeferred())
  }
  subscribeTrouble(load)
  if (isSignedIn()) whenIdle(load, MEMBER_LATEST_MS)
  else afterFirstTouch(load)
}
