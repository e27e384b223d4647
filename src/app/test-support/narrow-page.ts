import { vi } from 'vitest'

/**
 * Makes the page narrower than 768 px until the test ends. The returned function crosses that width; with false it
 * crosses back.
 */
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
