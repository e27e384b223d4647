import type { ComponentType } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyScreen } from './lazy-screen.ts'
import { isPath, type Path } from './paths.ts'
import { isScreenPath, screenFiles } from './screen-files.ts'

const files = import.meta.glob<Record<string, ComponentType>>([
  '../../screens/*/*Screen.tsx',
  '!../../screens/home/HomeScreen.tsx',
])

const screenIn = (file: string) =>
  lazyScreen(async () => (await files[`../../screens/${file}.tsx`]?.()) ?? {}, file.replace(/.*\//, ''))

/** Every screen but home, by its path. Each is its own chunk. */
const screens = Object.fromEntries(
  Object.entries(screenFiles).map(([path, file]) => [path, screenIn(file)]),
) as Record<Exclude<Path, '/'>, ReturnType<typeof screenIn>>

/** Loads the screen of an address, if it has one in a file. */
export const prepareScreen = async (address: string): Promise<void> => {
  const path = address.replace(/\?.*$/s, '')
  if (isScreenPath(path)) await screens[path].prepare()
}

/** The screen of the current address. This table loads after the first paint, because home does not need it. */
export function LazyScreen() {
  const { pathname } = useLocation()
  // The route guard has redirected every other address to home already.
  if (!isPath(pathname) || pathname === '/') return null
  const Screen = screens[pathname]
  return <Screen />
}
