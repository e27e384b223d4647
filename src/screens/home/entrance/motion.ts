import { useSyncExternalStore } from 'react'
import { createListeners } from '../../../lib/device/listeners.ts'

/**
 * The moving parts of home (banners, notices, jackpot) have one pause control (WCAG 2.2.2). They also stop in a hidden
 * tab and if the system requests reduced motion (docs/faults.md#motion).
 */
let paused = false
/** Whether things may move yet, see `beginMotion`. */
let begun = false
const listeners = createListeners()

const lessMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)')

function subscribe(listener: () => void): () => void {
  const query = lessMotion()
  const unsubscribe = listeners.subscribe(listener)
  document.addEventListener('visibilitychange', listener)
  query?.addEventListener('change', listener)
  return () => {
    unsubscribe()
    document.removeEventListener('visibilitychange', listener)
    query?.removeEventListener('change', listener)
  }
}

const isPaused = () => paused
const hasBegun = () => begun
const isStill = () => lessMotion()?.matches === true
const isHidden = () => document.visibilityState === 'hidden'

export type Motion = {
  /** Things move now. */
  moving: boolean
  /** The player stopped them. */
  paused: boolean
  /** The system requests reduced motion: nothing ever moves, so there is nothing to stop. */
  still: boolean
}

export function useMotion(): Motion {
  const stopped = useSyncExternalStore(subscribe, isPaused)
  const still = useSyncExternalStore(subscribe, isStill)
  const hidden = useSyncExternalStore(subscribe, isHidden)
  const calm = !useSyncExternalStore(subscribe, hasBegun)
  return { moving: !calm && !stopped && !still && !hidden, paused: stopped, still }
}

export function setPaused(next: boolean): void {
  paused = next
  listeners.notify()
}

/** Lets things move. Called at the first touch, because before it the phone is busy with the first screen. */
export function beginMotion(): void {
  begun = true
  listeners.notify()
}
