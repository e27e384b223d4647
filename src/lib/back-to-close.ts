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
let orphan: { id: number; timer: ReturnType<typeof setTimeout>; done: () => void } | undefined

const topMark = (): unknown => (history.state as Record<string, unknown> | null)?.[MARK]
const marked = (id: number) => ({ ...(history.state as object | null), [MARK]: id })

function onPopState(): void {
  const mark = topMark()
  const at = stack.findIndex((overlay) => overlay.id === mark)
  if (typeof mark === 'number' && at < 0) {
    history.back()
    return
  }
  for (const overlay of stack.splice(at + 1)) overlay.close()
}

function goBack(): Promise<void> {
  popped = new Promise((resolve) => {
    const letGo = holdNavigation()
    const done = (event?: Event) => {
      clearTimeout(timer)
      window.removeEventListener('popstate', done, { capture: true })
      if (letGo()) event?.stopImmediatePropagation()
      resolve()
    }
    const timer = setTimeout(done, POP_TIMEOUT_MS)
    window.addEventListener('popstate', done, { capture: true })
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
