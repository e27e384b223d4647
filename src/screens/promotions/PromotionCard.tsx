import { ChevronRight, Gift } from 'lucide-react'
import { useState } from 'react'
import { serverNow } from '../../api/core/server-time.ts'
import type { Activity } from '../../api/queries/activity.ts'
import { promotionWindow } from '../../lib/format/promotion-window.ts'
import { leadOf } from '../../lib/html/html-preview.ts'
import { safeImageUrl } from '../../lib/html/safe-image.ts'
import { Link } from '../../ui/Link.tsx'
import { Skeleton } from '../../ui/loading/Skeleton.tsx'

type Props = { activity: Activity; typeName: string | undefined }

/** They fit the three lines of a narrow card. */
const GIST_CHARS = 42

/** One promotion: its banner, title, days and the first words of its terms. The whole card is the link. */
export function PromotionCard({ activity, typeName }: Props) {
  const { id, banner, title, content } = activity
  const gist = leadOf(content, GIST_CHARS)
  const window = promotionWindow(activity, serverNow())
  return (
    <li>
      <Link className="card promotions-card" to={`/activityInfo?${new URLSearchParams({ id })}`}>
        <Banner src={safeImageUrl(banner)} />
        <span className="promotions-card-foot">
          <span className="grow">
            <span className="promotions-card-title">{title}</span>
            <span className="promotions-card-gist t12 muted">
              {[typeName, gist].filter(Boolean).join(' · ')}
            </span>
            {window && (
              <span className="t12 faint num">{[window.state, window.days].filter(Boolean).join(' · ')}</span>
            )}
          </span>
          <ChevronRight size={18} className="faint" aria-hidden="true" />
        </span>
      </Link>
    </li>
  )
}

/** The title is below the picture, so its alt text is empty. */
function Banner({ src }: { src: string | undefined }) {
  const [broken, setBroken] = useState(false)
  return (
    <span className="promotions-banner">
      {src === undefined || broken ? (
        <Gift size={36} strokeWidth={1.5} aria-hidden="true" />
      ) : (
        <img
          src={src}
          alt=""
          width={358}
          height={148}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  )
}

export const CardSkeleton = () => (
  <li className="card promotions-card" aria-hidden="true">
    <Skeleton className="promotions-banner" height="auto" radius={0} />
    <span className="promotions-card-foot">
      <span className="grow">
        <Skeleton width="62%" height={20} />
        <Skeleton width="92%" height={34} />
      </span>
    </span>
  </li>
)
