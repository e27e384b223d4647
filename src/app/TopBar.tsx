import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useToken } from '../api/core/session-store.ts'
import { appQuery } from '../api/queries/site.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { Logo } from '../ui/art/Logo.tsx'
import { Link } from '../ui/Link.tsx'
import { ReloadButton } from '../ui/ReloadButton.tsx'

const MemberControls = lazyPart(
  () => import('./MemberControls.tsx').then((m) => m.MemberControls),
  ReloadButton,
)

/** Shown until the site says its name. */
const BRAND = '云舟'

/** With large text the header takes two rows: what sticks below it stands off by its height, whatever that is. */
function tellHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const tell = () => {
    // The style sheet knows the common height; to write it would have the whole page styled anew.
    const common = Number.parseFloat(getComputedStyle(bar).minHeight)
    if (bar.offsetHeight === Math.round(common)) style.removeProperty('--bar')
    else style.setProperty('--bar', `${bar.offsetHeight}px`)
  }
  const watch = new ResizeObserver(tell)
  watch.observe(bar)
  return () => watch.disconnect()
}

/** The top header: logo, and the balance with its controls, or the ways in. */
export function TopBar() {
  const signedIn = useToken() !== undefined
  const { data: title } = useQuery({ ...appQuery(), select: (app) => app.title })
  return (
    <header className="topbar" ref={tellHeight}>
      <Link className="brand" to="/" aria-label={`${title || BRAND}，首页`}>
        <Logo size={28} />
        <span className="ellipsis">{title || BRAND}</span>
      </Link>
      {signedIn ? (
        <Suspense fallback={<span className="boot-pill" />}>
          <MemberControls />
        </Suspense>
      ) : (
        <VisitorControls />
      )}
    </header>
  )
}

function VisitorControls() {
  return (
    <>
      <Link className="pill soft" to="/login">
        登录
      </Link>
      <Link className="pill solid" to="/login?type=1">
        注册
      </Link>
    </>
  )
}
