import { isLeaving } from '../navigation/leaving.ts'
import { visibleCount } from './in-flight.ts'
import { pause } from './pause.ts'

const TYPED_FIELDS =
  'textarea,input:not([type=checkbox]):not([type=radio]):not([type=hidden]):not([readonly]):not([data-untyped])'

/** Whether anything is typed in any screen, hidden kept ones included: a reload would take it. */
export const isTyped = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>(TYPED_FIELDS)].some(({ value }) => value)

const KEY = 'yz:chunk-reload'
/** A second failure within this time is not due to another deploy: reloading again would only loop. */
const ONCE_PER_MS = 30_000

/**
 * Reloads the page, because a file of it is gone after a deploy. Resolves only where it must not: the player has typed
 * something, in a kept screen too, or has gone on from `hash`, there is no network, or a reload has just not helped. Firefox
 * cuts off all files as soon as the page is being left: to reload then would take the player’s own navigation away.
 */
export async function reloadOnce(hash = location.hash): Promise<void> {
  // A reload would cut off what is under way. Where the player has gone on meanwhile, it would take what they type.
  while (visibleCount() || isLeaving()) await pause(100)
  if (
    hash !== location.hash ||
    isTyped() ||
    !navigator.onLine ||
    // Where storage is refused this throws, and nothing reloads: no loop without a memory of the last reload.
    Date.now() < Number(sessionStorage.getItem(KEY)) + ONCE_PER_MS
  )
    return
  sessionStorage.setItem(KEY, `${Date.now()}`)
  location.reload()
  // What waits for the file goes on waiting until the page reloads.
  await new Promise<never>(() => undefined)
}
