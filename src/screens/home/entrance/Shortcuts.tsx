import { useVisitSite } from '../../../features/visit-site/use-visit-site.ts'
import {
  ArrowUpRight,
  CircleDollarSign,
  Crown,
  Headset,
  LayoutGrid,
  type LineIcon,
} from '../../../ui/icons/line.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Spinner } from '../../../ui/loading/Spinner.tsx'
import { useLazyOverlay } from '../../../ui/overlays/use-lazy-overlay.ts'

const loadMore = () => import('../overlays/MoreSheet.tsx').then((m) => m.MoreSheet)

/** Support, VIP, the USD platform and More. */
export function Shortcuts() {
  const site = useVisitSite()
  const { Overlay: MoreSheet, open, opener, close } = useLazyOverlay(loadMore)
  return (
    <nav className="shortcuts" aria-label="快捷入口">
      <Link className="shortcut" to="/kefu">
        <Face Icon={Headset} text="客服" />
      </Link>
      <Link className="shortcut gold-face" to="/vip">
        <Face Icon={Crown} text="VIP" />
      </Link>
      <button type="button" className="shortcut" aria-busy={site.busy} onClick={site.visit}>
        <Face Icon={CircleDollarSign} text="美元平台" busy={site.busy} leaves />
      </button>
      <button type="button" className="shortcut" {...opener}>
        <Face Icon={LayoutGrid} text="更多" />
      </button>
      {MoreSheet && <MoreSheet open={open} onClose={close} />}
    </nav>
  )
}

type FaceProps = { Icon: LineIcon; text: string; busy?: boolean; leaves?: true }

/** `leaves`: the link leaves the site, which an arrow and the name show. */
function Face({ Icon, text, busy, leaves }: FaceProps) {
  return (
    <>
      <span className="face">
        {busy ? <Spinner size={20} /> : <Icon size={20} strokeWidth={1.7} aria-hidden="true" />}
      </span>
      <span>
        {text}
        {leaves && (
          <>
            <ArrowUpRight size={12} className="shortcut-leaves" />
            <span className="sr-only">，将离开本站</span>
          </>
        )}
      </span>
    </>
  )
}
