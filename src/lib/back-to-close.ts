import { holdNavigation } from './hold-navigation.ts'

/**
 * The phone's back button closes what floats instead of leaving the page. An open overlay owns one
 * history entry of the same address; the router sees the same location key and does nothing.
 *
 * Closing by hand takes that entry away with history.back(), which is asynchronous: opens and navigations
 * that come meanwhile wait for it, and a navigation that came first wins (its entry then covers ours, and
 * the dead entry is stepped over on the way back).
 */
const MARK = 'yzOverlay'
/** A link inside an overlay closes it and navigates in one go; the navigation must not be undone. */
const GRACE_MS = 60
const POP_TIMEOUT_MS = 1_500

type Overlay = { id: number; close: () => void }
export type OverlayHandle = {
  /** The overlay closed by hand. `now` waits for nothing; the promise settles when history is clean. */
  release: (now?: boolean) => Promise<void>
}

const stack: Overlay[] = []
let nextId = Date.now()
let listening = false
let popped: Promise<void> = Promise.resolve()
/** What ends each step back of ours that the browser has not taken yet. */
let ownSteps: (() => void)[] = []
let orphan: { id: number; timer: ReturnType<typeof setTimeout>; done: () => void } | undefined

const topMark = (): unknown => (history.state as Record<string, unknown> | null)?.[MARK]
const marked = (id: number) => ({ ...(history.state as object | null), [MARK]: id })

const indexOf = (mark: unknown): number => stack.findIndex((overlay) => overlay.id === mark)
/** The mark of an overlay that is closed: its entry is stepped over. */
const isDead = (mark: unknown): boolean => typeof mark === 'number' && indexOf(mark) < 0

function onPopState(): void {
  const mark = topMark()
  // A step of ours that ends on a dead entry is not over yet.
  if (isDead(mark)) return history.back()
  const endStep = ownSteps.shift()
  // A step of ours closes nothing that was opened while it was under way.
  if (endStep) return endStep()
  for (const overlay of stack.splice(indexOf(mark) + 1)) overlay.close()
}

function goBack(): Promise<void> {
  popped = new Promise((resolve) => {
    const letGo = holdNavigation()
    const end = () => {
      clearTimeout(timer)
      ownSteps = ownSteps.filter((step) => step !== end)
      letGo()
      resolve()
    }
    const timer = setTimeout(end, POP_TIMEOUT_MS)
    ownSteps.push(end)
  })
  history.back()
  return popped
}

/** Registers an open overlay. `close` is called when the back button closed it (never after `release`). */
export function openOverlay(close: () => void): OverlayHandle {
  if (!listening) {
    window.addEventListener('popstate', onPopState)
    listening = true
  }
  nextId += 1
  const overlay: Overlay = { id: nextId, close }
  stack.push(overlay)
  void popped.then(() => enter(overlay))
  return { release: (now = false) => leave(overlay, now) }
}

function enter(overlay: Overlay): void {
  if (!stack.includes(overlay)) return
  if (orphan && topMark() === orphan.id) {
    clearTimeout(orphan.timer)
    orphan.done()
    orphan = undefined
    history.replaceState(marked(overlay.id), '')
  } else {
    history.pushState(marked(overlay.id), '')
  }
}

function leave(overlay: Overlay, now: boolean): Promise<void> {
  const at = stack.indexOf(overlay)
  if (at >= 0) stack.splice(at, 1)
  if (at < 0 || topMark() !== overlay.id) return Promise.resolve()
  if (now) return goBack()
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      orphan = undefined
      if (topMark() === overlay.id) void goBack().then(resolve)
      else resolve()
    }, GRACE_MS)
    orphan = { id: overlay.id, timer, done: resolve }
  })
}
