import { vi } from 'vitest'

/** The page is narrower than 768 px until the test ends; what it returns crosses that width, and with false, crosses it back. */
export function narrowPage(): (isWide?: boolean) => void {
  const { matchMedia } = globalThis
  const desktop = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', (query: string) =>
    query === '(min-width: 768px)' ? desktop : matchMedia(query),
  )
  return (isWide = true) => {
    desktop.matches = isWide
    desktop.dispatchEvent(new Event('change'))
  }
}
