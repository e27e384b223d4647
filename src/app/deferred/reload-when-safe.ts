import { appBack } from '../../api/core/site-closed.ts'
import { subscribeAccount } from '../../features/auto-registration/account-store.ts'
import { subscribeVisible } from '../../lib/loading/in-flight.ts'
import { isLeaving, LEAVES_WITHIN_MS } from '../../lib/navigation/leaving.ts'
import { cutsNothingOff } from './may-reload.ts'

/** The mutations when an overlay closes or a toast goes. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['open'] }

let stop: (() => void) | undefined

/**
 * A toast shows its text only once, e.g. the result of a payment. It goes by itself; while the maintenance notice
 * shows, it waits.
 */
const isTelling = (): boolean => document.querySelector('#toast > *') !== null || appBack() !== undefined

/**
 * Reloads the page as soon as that interrupts nothing and no toast shows, unless it is no longer `wanted` by then.
 * Checks again after each change. A further call starts over. Returns a function that cancels it.
 */
export function reloadWhenSafe(wanted: () => boolean, reload = () => location.reload()): () => void {
  stop?.()
  let frame = 0
  let stays: ReturnType<typeof setTimeout> | undefined
  const tryReload = () => {
    frame = 0
    const isWanted = wanted()
    if (isWanted && (isTelling() || !cutsNothingOff())) {
      // No event shows that a page was not left after all.
      if (isLeaving()) stays ||= setTimeout(stayed, LEAVES_WITHIN_MS)
      return
    }
    end()
    if (isWanted) reload()
  }
  // Never put off by a later change: what moves changes the page in every frame.
  const ask = () => {
    frame ||= requestAnimationFrame(tryReload)
  }
  const stayed = () => {
    stays = undefined
    ask()
  }
  // A whole frame later: what an answer shows is not in the page yet when its request ends.
  const askAnew = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(tryReload)
    })
  }
  const seen = new MutationObserver(ask)
  seen.observe(document.body, CHANGES)
  const leave = [subscribeVisible(askAnew), subscribeAccount(ask)]
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(stays)
    seen.disconnect()
    for (const unsubscribe of leave) unsubscribe()
  }
  stop = end
  ask()
  return end
}
