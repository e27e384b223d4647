import { createListeners } from '../../lib/device/listeners.ts'
import { notify } from './client/notify.ts'

type Close = (tips: string | undefined) => void

let close: Close = () => {}

/** Sets what happens when a call is refused because the site is closed; called once by the query client. */
export function onSiteClosed(listener: Close): void {
  close = listener
}

/**
 * The last refusal because of maintenance: how long its host asks to wait (ms, 0 if it does not), and whether it
 * was a page.
 */
export const refusedBy = { waitMs: 0, page: false }

/**
 * Reports a call that was refused because of maintenance. `tips` is its message, possibly empty, or undefined if a
 * host refused it.
 */
export function siteClosed(tips: string | undefined, headers = new Headers()): void {
  refusedBy.waitMs = retryAfterMs(headers)
  refusedBy.page = !/\bjson\b/i.test(headers.get('content-type') ?? '')
  close(tips)
}

/** The wait in ms that `Retry-After` asks for: a number of seconds, or a time by the sender's clock. 0 without it. */
function retryAfterMs(headers: Headers): number {
  const retryAfter = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(retryAfter)
    ? Number(retryAfter) * 1000
    : Date.parse(retryAfter) - Date.parse(headers.get('date') ?? '')
  return ms > 0 ? ms : 0
}

let unaccepted = ''
const changes = createListeners()

/**
 * Sets the text about a request that was refused because the site is closed. The maintenance notice shows it, and
 * the app shows it again once it is back.
 */
export function setUnacceptedText(text: string): void {
  unaccepted = text
  changes.notify()
}
/** Clears the text, because the session of the request has ended. */
export const forgetUnaccepted = (): void => setUnacceptedText('')
export const getUnaccepted = (): string => unaccepted
export const subscribeUnaccepted = changes.subscribe

let appReturn: Promise<true> | undefined
let resolveReturn: ((isBack: true) => void) | undefined

/** While the app is hidden or unmounted: a promise that resolves once it shows again. Otherwise undefined. */
export const appBack = (): Promise<true> | undefined => appReturn

/**
 * Notes that the maintenance notice hides the app, or that the app is unmounted with its session. Called before the
 * effects of its screens end.
 */
export const appHides = (): void => {
  appReturn = new Promise((resolve) => {
    resolveReturn = resolve
  })
}

/** Notes that the app shows. Called after the effects of its screens have begun. */
export const appShows = (): void => {
  appReturn = undefined
  resolveReturn?.(true)
  siteStaysOpen()
}

/** Notes that no maintenance notice shows, and tells the player which request was refused meanwhile. */
export const siteStaysOpen = (): void => {
  Object.assign(refusedBy, { waitMs: 0, page: false })
  if (unaccepted === '' || appReturn) return
  notify(unaccepted, 'info')
  forgetUnaccepted()
}
