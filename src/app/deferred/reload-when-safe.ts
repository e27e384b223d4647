import { appBack } from '../../api/core/site-closed.ts'
import { subscribeAccount } from '../../features/auto-registration/account-store.ts'
import { subscribeVisible } from '../../lib/loading/in-flight.ts'
import { isLeaving, LEAVES_WITHIN_MS } from '../../lib/navigation/leaving.ts'
import { cutsNothingOff } from './may-reload.ts'

/** Where an overlay closes, or a toast goes. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['open'] }

let stop: (() => void) | undefined

/** What a toast says is told once, such as how a payment went. It goes by itself; behind the repair notice it waits. */
const isTelling = (): boolean => document.querySelector('#toast > *') !== null || appBack() !== undefined

/**
 * Reloads the page as soon as that cuts nothing off and no toast shows, unless it is no longer `wanted` by then. Looks again
 * after each change of that. Called again, it begins anew. Returns a function that gives it up.
 */
export function reloadWhenSafe(wanted: () => boolean, reload = () => location.reload()): () => void {
  stop?.()
  let frame = 0
  let stays: ReturnType<typeof setTimeout> | undefined
  const tryReload = () => {
    frame = 0
    const isWanted = wanted()
    if (isWanted && (isTelling() || !cutsNothingOff())) {
      // Of a page that was not left after all nothing tells.
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
