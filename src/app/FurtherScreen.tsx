import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from './chunk.ts'
import { Placeholder } from './Placeholder.tsx'
import { isPath, type Path } from './paths.ts'

/** Every screen but home, by its path. One line a screen; each is a chunk of its own. */
const screens: Partial<Record<Path, ComponentType>> = {
  '/gamePage': lazyScreen(() => import('../screens/game-page/GamePageScreen.tsx'), 'GamePageScreen'),
  '/login': lazyScreen(() => import('../screens/login/LoginScreen.tsx'), 'LoginScreen'),
  '/mine': lazyScreen(() => import('../screens/mine/MineScreen.tsx'), 'MineScreen'),
  '/register': lazyScreen(() => import('../screens/register/RegisterScreen.tsx'), 'RegisterScreen'),
  '/transfer': lazyScreen(() => import('../screens/transfer/TransferScreen.tsx'), 'TransferScreen'),
}

/** The screen of the address around it. The table of chunks comes after the first paint: home needs none of it. */
export function FurtherScreen() {
  const { pathname } = useLocation()
  const Screen = (isPath(pathname) ? screens[pathname] : undefined) ?? Placeholder
  return <Screen />
}
