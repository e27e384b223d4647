import { memo, useMemo } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom'
import { isHome } from '../../lib/loading/first-calls.ts'
import { HomeScreen } from '../../screens/home/HomeScreen.tsx'
import { lazyScreen } from './lazy-screen.ts'

/** In production the page names the file of the table, which is beside this one (.ci/build/boot.ts). */
const loadScreenTable = (): Promise<typeof import('./LazyScreen.tsx')> =>
  import.meta.env.PROD && import.meta.env.VITE_BACKEND !== 'mock'
    ? import(/* @vite-ignore */ `./${document.documentElement.dataset.screens}`)
    : import('./LazyScreen.tsx')
const OtherScreen = lazyScreen(loadScreenTable, 'LazyScreen')

/** Loads the table of the other screens while the page is idle, so that the first tap waits for one file, not two. */
export function preloadScreens(): void {
  loadScreenTable().catch(() => undefined)
}

/** Loads the screen of an address before the first draw. */
export async function prepareScreen(address: string): Promise<void> {
  if (isHome(address)) return
  await OtherScreen.prepare()
  await (await loadScreenTable()).prepareScreen(address)
}

/**
 * The screen of an address. It keeps reading this address when the current one changes. screen-files.ts lists the
 * screens.
 */
export const screenOf = (at: Location) => <ScreenAt at={at} />

/**
 * Does what React Router's `<Routes location>` would, without its pattern matcher (3 kB gzip), which no path here
 * needs. Memoized, so that a screen is not rendered again when another address changes.
 */
const ScreenAt = memo(function ScreenAt({ at }: { at: Location }) {
  const context = useMemo(() => ({ location: at, navigationType: NavigationType.Pop }), [at])
  return (
    <LocationContext value={context}>
      {at.pathname === '/' ? <HomeScreen /> : <OtherScreen />}
    </LocationContext>
  )
})
