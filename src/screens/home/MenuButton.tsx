import { Menu } from '../../ui/icons/line.tsx'
import { useLazyOverlay } from '../../ui/overlays/use-lazy-overlay.ts'

const loadDrawer = () => import('./overlays/SideDrawer.tsx').then((m) => m.SideDrawer)

/** Opens the side drawer, which is loaded on first use. */
export function MenuButton() {
  const { Overlay: SideDrawer, open, opener, close } = useLazyOverlay(loadDrawer)
  return (
    <>
      <button type="button" className="menu-button tap" aria-label="打开菜单" {...opener}>
        <Menu size={18} aria-hidden="true" />
      </button>
      {SideDrawer && <SideDrawer open={open} onClose={close} />}
    </>
  )
}
