import { lazy, Suspense, useState } from 'react'
import { Menu } from '../../ui/icons/line.tsx'

const loadDrawer = () => import('./SideDrawer.tsx')
const SideDrawer = lazy(() => loadDrawer().then((m) => ({ default: m.SideDrawer })))

/** Opens the side drawer, which is loaded on first use. */
export function MenuButton() {
  const [opened, setOpened] = useState(false)
  const [open, setOpen] = useState(false)
  const show = () => {
    setOpened(true)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className="menu-button tap"
        aria-label="打开菜单"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadDrawer().catch(() => undefined)}
        onClick={show}
      >
        <Menu size={18} aria-hidden="true" />
      </button>
      {opened && (
        <Suspense>
          <SideDrawer open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
