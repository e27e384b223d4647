import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { signOut } from '../../api/core/client/session-store.ts'
import { dismissToast } from '../../ui/toast/toast.ts'
import { queryClient } from '../App.tsx'

/** What every test that renders the whole app needs before and after it; called once by its file. Time is fake. */
export function prepareApp(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    // happy-dom rejects an unhandled promise when an animation is cancelled.
    vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel: () => undefined } as Animation)
  })
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    queryClient.clear()
    signOut()
    dismissToast()
    localStorage.clear()
    document.body.replaceChildren()
  })
}
