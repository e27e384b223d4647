import { useSyncExternalStore } from 'react'
import { storage } from '../lib/storage.ts'

const listeners = new Set<() => void>()
storage.subscribe((key) => {
  if (key === 'yz:hide-balance' || key === null) notify()
})

function notify(): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const isHidden = (): boolean => storage.get('yz:hide-balance') === true

/** Whether amounts are hidden, everywhere at once, and the function that toggles it. */
export function useHideBalance(): [boolean, (hidden: boolean) => void] {
  const hidden = useSyncExternalStore(subscribe, isHidden)
  return [
    hidden,
    (next) => {
      storage.set('yz:hide-balance', next)
      notify()
    },
  ]
}
