import { lazy, Suspense } from 'react'
import { useVisitSite } from '../../features/visit-site/use-visit-site.ts'
import { useLazyOverlay } from '../../lib/use-lazy-overlay.ts'
import { CircleDollarSign, Crown, Headset, LayoutGrid, type LineIcon } from '../../ui/icons/line.tsx'
import { Link } from '../../ui/Link.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

const loadMore = () => import('./MoreSheet.tsx')
const MoreSheet = lazy(() => loadMore().then((m) => ({ default: m.MoreSheet })))

/** Support, VIP, the USD platform and More. */
export function Shortcuts() {
  const site = useVisitSite()
  const { shown, open, show, close } = useLazyOverlay<true>()
  return (
    <nav className="shortcuts" aria-label="快捷入口">
      <Link className="shortcut" to="/kefu">
        <Face Icon={Headset} text="客服" />
      </Link>
      <Link className="shortcut gold-face" to="/vip">
        <Face Icon={Crown} text="VIP" />
      </Link>
      <button type="button" className="shortcut" aria-busy={site.busy} onClick={site.visit}>
        <Face Icon={CircleDollarSign} text="美元平台" busy={site.busy} />
      </button>
      <button
        type="button"
        className="shortcut"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadMore().catch(() => undefined)}
        onClick={() => show(true)}
      >
        <Face Icon={LayoutGrid} text="更多" />
      </button>
      <Suspense>{shown && <MoreSheet open={open} onClose={close} />}</Suspense>
    </nav>
  )
}

function Face({ Icon, text, busy }: { Icon: LineIcon; text: string; busy?: boolean }) {
  return (
    <>
      <span className="face">
        {busy ? <Spinner size={20} /> : <Icon size={20} strokeWidth={1.7} aria-hidden="true" />}
      </span>
      {text}
    </>
  )
}
