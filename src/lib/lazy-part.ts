import { type ComponentType, lazy } from 'react'

const Nothing = () => null

/**
 * A part of a screen in a file of its own. Where the file cannot be had (no network, or a newer version has replaced
 * it), `instead` stands in its place and the rest of the screen goes on working.
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
