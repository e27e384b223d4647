import type { ComponentType } from 'react'
import { type Location, Route, Routes } from 'react-router-dom'
import { HomeScreen } from '../screens/home/HomeScreen.tsx'
import { lazyScreen } from './chunk.ts'
import { type Path, paths } from './paths.ts'

/** The screens that exist. A route without a line here says that it is not open yet. */
const screens: Partial<Record<Path, ComponentType>> = {
  '/': HomeScreen,
  '/gamePage': lazyScreen(() => import('../screens/game-page/GamePageScreen.tsx'), 'GamePageScreen'),
  '/login': lazyScreen(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
  '/mine': lazyScreen(() => import('../screens/mine/MineScreen.tsx'), 'MineScreen'),
  '/register': lazyScreen(() => import('../screens/register/RegisterScreen.tsx'), 'RegisterScreen'),
  '/transfer': lazyScreen(() => import('../screens/transfer/TransferScreen.tsx'), 'TransferScreen'),
}

const Placeholder = lazyScreen(() => import('./Placeholder.tsx'), 'Placeholder')

/** The screen of an address, reading that address and no later one. */
export function screenOf(at: Location) {
  return (
    <Routes location={at}>
      {paths.map((path) => {
        const Screen = screens[path] ?? Placeholder
        return <Route key={path} path={path} element={<Screen />} />
      })}
    </Routes>
  )
}
