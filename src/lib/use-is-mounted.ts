import { type RefObject, useEffect, useRef } from 'react'

/** Whether the screen is still there: an answer that comes after it was left must not navigate. */
export function useIsMounted(): RefObject<boolean> {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
