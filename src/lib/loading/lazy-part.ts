import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part of a screen in a file of its own. When the file cannot be loaded (no network, or a newer version replaced
 * it), `instead` takes its place and the rest of the screen goes on working.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Nothing,
) =>
  lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
