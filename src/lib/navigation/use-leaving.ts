import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { LEAVES_WITHIN_MS } from './leaving.ts'

/**
 * Whether the window is being left for an outside page, for controls that stay locked meanwhile. That page may be slow,
 * or never come (the browser's Stop, a download, a missing app), so the state ends by itself.
 */
export function useLeaving(): [leaving: boolean, setLeaving: Dispatch<SetStateAction<boolean>>] {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const onReturn = () => setLeaving(false)
    // A kept screen may have been left with this state.
    onReturn()
    window.addEventListener('pageshow', onReturn)
    return () => window.removeEventListener('pageshow', onReturn)
  }, [])
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(false), LEAVES_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return [leaving, setLeaving]
}
