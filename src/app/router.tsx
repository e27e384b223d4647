import { memo, useMemo } from 'react'
import { type Location, UNSAFE_LocationContext as LocationContext, NavigationType } from 'react-router-dom'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'
import { lazyScreen } from './lazy-screen.ts'

const loadScreenTable = () => import('./LazyScreen.tsx')
const FurtherScreen = lazyScreen(loadScreenTable, 'LazyScreen')

/** Fetches the table of the other screens while nothing else is to do, so that the first tap waits for one file, not two. */
export function preloadScreens(): void {
  loadScreenTable().catch(() => undefined)
}

/** The screen of an address, reading that address and no later one. A screen is added in FurtherScreen.tsx. */
export const screenOf = (at: Location) => <ScreenAt at={at} />

/**
 * The router's own `<Routes location>` gives the same context, and brings a matcher of patterns (3 kB gzip), of which no
 * path here has any. A screen whose address stands is not drawn anew because another one changes.
 */
const ScreenAt = memo(function ScreenAt({ at }: { at: Location }) {
  const context = useMemo(() => ({ location: at, navigationType: NavigationType.Pop }), [at])
  return (
    <LocationContext value={context}>
      {at.pathname === '/' ? <HomeScreen /> : <FurtherScreen />}
    </LocationContext>
  )
})
