import { subscribeAccount } from '../../features/auto-registration/account-store.ts'
import { subscribeVisible } from '../../lib/in-flight.ts'
import { isLeaving, LEAVES_WITHIN_MS } from '../../lib/leaving.ts'
import { losesNothing } from './may-reload.ts'

/** Where an overlay opens or closes and a field is emptied without a word, as when a form is sent. */
const CHANGES = { childList: true, subtree: true, attributeFilter: ['open', 'value'] }

let stop: (() => void) | undefined

/**
 * Reloads the page as soon as it takes nothing of the player's, unless it is no longer `wanted` by then. Looks again after each
 * change of what a reload would take. Called again, it begins anew. Returns a function that gives it up.
 */
export function reloadWhenSafe(wanted: () => boolean, reload = () => location.reload()): () => void {
  stop?.()
  let frame = 0
  let stays: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    frame = 0
    const isWanted = wanted()
    if (isWanted && !losesNothing()) {
      // Of a page that was not left after all nothing tells.
      if (isLeaving()) stays ||= setTimeout(stayed, LEAVES_WITHIN_MS)
      return
    }
    end()
    if (isWanted) reload()
  }
  // Never put off by a later change: what moves changes the page in every frame.
  const ask = () => {
    frame ||= requestAnimationFrame(look)
  }
  const stayed = () => {
    stays = undefined
    ask()
  }
  // A whole frame later: what an answer shows is not in the page yet when its request ends.
  const askAnew = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(look)
    })
  }
  const seen = new MutationObserver(ask)
  seen.observe(document.body, CHANGES)
  const leave = [subscribeVisible(askAnew), subscribeAccount(ask)]
  window.addEventListener('input', ask)
  const end = () => {
    cancelAnimationFrame(frame)
    clearTimeout(stays)
    seen.disconnect()
    for (const unsubscribe of leave) unsubscribe()
    window.removeEventListener('input', ask)
  }
  stop = end
  ask()
  return end
}
