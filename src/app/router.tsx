import { type Location, Route, Routes } from 'react-router-dom'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'
import { lazyScreen } from './chunk.ts'

const loadFurther = () => import('./FurtherScreen.tsx')
const FurtherScreen = lazyScreen(loadFurther, 'FurtherScreen')

/** Fetches the table of the other screens while nothing else is to do, so that the first tap waits for one file, not two. */
export function preloadScreens(): void {
  loadFurther().catch(() => undefined)
}

/** The screen of an address, reading that address and no later one. A screen is added in FurtherScreen.tsx. */
export function screenOf(at: Location) {
  return (
    <Routes location={at}>
      <Route path="/" element={<HomeScreen />} />
      <Route path="*" element={<FurtherScreen />} />
    </Routes>
  )
}
