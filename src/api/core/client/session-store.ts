import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/device/listeners.ts'
import { storage } from '../../../lib/device/storage.ts'
import { forgetFavourites } from '../../../lib/favourites.ts'
import { requestCount } from '../../../lib/loading/in-flight.ts'
import { ContractError } from './errors.ts'

/**
 * The session of this page. localStorage holds the token under `token`. A session expires once, however many calls
 * fail (docs/rules.md#session-expiry), and all tabs share it (docs/rules.md#other-tabs).
 */
type Session = {
  readonly token: string | undefined
  /** The account name of the login, if it happened on this page. */
  readonly account?: string | undefined
  /** Grows whenever a session ends; everything rendered and cached before is then invalid. */
  readonly epoch: number
}

export type SessionEndReason = 'logout' | 'expired' | 'elsewhere' | 'switched'

/** How long the silent expiry of a balance poll waits for other calls that may fail with a 401 too. */
const SILENT_GRACE_MS = 1000

let session: Session = { token: storage.get('token'), epoch: 0 }
let expired = false
let silentTimer: ReturnType<typeof setTimeout> | undefined

const changes = createListeners()
const drops = createListeners<[reason: SessionEndReason]>()
const expiries = createListeners<[expiry: { silent: boolean; reason: string | undefined }]>()

export const getToken = (): string | undefined => session.token
/** The account name of the login; undefined after the page was loaded again, and for a session of another tab. */
export const getAccount = (): string | undefined => session.account
/** For `enabled` of member queries. It is a function, so that no poll outlives the session. */
export const isSignedIn = (): boolean => session.token !== undefined
/** The `key` of the routed tree, so that kept screens of an earlier member are dropped. */
export const getSessionEpoch = (): number => session.epoch

export const useToken = (): string | undefined => useSyncExternalStore(changes.subscribe, getToken)
export const useSessionEpoch = (): number => useSyncExternalStore(changes.subscribe, getSessionEpoch)

/** Called when the session ends for any reason; listeners clear their caches before the new session renders. */
export const onSessionDropped = drops.subscribe
/**
 * Called once when the session expires, however many calls fail. The app shows an alert unless `silent`, and goes
 * to /login.
 */
export const onSessionExpired = expiries.subscribe

function replaceSession(token: string | undefined, reason: SessionEndReason, account?: string): void {
  const hasEnded = reason === 'expired' || (session.token !== undefined && session.token !== token)
  clearTimeout(silentTimer)
  silentTimer = undefined
  session = { token, account, epoch: session.epoch + (hasEnded ? 1 : 0) }
  if (hasEnded) drops.notify(reason)
  forgetFavourites()
  changes.notify()
}

/**
 * Starts a session after a login or registration of `account`, and makes an expiry possible again. Throws a
 * ContractError for a token that does not fit into a header.
 */
export function signIn(token: string, account?: string): void {
  if (session.token !== undefined && session.token !== token) storage.clearSession()
  try {
    storage.set('token', token)
  } catch {
    throw new ContractError('signIn', [{ path: 'api_token', message: 'is not a bearer token' }])
  }
  expired = false
  replaceSession(token, 'switched', account)
}

/** Ends the session: clears what the app stored for the member, and every cache. The caller goes to /login. */
export function signOut(reason: SessionEndReason = 'logout'): void {
  storage.clearSession()
  replaceSession(undefined, reason)
}

/** Words of a backend's 401 that say why: a login on another device, a blocked account (docs/rules.md#one-login-at-a-time). */
const REASON = /其他设备|冻结/

type Expiry = { silent: boolean; token: string | undefined; text?: string }

/**
 * Handles a 401 to a request that was sent with `token`. A late answer of an earlier session changes nothing, and
 * neither does one of a session that another tab has replaced. `silent` (the balance poll) shows no alert, unless
 * another call fails in the same moment or `text` says why: then it is shown.
 */
export function expireSession({ silent, token, text }: Expiry): void {
  if (expired || token !== session.token) return
  // The storage event of the other tab may still be on its way.
  if (storage.get('token') !== token) return reconcile()
  if (text && REASON.test(text)) return finishExpiry(false, text)
  if (!silent || requestCount() === 0) return finishExpiry(silent)
  silentTimer ??= setTimeout(() => finishExpiry(true), SILENT_GRACE_MS)
}

function finishExpiry(silent: boolean, reason?: string): void {
  expired = true
  signOut('expired')
  expiries.notify({ silent, reason })
}

/** Applies what another tab did to the stored token: a logout, or the login of another member. */
function reconcile(): void {
  const stored = storage.get('token')
  if (stored === session.token) return
  if (stored === undefined) return signOut('elsewhere')
  expired = false
  replaceSession(stored, 'switched')
}

/**
 * Follows the other tabs, and reads the token again when a frozen page resumes. Call it once; returns a function
 * that stops it.
 */
export function watchOtherTabs(): () => void {
  const stopStorage = storage.subscribe((key) => {
    if (key === null || key === 'token') reconcile()
  })
  globalThis.addEventListener('pageshow', reconcile)
  document.addEventListener('visibilitychange', reconcile)
  return () => {
    stopStorage()
    globalThis.removeEventListener('pageshow', reconcile)
    document.removeEventListener('visibilitychange', reconcile)
  }
}
