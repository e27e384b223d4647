import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/device/listeners.ts'
import { storage } from '../../../lib/device/storage.ts'
import { forgetFavourites } from '../../../lib/favourites.ts'
import { requestCount } from '../../../lib/loading/in-flight.ts'
import { ContractError } from './errors.ts'

/**
 * Who is logged in here. localStorage holds the token under `token`. A session expires once, however many calls
 * fail (docs/rules.md#session-expiry), and all tabs share it (docs/rules.md#other-tabs).
 */
type Session = {
  readonly token: string | undefined
  /** What the member has logged in with, on this page. */
  readonly account?: string | undefined
  /** Grows whenever a session ends: what was rendered and cached before is no longer valid. */
  readonly epoch: number
}

export type SessionEndReason = 'logout' | 'expired' | 'elsewhere' | 'switched'

/** How long the silent expiry of a balance poll waits for other calls that may fail the same way. */
const SILENT_GRACE_MS = 1000

let session: Session = { token: storage.get('token'), epoch: 0 }
let expired = false
let silentTimer: ReturnType<typeof setTimeout> | undefined

const changes = createListeners()
const drops = createListeners<[reason: SessionEndReason]>()
const expiries = createListeners<[expiry: { silent: boolean; elsewhere: boolean }]>()

export const getToken = (): string | undefined => session.token
/** The name that the member logged in with; undefined after a load of the page, and for a session of another tab. */
export const getAccount = (): string | undefined => session.account
/** For `enabled` of member queries: evaluated each time, so that no poll outlives the session. */
export const isSignedIn = (): boolean => session.token !== undefined
/** Use as the `key` of the routed tree, so that kept screens of an earlier member are dropped. */
export const getSessionEpoch = (): number => session.epoch

export const useToken = (): string | undefined => useSyncExternalStore(changes.subscribe, getToken)
export const useSessionEpoch = (): number => useSyncExternalStore(changes.subscribe, getSessionEpoch)

/** The session ended, for any reason: listeners clear their caches before the new session renders. */
export const onSessionDropped = drops.subscribe
/** The session expired: the app alerts unless `silent`, and goes to /login. Once, however many calls fail. */
export const onSessionExpired = expiries.subscribe

function become(token: string | undefined, reason: SessionEndReason, account?: string): void {
  const left = reason === 'expired' || (session.token !== undefined && session.token !== token)
  clearTimeout(silentTimer)
  silentTimer = undefined
  session = { token, account, epoch: session.epoch + (left ? 1 : 0) }
  if (left) drops.notify(reason)
  forgetFavourites()
  changes.notify()
}

/** Login or registration of `account` succeeded. Arms the expiry again. A token that does not fit a header is a ContractError. */
export function signIn(token: string, account?: string): void {
  if (session.token !== undefined && session.token !== token) storage.clearSession()
  try {
    storage.set('token', token)
  } catch {
    throw new ContractError('signIn', [{ path: 'api_token', message: 'is no bearer token' }])
  }
  expired = false
  become(token, 'switched', account)
}

/** Clears what the app stored for the member, and every cache. The caller goes to /login. */
export function signOut(reason: SessionEndReason = 'logout'): void {
  storage.clearSession()
  become(undefined, reason)
}

/** What a backend's 401 says when the member has logged in on another device (docs/rules.md#one-login-at-a-time). */
const ELSEWHERE = '其他设备'

type Expiry = { silent: boolean; token: string | undefined; text?: string }

/**
 * A request that was sent with `token` got a 401. Late answers of an earlier session change nothing, and neither do those
 * of a session that another tab has followed by a new one. `silent` (balance poll) shows no alert, unless any other call
 * fails in the same moment, or `text` says that the member has logged in elsewhere.
 */
export function expireSession({ silent, token, text }: Expiry): void {
  if (expired || token !== session.token) return
  // The other tab's word for it may still be under way.
  if (storage.get('token') !== token) return reconcile()
  if (text?.includes(ELSEWHERE)) return finishExpiry(false, true)
  if (!silent || requestCount() === 0) return finishExpiry(silent)
  silentTimer ??= setTimeout(() => finishExpiry(true), SILENT_GRACE_MS)
}

function finishExpiry(silent: boolean, elsewhere = false): void {
  expired = true
  signOut('expired')
  expiries.notify({ silent, elsewhere })
}

/** Applies what another tab did to the stored token: a logout, or the login of another member. */
function reconcile(): void {
  const stored = storage.get('token')
  if (stored === session.token) return
  if (stored === undefined) return signOut('elsewhere')
  expired = false
  become(stored, 'switched')
}

/** Follows the other tabs, and reads the token when a frozen page resumes. Call once; returns a stop function. */
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
