import { type ComponentType, startTransition, useEffect, useEffectEvent, useReducer } from 'react'
import { loadPart } from '../../lib/loading/load-part.ts'
import { tellMissing } from './missing-overlay.ts'

/**
 * An overlay whose file, and Chakra with it, loads when it first opens, so that the screen does not wait for it. If the
 * file does not load, a toast says so and it counts as closed.
 */
function lazyOverlay<P extends { open: boolean; onClose: () => void }>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  let loaded: ComponentType<P> | undefined
  return function Overlay(props: P) {
    const [, redraw] = useReducer((times: number) => times + 1, 0)
    const fail = useEffectEvent(() => {
      props.onClose()
      tellMissing()
    })
    const { open } = props
    useEffect(() => {
      if (!open || loaded) return
      let hasLeft = false
      loadPart(load).then(
        (part) => {
          loaded = part
          if (!hasLeft) startTransition(redraw)
        },
        () => hasLeft || fail(),
      )
      return () => {
        hasLeft = true
      }
    }, [open])
    const Loaded = loaded
    return Loaded && <Loaded {...props} />
  }
}

/** `Sheet` for screens; what has a file of its own already takes the sheet itself. */
export const LazySheet = lazyOverlay(() => import('../chakra/overlays/Sheet.tsx').then((m) => m.Sheet))
/** The same for `Dialog`. */
export const LazyDialog = lazyOverlay(() => import('../chakra/overlays/Dialog.tsx').then((m) => m.Dialog))
