import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/device/listeners.ts'
import { storage } from '../../lib/device/storage.ts'

const { subscribe, notify } = createListeners()
storage.subscribe((key) => {
  if (key === 'yz:hide-balance' || key === null) notify()
})

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
