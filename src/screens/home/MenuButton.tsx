import { lazy, Suspense } from 'react'
import { useLazyOverlay } from '../../lib/use-lazy-overlay.ts'
import { Menu } from '../../ui/icons/line.tsx'

const loadDrawer = () => import('./SideDrawer.tsx')
const SideDrawer = lazy(() => loadDrawer().then((m) => ({ default: m.SideDrawer })))

/** Opens the side drawer, which is loaded on first use. */
export function MenuButton() {
  const { shown, open, show, close } = useLazyOverlay<true>()
  return (
    <>
      <button
        type="button"
        className="menu-button tap"
        aria-label="打开菜单"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={() => show(true)}
      >
        <Menu size={18} aria-hidden="true" />
      </button>
      <Suspense>{shown && <SideDrawer open={open} onClose={close} />}</Suspense>
    </>
  )
}
