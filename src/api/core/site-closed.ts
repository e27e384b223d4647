import { createListeners } from '../../lib/device/listeners.ts'
import { notify } from './client/notify.ts'

type Close = (tips: string | undefined) => void

let close: Close = () => {}

/** Set once by the query client: what happens when a call is refused because the site is closed. */
export function onSiteClosed(listener: Close): void {
  close = listener
}

/** How the last refusal because of maintenance came: how long its host asks to wait (ms, 0: not at all), and whether as a page. */
export const refusedBy = { waitMs: 0, page: false }

/** Reports a call refused because of maintenance; `tips` is its message, possibly empty, or undefined where a host refused it. */
export function siteClosed(tips: string | undefined, headers = new Headers()): void {
  refusedBy.waitMs = retryAfterMs(headers)
  refusedBy.page = !/\bjson\b/i.test(headers.get('content-type') ?? '')
  close(tips)
}

/** `Retry-After` is a number of seconds, or a time by the clock of whoever sent it. */
function retryAfterMs(headers: Headers): number {
  const said = headers.get('retry-after') ?? ''
  const ms = /^\d+$/.test(said)
    ? Number(said) * 1000
    : Date.parse(said) - Date.parse(headers.get('date') ?? '')
  return ms > 0 ? ms : 0
}

let unaccepted = ''
const changes = createListeners()
function setUnaccepted(text: string): void {
  unaccepted = text
  changes.notify()
}

/** A request of the player's was refused because the site is closed: the notice says `text`, and so does the app once it shows. */
export const tellUnaccepted = setUnaccepted
/** Its sender's session has ended. */
export const forgetUnaccepted = (): void => setUnaccepted('')
export const getUnaccepted = (): string => unaccepted
export const subscribeUnaccepted = changes.subscribe

let back: Promise<true> | undefined
let show: ((shown: true) => void) | undefined

/** While the app is hidden or gone: what resolves once one shows. */
export const appBack = (): Promise<true> | undefined => back

/**
 * The repair notice hides the app, or it goes with its session, until one shows. Called before the effects of its screens
 * end.
 */
export const appHides = (): void => {
  back = new Promise((resolve) => {
    show = resolve
  })
}

/** An app shows; called after the effects of its screens have begun. */
export const appShows = (): void => {
  back = undefined
  show?.(true)
  siteStaysOpen()
}

/** No notice shows, or none any more: what was refused meanwhile is told. */
export const siteStaysOpen = (): void => {
  Object.assign(refusedBy, { waitMs: 0, page: false })
  if (unaccepted === '' || back) return
  notify(unaccepted, 'info')
  forgetUnaccepted()
}
