import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useToken } from '../../api/core/client/session-store.ts'
import { appQuery } from '../../api/queries/site.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { REGISTER_PATH } from '../../lib/query-types.ts'
import { Logo } from '../../ui/art/Logo.tsx'
import { Link } from '../../ui/Link.tsx'
import { ReloadButton } from '../../ui/loading/ReloadButton.tsx'

const MemberControls = lazyPart(
  () => import('./MemberControls.tsx').then((m) => m.MemberControls),
  ReloadButton,
)

/** Shown until the site's own name is known. */
const BRAND = '云舟'

/** With large text the header takes two rows. Elements that stick below it read its height from --bar. */
function tellHeight(bar: HTMLElement) {
  const { style } = document.documentElement
  const publish = () => {
    // The style sheet already has the usual height. Writing it again would recalculate the styles of the whole page.
    const common = Number.parseFloat(getComputedStyle(bar).minHeight)
    if (bar.offsetHeight === Math.round(common)) style.removeProperty('--bar')
    else style.setProperty('--bar', `${bar.offsetHeight}px`)
  }
  const watch = new ResizeObserver(publish)
  watch.observe(bar)
  return () => watch.disconnect()
}

/** The top header: the logo, and the balance with its controls or the login links. */
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
      <Link className="pill solid" to={REGISTER_PATH}>
        注册
      </Link>
    </>
  )
}
