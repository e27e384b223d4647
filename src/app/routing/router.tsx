import { memo, useMemo } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom'
import { HomeScreen } from '../../screens/home/HomeScreen.tsx'
import { lazyScreen } from './lazy-screen.ts'

const loadScreenTable = () => import('./LazyScreen.tsx')
const OtherScreen = lazyScreen(loadScreenTable, 'LazyScreen')

/** Fetches the table of the other screens while the page is idle: then the first tap waits for one file, not two. */
export function preloadScreens(): void {
  loadScreenTable().catch(() => undefined)
}

/** The screen of an address; it reads that address and no later one. Screens are listed in LazyScreen.tsx. */
export const screenOf = (at: Location) => <ScreenAt at={at} />

/**
 * React Router's `<Routes location>` would give the same context, but brings a pattern matcher (3 kB gzip) that no path
 * here needs. Memoized: a screen whose address stays is not rendered again when another address changes.
 */
const ScreenAt = memo(function ScreenAt({ at }: { at: Location }) {
  const context = useMemo(() => ({ location: at, navigationType: NavigationType.Pop }), [at])
  return (
    <LocationContext value={context}>
      {at.pathname === '/' ? <HomeScreen /> : <OtherScreen />}
    </LocationContext>
  )
})
