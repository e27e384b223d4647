import { isLeaving } from '../navigation/leaving.ts'
import { visibleCount } from './in-flight.ts'
import { pause } from './pause.ts'

const TYPED_FIELDS =
  'textarea,input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([readonly]):not([data-untyped])'

/** Whether anything is typed in any screen, hidden kept ones included: a reload would take it. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(TYPED_FIELDS)].some(({ value }) => value)

const KEY = 'yz:chunk-reload'
/** A second failure within this time has another cause than a deploy. Another reload would only loop. */
const ONCE_PER_MS = 30_000

/**
 * Reloads the page, because a deploy has removed one of its files. Resolves only if it must not reload: the player has
 * typed something (in a kept screen, too) or has left `hash`, there is no network, or the last reload did not help.
 * Firefox aborts all files as soon as the page is being left; a reload would then cancel the player’s own navigation.
 */
export async function reloadOnce(hash = location.hash): Promise<void> {
  // A reload would cut off requests in progress. If the player has moved on meanwhile, it would also take what they
  // type.
  while (visibleCount() || isLeaving()) await pause(100)
  if (
    hash !== location.hash ||
    isTyped() ||
    !navigator.onLine ||
    // If storage is refused this throws, and nothing reloads: without a memory of the last reload it could loop.
    Date.now() < Number(sessionStorage.getItem(KEY)) + ONCE_PER_MS
  )
    return
  sessionStorage.setItem(KEY, `${Date.now()}`)
  location.reload()
  // The caller keeps waiting until the page reloads.
  await new Promise<never>(() => undefined)
}
