import { type ComponentType, lazy } from 'react'
import { loadPart } from './load-part.ts'

const Nothing = () => null

/**
 * A part of a screen in a file of its own. If the file does not load (no network, or a newer version has replaced it),
 * `instead` takes its place and the rest of the screen keeps working.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = Nothing,
) =>
  lazy(() =>
    loadPart(load).then(
      (part) => ({ default: part }),
      () => ({ default: instead }),
    ),
  )
