import { holdNavigation } from './hold-navigation.ts'
import { isLeaving } from './leaving.ts'

/**
 * The phone's back button closes overlays instead of leaving the page. An open overlay owns one history
 * entry of the same address; the router sees the same location key and does nothing.
 *
 * Closing by hand removes that entry with history.back(), which is asynchronous. Overlays and navigations
 * that open meanwhile wait for it. When a navigation came first, its entry covers the overlay's, and the
 * dead entry is skipped on the way back. When the player went back first, that step only left the dead entry,
 * and one more is taken. While the page is being left no step is taken, since it would take the new page away: where none
 * comes, the entry is removed then.
 */
const MARK = 'yzOverlay'
/** A link inside an overlay closes it and navigates in one go; the navigation must not be undone. */
const GRACE_MS = 60
const POP_TIMEOUT_MS = 1_500
/** How soon the entry goes once the page was not left after all. */
const LOOK_AGAIN_MS = 500

type Overlay = { id: number; close: () => void }
export type OverlayHandle = {
  /** The overlay closed by hand. `now` skips the grace period; the promise settles when the history is clean. */
  release: (now?: boolean) => Promise<void>
}

const stack: Overlay[] = []
let nextId = Date.now()
let popped: Promise<void> = Promise.resolve()
/** One function for each of our history.back() calls that is still pending; it ends that step. */
let ownSteps: (() => void)[] = []
/** The entry of an overlay that was just closed by hand, during the grace period. */
let orphan:
  | { id: number; address: string; timer: ReturnType<typeof setTimeout>; done: () => void }
  | undefined

const topMark = (): unknown => (history.state as Record<string, unknown> | null)?.[MARK]
const withMark = (id: number) => ({ ...(history.state as object | null), [MARK]: id })

const indexOf = (mark: unknown): number => stack.findIndex((overlay) => overlay.id === mark)
/** The mark of a closed overlay, whose entry is skipped. */
const isDead = (mark: unknown): boolean => typeof mark === 'number' && indexOf(mark) < 0

function onPopState(): void {
  const mark = topMark()
  // On a dead entry: go back one more.
  if (isDead(mark)) {
    endOrphan()
    return history.back()
  }
  const endStep = ownSteps.shift()
  // Our own step back must not close an overlay that opened meanwhile.
  if (endStep) return endStep()
  const isSamePlace = orphan?.address === location.href
  endOrphan()
  if (isSamePlace) return history.back()
  for (const overlay of stack.splice(indexOf(mark) + 1)) overlay.close()
}

// From the start: an entry that a page left behind when it was reloaded is skipped, too.
addEventListener('popstate', onPopState)

function stepBack(): Promise<void> {
  popped = new Promise((resolve) => {
    const releaseNavigation = holdNavigation()
    const end = () => {
      clearTimeout(timer)
      ownSteps = ownSteps.filter((step) => step !== end)
      releaseNavigation()
      resolve()
    }
    const timer = setTimeout(end, POP_TIMEOUT_MS)
    ownSteps.push(end)
  })
  history.back()
  return popped
}

/** Removes the history entry of a closed overlay, unless the current entry is another one. */
async function removeEntry(id: number): Promise<void> {
  if (topMark() !== id) return
  if (!isLeaving()) return stepBack()
  setTimeout(() => void removeEntry(id), LOOK_AGAIN_MS)
}

/** Registers an open overlay. `close` is called when the back button closed it (never after `release`). */
export function openOverlay(close: () => void): OverlayHandle {
  nextId += 1
  const overlay: Overlay = { id: nextId, close }
  stack.push(overlay)
  void popped.then(() => enter(overlay))
  return { release: (now = false) => leave(overlay, now) }
}

function enter(overlay: Overlay): void {
  if (!stack.includes(overlay)) return
  if (orphan && topMark() === orphan.id) {
    endOrphan()
    history.replaceState(withMark(overlay.id), '')
  } else {
    history.pushState(withMark(overlay.id), '')
  }
}

function endOrphan(): void {
  clearTimeout(orphan?.timer)
  orphan?.done()
  orphan = undefined
}

function leave(overlay: Overlay, now: boolean): Promise<void> {
  const at = stack.indexOf(overlay)
  if (at >= 0) stack.splice(at, 1)
  if (at < 0 || topMark() !== overlay.id) return Promise.resolve()
  if (now) return removeEntry(overlay.id)
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      orphan = undefined
      resolve(removeEntry(overlay.id))
    }, GRACE_MS)
    orphan = { id: overlay.id, address: location.href, timer, done: resolve }
  })
}
