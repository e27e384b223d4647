import { useLayoutEffect } from 'react'

/** Gives the page a class while the component is on screen, for styles outside it (`:has()` needs Chrome 105). */
export function usePageClass(name: string, on = true): void {
  useLayoutEffect(() => {
    if (!on) return
    const { classList } = document.documentElement
    classList.add(name)
    return () => classList.remove(name)
  }, [name, on])
}
