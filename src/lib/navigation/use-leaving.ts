import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'
import { LEAVES_WITHIN_MS } from './leaving.ts'

/**
 * Whether the window is being left for an outside page, for what must stay locked meanwhile: that page may need long. It may
 * also never come (the browser's Stop, a download, an app that the phone does not have), so that it is over by itself.
 */
export function useLeaving(): [leaving: boolean, setLeaving: Dispatch<SetStateAction<boolean>>] {
  const [leaving, setLeaving] = useState(false)
  useEffect(() => {
    const back = () => setLeaving(false)
    // A kept screen is shown again.
    back()
    window.addEventListener('pageshow', back)
    return () => window.removeEventListener('pageshow', back)
  }, [])
  useEffect(() => {
    if (!leaving) return
    const timer = setTimeout(() => setLeaving(false), LEAVES_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [leaving])
  return [leaving, setLeaving]
}
